/** A search's figures in words that a player can use. */
import type { Considered } from '@atoll/bots';
import { counted, forms, type Words, words } from '@atoll/engine';

const point = forms(words('Punkt', 'point'), words('Punkte', 'points'));
const points = (n: number): Words => counted(n, point);

/** “about 3 points ahead, give or take 1”. */
export function leadWords({ lead, margin }: Considered): Words {
  const whole = Math.round(Math.abs(lead));
  const how =
    whole === 0
      ? words('am Ende gleichauf', 'level at the end')
      : lead > 0
        ? words(`am Ende ${points(whole).de} vorn`, `${points(whole).en} ahead at the end`)
        : words(`am Ende ${points(whole).de} zurück`, `${points(whole).en} behind at the end`);
  const off = margin === null ? null : Math.max(1, Math.round(margin));
  return off === null ? how : words(`${how.de} (± ${off})`, `${how.en} (± ${off})`);
}

/** How much of the thinking went into a move: what the search leans towards, and no chance of being right. */
export function shareWords({ tries }: Considered, all: number): Words {
  const part = all > 0 ? tries / all : 0;
  const percent = Math.round(100 * part);
  if (part >= 0.65)
    return words(`klar bevorzugt (${percent} % der Versuche)`, `clearly preferred (${percent} % of the tries)`);
  // More than half: there can be but one such move.
  if (part > 0.5) return words(`am ehesten (${percent} % der Versuche)`, `preferred (${percent} % of the tries)`);
  if (part >= 0.25)
    return words(`gut möglich (${percent} % der Versuche)`, `a good option (${percent} % of the tries)`);
  return words(`auch möglich (${percent} % der Versuche)`, `an option (${percent} % of the tries)`);
}
