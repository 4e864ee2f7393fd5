/** What the viewer can pay with, while there is nothing to choose in the action bar. */
import type { Words } from '@atoll/engine';
import { counted, words } from '@atoll/engine';
import { gods } from '../../rules/names.ts';
import { godCardsOf } from '../../text/components.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Die } from '../map/seatPieces.tsx';
import { place } from '../places.ts';
import { ownVillage, type Props } from '../props.ts';
import { labels } from '../words.ts';
import { GodCard } from './price.tsx';

export function Holdings(props: Props) {
  const { t, language } = props;
  const own = ownVillage(props);
  if (!own) return null;
  const cards = gods.map(god => ({ god, count: (own.hand ?? []).filter(card => card === god).length }));
  const things: readonly [icon: IconName, component: string, count: number, what: Words][] = [
    ['offering', 'good-offering', own.offerings, words('Opfergaben', 'Offerings')],
    ['tile', 'godTile', own.godTiles, words('Götterplättchen', 'God tiles')],
    ['shell', 'shell', own.shells, words('Muscheln', 'Shells')],
  ];
  return (
    <section class="bora-holdings" aria-label={t(labels.holdings)} data-place={place.hand(own.seat)}>
      <div class="bora-holdings-row">
        {own.dice.length > 0 && (
          <span class="bora-holding" data-hint={t(labels.dice)} data-component="die">
            {own.dice.map((die, i) => (
              <Die key={i} seat={own.seat} die={die} size={32} bare />
            ))}
            <span class="bora-unseen">{`${t(labels.dice)}: ${own.dice.join(', ')}`}</span>
          </span>
        )}
        {cards.map(({ god, count }) =>
          count === 0 ? null : (
            <span
              key={god}
              class="bora-holding"
              data-hint={t(counted(count, godCardsOf(god)))}
              data-component={`god-${god}`}
            >
              <GodCard god={god} language={language} />
              <b aria-hidden="true">{count}</b>
              <span class="bora-unseen">{t(counted(count, godCardsOf(god)))}</span>
            </span>
          ),
        )}
        {things.map(([name, component, count, what]) => (
          <span
            key={name}
            class={`bora-holding ${count === 0 ? 'is-none' : ''}`}
            data-hint={`${t(what)}: ${count}`}
            data-component={component}
          >
            <Icon name={name} language={language} size={28} quiet />
            <b aria-hidden="true">{count}</b>
            <span class="bora-holding-name">{t(what)}</span>
            <span class="bora-unseen">{count}</span>
          </span>
        ))}
      </div>
    </section>
  );
}
