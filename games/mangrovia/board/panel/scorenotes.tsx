/** Under the score: every path and place with the whole ranking, as it stands now. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { words } from '@atoll/engine';
import type { ViewRank } from '../../rules/view/viewTypes.ts';
import { Icon, type IconName } from '../icons.tsx';
import type { Props } from '../props.ts';
import { pathWords, poleWords, stoneWords } from '../words.ts';

const labels = {
  title: words('Wer wo vorn liegt', 'Who leads where'),
  final: words('In der Summe oben ist es enthalten.', 'It is part of the total above.'),
  now: words(
    'So weit es jetzt steht; in der Summe oben ist es schon enthalten. Verdeckte Amulette der anderen fehlen noch.',
    'As it stands now; it is part of the total above. The others’ face-down amulets are still missing.',
  ),
};

function Ranks({ ranking }: { ranking: readonly Pick<ViewRank, 'owner' | 'huts' | 'points'>[] }) {
  return (
    <span class="mg-note-ranks" aria-hidden="true">
      {ranking.map(({ owner, huts, points }) => (
        <span key={String(owner)}>
          {owner === 'neutral' ? <i class="mg-note-neutral" /> : <SeatMark seat={owner} size={16} />}
          {huts}
          {points > 0 && <b>{`+${points}`}</b>}
        </span>
      ))}
    </span>
  );
}

export function ScoreNotes(props: Props) {
  const { t, view, names, language, game } = props;
  const { box } = game;
  const stone = view.stone.seats
    .map(({ huts, points }, owner) => ({ owner, huts, points }))
    .filter(({ huts }) => huts > 0)
    .sort((a, b) => b.points - a.points);
  const rows: {
    key: string;
    icon: IconName;
    name: string;
    said: string;
    ranking: Parameters<typeof Ranks>[0]['ranking'];
  }[] = [
    ...view.paths.map(({ path, ranking }) => ({
      key: path,
      icon: 'statue' as const,
      name: t(words(`Pfad ${path}`, `Path ${path}`)),
      said: t(pathWords(box, view, path, names)),
      ranking,
    })),
    {
      key: 'stone',
      icon: 'stone',
      name: t(words('Steinplatz', 'Stone place')),
      said: t(stoneWords(view, names)),
      ranking: stone,
    },
    {
      key: 'pole',
      icon: 'pole',
      name: t(words('Pfahlplatz', 'Pole place')),
      said: t(poleWords(box, view, names)),
      ranking: view.pole,
    },
  ];
  return (
    <section class="mg-notes" aria-label={t(labels.title)}>
      <h3>{t(labels.title)}</h3>
      <ul>
        {rows.map(({ key, icon, name, said, ranking }) => (
          <li key={key} data-hint={said}>
            <Icon name={icon} language={language} size={20} quiet />
            <span aria-hidden="true">{name}</span>
            <span class="mg-unseen">{said}</span>
            <Ranks ranking={ranking} />
          </li>
        ))}
      </ul>
      <p class="mg-small">{t(view.over ? labels.final : labels.now)}</p>
    </section>
  );
}
