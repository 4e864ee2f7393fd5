/** Where a drawing stands in its window: pure arithmetic, so that it can be tested without one. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Screen = drawing × scale + (x, y). */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** The whole box in the middle of the window, as large as it goes, but pieces never larger than `most`. */
export function fit(box: Box, window: Size, margin: number, most: number): Camera {
  const scale = Math.min(
    most,
    Math.max(0.01, (window.width - 2 * margin) / box.width),
    Math.max(0.01, (window.height - 2 * margin) / box.height),
  );
  return {
    scale,
    x: window.width / 2 - (box.x + box.width / 2) * scale,
    y: window.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Zooms by a factor around a point of the window, which stays where it is. */
export function zoom(camera: Camera, by: number, at: { x: number; y: number }, least: number, most: number): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * by));
  const real = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real };
}

/** Keeps a part of the drawing in the window, so that nobody can lose it. */
export function hold(camera: Camera, box: Box, window: Size): Camera {
  const keep = 80;
  const left = box.x * camera.scale;
  const right = (box.x + box.width) * camera.scale;
  const top = box.y * camera.scale;
  const bottom = (box.y + box.height) * camera.scale;
  return {
    scale: camera.scale,
    x: Math.min(window.width - keep - left, Math.max(keep - right, camera.x)),
    y: Math.min(window.height - keep - top, Math.max(keep - bottom, camera.y)),
  };
}

export const covers = (camera: Camera, box: Box, window: Size): boolean =>
  box.x * camera.scale + camera.x >= 0 &&
  box.y * camera.scale + camera.y >= 0 &&
  (box.x + box.width) * camera.scale + camera.x <= window.width &&
  (box.y + box.height) * camera.scale + camera.y <= window.height;

/** The nearest camera of the same scale in which the box is seen, or the same one when it already is. */
export function reveal(camera: Camera, box: Box, window: Size, margin: number): Camera {
  const shift = (start: number, length: number, room: number) => {
    if (start < margin) return margin - start;
    if (start + length > room - margin) return Math.max(margin - start, room - margin - start - length);
    return 0;
  };
  const dx = shift(box.x * camera.scale + camera.x, box.width * camera.scale, window.width);
  const dy = shift(box.y * camera.scale + camera.y, box.height * camera.scale, window.height);
  return dx || dy ? { scale: camera.scale, x: camera.x + dx, y: camera.y + dy } : camera;
}

/**
 * A variable is inherited by every piece, and each is styled again when it changes. So only drawings that ask for it have
 * it, and it stays the same while everything is readable.
 */
export function enlarging(scale: number, readableFrom: number | undefined): Record<string, number> {
  return readableFrom === undefined ? {} : { '--enlarge': Math.max(1, readableFrom / scale) };
}
