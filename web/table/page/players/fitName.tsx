/** A name in one line, as long as there is room for it: readers and hints have it whole. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fitting, shortForms } from './shortForms.ts';

let pen: CanvasRenderingContext2D | null | undefined;

/** How wide a text would be in the font of an element, without drawing it there. */
function widthIn(element: Element, text: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return pen.measureText(text).width;
}

/** Written upwards, as in a crowded table, a name has the height that the style allows. */
function roomIn(element: Element): number {
  const { writingMode, maxHeight } = getComputedStyle(element);
  return writingMode.startsWith('vertical') ? Number.parseFloat(maxHeight) : element.clientWidth;
}

export function FitName({ name, class: look = '' }: { name: string; class?: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [shown, show] = useState(name);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let there = true;
    const fit = () => {
      if (there) show(fitting(shortForms(name), roomIn(element), text => widthIn(element, text)));
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    // Before they are loaded, letters have another width.
    void document.fonts.ready.then(fit);
    return () => {
      there = false;
      watch.disconnect();
    };
  }, [name]);
  const whole = shown === name;
  return (
    <span ref={box} class={`fit-name ${look}`} data-hint={whole ? undefined : name}>
      {whole ? (
        name
      ) : (
        <>
          <span class="unseen">{name}</span>
          <span aria-hidden="true">{shown}</span>
        </>
      )}
    </span>
  );
}
