/** A search's figures in words that a player can use. */
import type { Considered } from '@atoll/bots';
import { type Words, words } from '@atoll/engine';

const points = (n: number): Words => (n === 1 ? words('1 Punkt', '1 point') : words(`${n} Punkte`, `${n} points`));

/** “about 3 points ahead, give or take 1”. */
export function leadWords({ lead, give }: Considered): Words {
  const whole = Math.round(Math.abs(lead));
  const how =
    whole === 0
      ? words('am Ende gleichauf', 'level at the end')
      : lead > 0
        ? words(`am Ende ${points(whole).de} vorn`, `${points(whole).en} ahead at the end`)
        : words(`am Ende ${points(whole).de} hinten`, `${points(whole).en} behind at the end`);
  const off = give === null ? null : Math.max(1, Math.round(give));
  return off === null ? how : words(`${how.de} (± ${off})`, `${how.en} (± ${off})`);
}

/** How much of the thinking went into a move says how sure the search is of it. */
export function sureWords({ tries }: Considered, all: number): Words {
  const part = all > 0 ? tries / all : 0;
  const percent = Math.round(100 * part);
  if (part >= 0.65)
    return words(`ziemlich sicher (${percent} % der Versuche)`, `fairly sure (${percent} % of the tries)`);
  // More than half: there can be but one such move.
  if (part > 0.5) return words(`wohl das (${percent} % der Versuche)`, `probably this (${percent} % of the tries)`);
  if (part >= 0.25)
    return words(`gut möglich (${percent} % der Versuche)`, `a good option (${percent} % of the tries)`);
  return words(`auch möglich (${percent} % der Versuche)`, `an option (${percent} % of the tries)`);
}
