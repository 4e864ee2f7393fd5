/**
 * A window onto a drawing: drag, pinch, wheel and keys move it, and it always fits again when the drawing grows.
 * Children are SVG in the drawing's own units.
 */
import type { Words } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Box, type Camera, covers, enlarging, fit, hold, reveal, type Size, zoom } from './camera.ts';
import { useSize } from './size.ts';

export interface PanZoomProps {
  /** What must fit, in the drawing's units. */
  box: Box;
  /** What the drawing is, for screen readers. */
  label: string;
  t(words: Words): string;
  /** Screen pixels per unit that are not exceeded: by fitting, and by hand. Large screens take more. */
  fitScale?: number;
  mostScale?: number;
  margin?: number;
  /** The drawing leaves its lower right corner free for the buttons, so that it may take the whole window. */
  corner?: boolean;
  /** Brought into sight whenever it changes: the place pointed at in the log, or the focused one. */
  show?: Box | null;
  reducedMotion?: boolean;
  /** Below this scale `--enlarge` in the drawing says how much larger to draw what must stay readable. */
  readableFrom?: number;
  /** Shapes, patterns and filters for `url(#…)`. */
  defs?: ComponentChildren;
  children: ComponentChildren;
}

const words = {
  in: { de: 'Vergrößern', en: 'Zoom in' },
  out: { de: 'Verkleinern', en: 'Zoom out' },
  fit: { de: 'Alles zeigen', en: 'Show everything' },
};

/** Room for the buttons, which stand in a row below the drawing or in a column beside it. */
const BUTTONS = 56;

/** Fits the box so that the buttons cover none of it, and says where they stand: wherever more of the window is left. */
function fitBeside(box: Box, size: Size, margin: number, most: number): { camera: Camera; row: boolean } {
  const above = fit(box, { width: size.width, height: Math.max(1, size.height - BUTTONS) }, margin, most);
  const beside = fit(box, { width: Math.max(1, size.width - BUTTONS), height: size.height }, margin, most);
  return above.scale > beside.scale ? { camera: above, row: true } : { camera: beside, row: false };
}

/** Pixels a finger may tremble before a tap becomes a drag. */
const DRAG_FROM = 7;

