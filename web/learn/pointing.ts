/** Marks on the page what a step of a lesson speaks of. */
import type { Pointer } from '@atoll/engine';
import { useEffect } from 'preact/hooks';

const quoted = (value: string): string => `"${CSS.escape(value)}"`;

function selectorOf(point: Pointer): string {
  if ('component' in point) return `[data-component=${quoted(point.component)}]`;
  if ('place' in point) return `[data-place=${quoted(point.place)}]`;
  if ('field' in point) return `[data-fields~=${quoted(point.field)}]`;
  if ('panel' in point) return `[data-seat-panel=${quoted(String(point.panel))}]`;
  return '.prompt';
}

/** All that it speaks of: on the board and in the action bar, and only where it is in neither, anywhere. */
function pointedAt(table: ParentNode, point: Pointer): Element[] {
  const selector = selectorOf(point);
  const near = [...table.querySelectorAll(`.middle ${selector}`)];
  return near.length > 0 ? near : [...table.querySelectorAll(selector)];
}

const MARK = 'data-taught';

/** Marks it for as long as it is spoken of, also where the board draws it anew or moves. */
export function usePointing(points: readonly Pointer[]): void {
  useEffect(() => {
    const table = document.querySelector('.table');
    if (!table) return;
    const frames = framesOver(document.body);
    let drawn: Element[] = [];
    const mark = () => {
      const wanted = new Set(points.flatMap(point => pointedAt(table, point)));
      for (const old of table.querySelectorAll(`[${MARK}]`)) if (!wanted.has(old)) old.removeAttribute(MARK);
      for (const element of wanted) element.setAttribute(MARK, '');
      drawn = [...wanted].filter(element => element instanceof SVGElement);
    };
    mark();
    let stale = false;
    const watch = new MutationObserver(() => {
      stale = true;
    });
    watch.observe(table, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-component', 'data-place', 'data-fields', 'data-seat-panel'],
    });
    let next = 0;
    const follow = () => {
      if (stale) mark();
      stale = false;
      frames.around(drawn);
      next = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      watch.disconnect();
      cancelAnimationFrame(next);
      frames.remove();
      for (const old of table.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
    };
  }, [points]);
}

/** Frames over parts of a drawing: an outline in the drawing itself would lie below what is drawn later. */
function framesOver(page: Element) {
  const layer = document.createElement('div');
  layer.className = 'lesson-frames';
  layer.setAttribute('aria-hidden', 'true');
  page.append(layer);
  return {
    around(elements: readonly Element[]): void {
      const boxes = elements.flatMap(element => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const edge = element.closest('.board-space')?.getBoundingClientRect();
        const [midX, midY] = [x + width / 2, y + height / 2];
        const inSight = !edge || (midX > edge.left && midX < edge.right && midY > edge.top && midY < edge.bottom);
        return inSight && width > 0 ? [[x, y, width, height].map(Math.round)] : [];
      });
      while (layer.children.length > boxes.length) layer.lastChild?.remove();
      for (const [i, box] of boxes.entries()) {
        let frame = layer.children[i];
        if (!(frame instanceof HTMLElement)) {
          frame = document.createElement('div');
          layer.append(frame);
        }
        const [x, y, width, height] = box;
        const style = `translate:${x}px ${y}px;width:${width}px;height:${height}px`;
        if (frame instanceof HTMLElement && frame.dataset.at !== style) {
          frame.dataset.at = style;
          frame.style.cssText = style;
        }
      }
    },
    remove: () => layer.remove(),
  };
}
