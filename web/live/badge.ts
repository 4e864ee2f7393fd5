/** The picture in the browser's tab, with the number of tables that wait for me. */
import { effect } from '@preact/signals';
import { waiting } from './waiting.ts';

const plain = '/atoll.svg';
const size = 64;

export function showBadge(): () => void {
  const picture = new Image();
  picture.src = plain;
  let stopped = false;
  const stop = effect(() => {
    const { length } = waiting.value;
    if (length === 0) {
      put(plain, 'image/svg+xml');
      return;
    }
    void picture.decode().then(
      () => {
        if (!stopped && waiting.peek().length === length) put(drawn(picture, length), 'image/png');
      },
      () => undefined,
    );
  });
  return () => {
    stopped = true;
    stop();
  };
}

function put(href: string, type: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link || link.getAttribute('href') === href) return;
  link.type = type;
  link.href = href;
}

function drawn(picture: CanvasImageSource, n: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return plain;
  pen.drawImage(picture, 0, 0, size, size);
  const text = n > 9 ? '9+' : String(n);
  // As large as it can be: most tabs show it at sixteen pixels.
  const radius = 21;
  pen.beginPath();
  pen.arc(size - radius - 1, size - radius - 1, radius, 0, 2 * Math.PI);
  pen.fillStyle = '#b3261e';
  pen.fill();
  pen.strokeStyle = '#fff';
  pen.lineWidth = 3;
  pen.stroke();
  pen.fillStyle = '#fff';
  pen.font = `700 ${text.length > 1 ? 25 : 33}px sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, size - radius - 1, size - radius + 1);
  return canvas.toDataURL('image/png');
}