export function PanZoom(props: PanZoomProps) {
  const { box, margin = 20, show = null, reducedMotion = false, t } = props;
  const frame = useRef<HTMLDivElement>(null);
  const measured = useSize(frame);
  const size = measured.width > 0 ? measured : null;
  // On a wall-sized screen pieces may be larger than on a desk.
  const room = size ? Math.max(1, Math.min(size.width / 1400, size.height / 800, 2.5)) : 1;
  const fitScale = (props.fitScale ?? 1.6) * room;
  const mostScale = (props.mostScale ?? 3) * room;
  const [camera, setCamera] = useState<Camera | null>(null);
  const [gliding, setGliding] = useState(false);
  /** Whether the player moved the window themselves; then it is left alone as long as everything new is in it. */
  const own = useRef(false);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(false);

  const glide = (next: Camera) => {
    setGliding(!reducedMotion);
    setCamera(next);
  };
  const fitWhole = (window: Size) => ({ camera: fit(box, window, margin, fitScale), row: false });
  const fitted = size && (props.corner ? fitWhole(size) : fitBeside(box, size, margin, fitScale));
  const least = fitted ? fitted.camera.scale * 0.6 : 0.1;
  const change = (how: (camera: Camera) => Camera) => {
    own.current = true;
    setGliding(false);
    setCamera(now => (now && size ? hold(how(now), box, size) : now));
  };
  const fitAll = () => {
    own.current = false;
    if (fitted) glide(fitted.camera);
  };
  const zoomMiddle = (by: number) => {
    if (!size) return;
    change(now => zoom(now, by, { x: size.width / 2, y: size.height / 2 }, least, mostScale));
    setGliding(!reducedMotion);
  };

  useLayoutEffect(() => {
    if (!size || !fitted) return;
    const next = fitted.camera;
    if (!camera) setCamera(next);
    else if (!own.current || !covers(camera, box, size)) {
      own.current = false;
      // What is being shown stays in sight when the window changes around it.
      glide(show ? reveal(next, show, size, margin) : next);
    }
  }, [size?.width, size?.height, box.x, box.y, box.width, box.height]);

  useLayoutEffect(() => {
    if (!camera || !size) return;
    if (show) {
      const next = reveal(camera, show, size, margin);
      if (next !== camera) glide(next);
    } else if (fitted && !own.current && (camera.x !== fitted.camera.x || camera.y !== fitted.camera.y))
      // Nothing is shown any more: back to the whole, unless the player moved the window.
      glide(fitted.camera);
  }, [show?.x, show?.y, show?.width, show?.height]);

  // The wheel listener must be able to stop the page from scrolling, so it cannot be passive.
  const wheel = useRef<(event: WheelEvent) => void>(() => {});
  wheel.current = event => {
    event.preventDefault();
    const rect = frame.current?.getBoundingClientRect();
    if (!rect) return;
    const unit = event.deltaMode === 1 ? 18 : 1;
    const by = Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016));
    change(now => zoom(now, by, { x: event.clientX - rect.left, y: event.clientY - rect.top }, least, mostScale));
  };
  useLayoutEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => wheel.current(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  const down = (event: PointerEvent) => {
    if (event.button > 0) return;
    if (pointers.current.size === 0) dragged.current = false;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragged.current) {
      if (pointers.current.size < 2 && Math.hypot(now.x - before.x, now.y - before.y) < DRAG_FROM) return;
      dragged.current = true;
      for (const id of pointers.current.keys()) frame.current?.setPointerCapture(id);
    }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) {
      change(c => ({ scale: c.scale, x: c.x + now.x - before.x, y: c.y + now.y - before.y }));
      return;
    }
    const rect = frame.current?.getBoundingClientRect();
    if (!rect) return;
    const by =
      Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const middle = { x: (now.x + other.x) / 2 - rect.left, y: (now.y + other.y) / 2 - rect.top };
    const dx = (now.x - before.x) / 2;
    const dy = (now.y - before.y) / 2;
    change(c => zoom({ scale: c.scale, x: c.x + dx, y: c.y + dy }, by, middle, least, mostScale));
  };
  const up = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  // A drag that ends on a piece must not choose it.
  const click = (event: MouseEvent) => {
    if (!dragged.current) return;
    dragged.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = 60;
    const pan = (dx: number, dy: number) => change(c => ({ scale: c.scale, x: c.x + dx, y: c.y + dy }));
    // Arrows belong to the board's own parts when one of them has the focus.
    const onWindow = event.target === frame.current;
    if (event.key === '+' || event.key === '=') zoomMiddle(1.25);
    else if (event.key === '-') zoomMiddle(0.8);
    else if (event.key === '0') fitAll();
    else if (onWindow && event.key === 'ArrowLeft') pan(step, 0);
    else if (onWindow && event.key === 'ArrowRight') pan(-step, 0);
    else if (onWindow && event.key === 'ArrowUp') pan(0, step);
    else if (onWindow && event.key === 'ArrowDown') pan(0, -step);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="panzoom">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a drawing with parts */}
      <div
        ref={frame}
        class="panzoom-window"
        role="group"
        aria-label={props.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be panned must be reachable to pan it by keys
        tabIndex={0}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onClickCapture={click}
        onKeyDown={key}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the window around it is named, and so is each part in it */}
        <svg class="panzoom-svg" width="100%" height="100%">
          {props.defs && <defs>{props.defs}</defs>}
          {camera && (
            <g
              class={gliding ? 'panzoom-drawing is-gliding' : 'panzoom-drawing'}
              style={{
                transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`,
                ...enlarging(camera.scale, props.readableFrom),
              }}
            >
              {props.children}
            </g>
          )}
        </svg>
      </div>
      <div class={fitted?.row ? 'panzoom-buttons is-row' : 'panzoom-buttons'}>
        <button type="button" aria-label={t(words.in)} data-hint={t(words.in)} onClick={() => zoomMiddle(1.3)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 5v14M5 12h14" />
          </svg>
        </button>
        <button type="button" aria-label={t(words.out)} data-hint={t(words.out)} onClick={() => zoomMiddle(1 / 1.3)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h14" />
          </svg>
        </button>
        <button type="button" aria-label={t(words.fit)} data-hint={t(words.fit)} onClick={fitAll}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
          </svg>
        </button>
      </div>
    </div>
  );
}
