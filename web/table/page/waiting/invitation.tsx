/** The link that brings others to a table. */
import { HandOn } from '../../../parts/handOn.tsx';
import { fill, t } from '../../../translate.ts';

const words = {
  invite: { de: 'Lade mit diesem Link ein', en: 'Invite with this link' },
  shareText: { de: 'Spiel mit mir {game}!', en: 'Play {game} with me!' },
} as const;

/** `path`: the table's own address on this site. */
export function Invitation({ path, game }: { path: string; game: string }) {
  return (
    <section class="invite" aria-labelledby="invite">
      <h2 id="invite">{t(words.invite)}</h2>
      <HandOn path={path} titled="invite" shareText={fill(words.shareText, { game })} />
    </section>
  );
}
