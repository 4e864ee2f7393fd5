/** A link as a QR code, for the camera of a phone. */
import { useMemo } from 'preact/hooks';
import { qrCode } from './qr.ts';

/** Light squares around the code, without which cameras do not find it. */
const QUIET = 4;

export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => qrCode(text), [text]);
  if (!rows) return null;
  const size = rows.length + 2 * QUIET;
  const dark = rows.flatMap((row, y) => row.flatMap((is, x) => (is ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path class="qr-paper" d={`M0 0h${size}v${size}H0z`} />
      <path class="qr-ink" d={dark.join('')} />
    </svg>
  );
}
