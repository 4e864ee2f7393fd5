/** Where people talk at a table page. */
import { alone } from '../choosing/mayAsk.ts';
import type { Snapshot, TableSource } from '../source/source.ts';
import type { Talk } from './talk.ts';

/** Nothing where nobody is there to talk to: who plays against bots alone needs no chat. What was said stays. */
export function talkAt(source: TableSource, { info }: Snapshot): Talk | undefined {
  const { talk } = source;
  const said = (talk?.chat.value?.lines.length ?? 0) > 0;
  return said || info.you === 'spectator' || !alone(info) ? talk : undefined;
}
