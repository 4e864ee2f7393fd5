/** From a block of text to its sentences. In German a capital letter alone does not show where a sentence begins. */
import { blocksOf } from './blocks.ts';

/** After these a sentence always goes on. */
const abbreviations = new Set(
  'abb abs allg anm bd bsp bspw bzgl bzw ca dgl dr entspr evtl exkl fig ggf ggfs inkl insb insbes jew kap lt max min mind mio nr od prof rd s sog spez st std stk str tab tel urspr usf vgl zb zzgl'.split(
    ' ',
  ),
);
/** These end a sentence when a capital letter follows. */
const closing = new Set(['usw', 'etc', 'uvm']);

/** Words that begin a sentence; after "12." anything else is what is being counted. */
const starters = new Set(
  'aber achtung alle als am an anschließend auch auf aus außerdem bei beim beispiel bis da dabei dadurch dafür damit danach dann das dazu dem den der des deshalb die dies diese dieser dieses du durch ein eine einen einer einige entweder er erhält erst es falls für gibt haben hat hier hierfür hinweis ich ihr im in ist je jede jeder jedes jetzt kann kein keine legt liegt man mischt mit muss nach nehmt nicht nimmt nun nur ob oder seine sie sind so sobald sollte somit spielt steht tipp übrige um und von wählt wann während was weitere weiterhin wenn wer werden wie wir wird zieht zu zudem zuerst zum zur zusätzlich'.split(
    ' ',
  ),
);

const stop = /([.!?]{1,8}|…)[)\]"“”»«'’]{0,4}\s(?=([("„»«“'‚[]{0,4})([\p{L}\d]+))/gu;

export const sentencesOf = (text: string): string[] => blocksOf(text).flatMap(splitBlock);

function splitBlock(block: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const found of block.matchAll(stop)) {
    const [whole, mark = '', opened = '', next = ''] = found;
    // A little of what stands before is enough, and keeps endless sentences cheap.
    const before = block.slice(Math.max(from, found.index - 40), found.index);
    if (!isEnd(before, mark, next, opened !== '')) continue;
    const to = found.index + whole.length;
    sentences.push(block.slice(from, to).trim());
    from = to;
  }
  sentences.push(block.slice(from).trim());
  return sentences.filter(sentence => /\p{L}/u.test(sentence));
}

/** `before`: the end of the sentence up to the mark; `next`: the word that follows. */
function isEnd(before: string, mark: string, next: string, opened: boolean): boolean {
  if (/^\p{Ll}/u.test(next)) return false;
  if (mark !== '.') return true;
  const [, last = ''] = /([\p{L}\p{N}]+)$/u.exec(before) ?? [];
  const word = last.toLowerCase();
  if (closing.has(word)) return true;
  if (abbreviations.has(word)) return false;
  const starts = starters.has(next.toLowerCase());
  // "z. B.", "d. h.", initials: one letter alone. "Phase A. Danach …" is an end.
  if (/^\p{L}$/u.test(last)) return starts && /^\p{Lu}$/u.test(last) && !/\p{L}\.\s?$/u.test(before.slice(0, -1));
  if (/^\d{1,2}$/.test(last)) return !isCounted(before) && (starts || opened);
  return true;
}

/** "1." at the beginning counts the items of a list. */
const isCounted = (before: string): boolean => /^\s*\d{1,2}$/.test(before);
