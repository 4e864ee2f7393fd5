/** A number that counts to its new value instead of jumping. */
import { useEffect, useRef, useState } from 'preact/hooks';

const MS = 260;

export function Count({ value, still }: { value: number /** Do not count: reduced motion. */; still?: boolean }) {
  const [shown, show] = useState(value);
  const from = useRef(value);

  useEffect(() => {
    const start = from.current;
    if (still || start === value) {
      from.current = value;
      show(value);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / MS);
      from.current = Math.round(start + (value - start) * (1 - (1 - part) ** 3));
      show(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, still]);

  return <span class="count">{shown < 0 ? `\u2212${-shown}` : shown}</span>;
}
