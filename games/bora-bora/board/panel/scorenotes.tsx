/** Under the score: the six bonuses of the end with how far everybody is, and what else counts only then. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { capitalised, type Words, words } from '@atoll/engine';
import { bonusIds } from '../../rules/flow/scoring.ts';
import { bonusWords } from '../../text/components.ts';
import { Icon, type IconName } from '../icons.tsx';
import type { Props } from '../props.ts';
import { bonusProgress } from '../village/bonuses.ts';

const labels = {
  title: { de: 'Was am Ende zählt', en: 'What counts at the end' },
  bonuses: { de: 'Sechs Boni, je {n} Punkte', en: 'Six bonuses of {n} points each' },
  what: { de: 'Wofür', en: 'Bonus' },
  reached: { de: 'erreicht', en: 'reached' },
  fish: { de: 'Fischplättchen an Bauplätzen', en: 'Fish tiles at sites held' },
  jewelry: { de: 'Schmuck', en: 'Jewellery' },
  gods: { de: 'Götterplättchen, je {n}', en: 'God tiles, {n} each' },
  now: {
    de: 'Aktueller Stand; das alles ist in der Summe oben schon enthalten.',
    en: 'Current score; all of it is already part of the total above.',
  },
  final: {
    de: 'Das alles ist in der Summe oben schon enthalten.',
    en: 'All of it is already part of the total above.',
  },
} as const;

const icons: Record<(typeof bonusIds)[number], IconName> = {
  tasks: 'task',
  jewelry: 'jewelry',
  ceremony: 'material',
  buildings: 'building',
  huts: 'regions',
  people: 'people',
};

export function ScoreNotes(props: Props) {
  const { t, view, names, language, game } = props;
  const seats = props.scoresheet.rows.map(({ seat }) => seat);
  const { bonus, gods } = game.box.edition;
  const heldFish = (seat: number) => view.regions.reduce((sum, { site, fish }) => sum + (site === seat ? fish : 0), 0);
  const rows: readonly [icon: IconName, component: string, what: Words, of: (seat: number) => number][] = [
    ['fish', 'fish', labels.fish, heldFish],
    ['jewelry', 'jewelry', labels.jewelry, seat => view.villages[seat]?.points.jewelry ?? 0],
    [
      'tile',
      'godTile',
      words(
        labels.gods.de.replace('{n}', String(gods.tilePoints)),
        labels.gods.en.replace('{n}', String(gods.tilePoints)),
      ),
      seat => view.villages[seat]?.points.gods ?? 0,
    ],
  ];
  return (
    <section class="bora-notes" aria-label={t(labels.title)}>
      <h3>{t(labels.title)}</h3>
      <table>
        <caption>{t(labels.bonuses).replace('{n}', String(bonus.points))}</caption>
        <thead>
          <tr>
            <th scope="col">{t(labels.what)}</th>
            {seats.map(seat => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={16} />
                <span class="bora-unseen">{names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bonusIds.map(id => (
            <tr key={id} data-component={`bonus-${id}`}>
              <th scope="row">
                <Icon name={icons[id]} language={language} size={20} quiet />
                {t(capitalised(bonusWords[id]))}
              </th>
              {seats.map(seat => {
                const at = bonusProgress(game.box, view, seat).find(({ bonus: which }) => which === id);
                const reached = view.villages[seat]?.bonuses.includes(id) ?? false;
                return (
                  <td key={seat} class={reached ? 'is-met' : ''}>
                    {reached ? (
                      <>
                        <b aria-hidden="true">{`+${bonus.points}`}</b>
                        <span class="bora-unseen">{t(labels.reached)}</span>
                      </>
                    ) : (
                      <span class="bora-share">{`${at?.have ?? 0}/${at?.least ?? 0}`}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
          {rows.map(([icon, component, what, of]) => (
            <tr key={icon} data-component={component}>
              <th scope="row">
                <Icon name={icon} language={language} size={20} quiet />
                {t(what)}
              </th>
              {seats.map(seat => (
                <td key={seat}>{of(seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="bora-small">{t(view.over ? labels.final : labels.now)}</p>
    </section>
  );
}
