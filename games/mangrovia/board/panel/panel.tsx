/** What is public about a seat: how its score stands, what it has, and which of its cards everybody saw. */
import { Count } from '@atoll/boardkit/drawing/count.tsx';
import { type Words, words } from '@atoll/engine';
import type { ViewSupply } from '../../rules/view/viewTypes.ts';
import { amulets, huts, landscapeCards, points, treasures } from '../../text/counted.ts';
import { landscapeNames, tileName } from '../../text/names.ts';
import { CardArt } from '../hand/cards.tsx';
import { grouped } from '../hand/pays.ts';
import { Icon, type IconName } from '../icons.tsx';
import { useOutlook } from '../preview/preview.ts';
import type { OfSeat } from '../props.ts';
import { joined } from '../words.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const labels = {
  score: words('Wertung', 'Score'),
  things: words('Hand und Vorrat', 'Hand and supply'),
  seen: words('Offen genommen', 'Taken face up'),
};

interface Part {
  props: OfSeat;
  own: ViewSupply;
}

export function Panel(props: OfSeat) {
  const { view, seat, t } = props;
  const outlook = useOutlook(props);
  const own = view.supplies[seat];
  if (!own) return null;
  const gain = outlook?.gains[seat] ?? 0;
  return (
    <div class="mg-panel">
      {gain !== 0 && (
        <span class="mg-panel-gain">
          <span aria-hidden="true">{signed(gain)}</span>
          <span class="mg-unseen">
            {t(words(`${signed(gain)} mit diesem Bau`, `${signed(gain)} with this building`))}
          </span>
        </span>
      )}
      <Standing props={props} own={own} />
      <Things props={props} own={own} />
      <SeenCards props={props} own={own} />
    </div>
  );
}

interface Figure {
  icon: IconName;
  value: number;
  what: Words;
  component: string;
  /** More of it is hidden. */
  more?: boolean;
}

/** Chief points so far, and what the end would bring now. */
function Standing({ props, own }: Part) {
  const { t, view, seat, scoresheet, language, reducedMotion } = props;
  const row = scoresheet.rows.find(found => found.seat === seat);
  const of = (category: string): number => row?.points[scoresheet.categories.indexOf(category)] ?? 0;
  const hidden = own.amulets === null && own.amuletCount > own.seenOnes;
  const figures: Figure[] = [
    {
      icon: 'sun',
      component: 'chief',
      value: own.chief,
      what: view.over
        ? words(`${points(own.chief).de} im Lauf der Partie`, `${points(own.chief).en} in the course of the game`)
        : words(`${points(own.chief).de} bisher`, `${points(own.chief).en} so far`),
    },
    {
      icon: 'statue',
      component: 'path',
      value: of('paths'),
      what: words(`Pfade: ${of('paths')}`, `Paths: ${of('paths')}`),
    },
    {
      icon: 'stone',
      component: 'stone',
      value: of('stone'),
      what: words(`Steinplatz: ${of('stone')}`, `Stone place: ${of('stone')}`),
    },
    {
      icon: 'pole',
      component: 'pole',
      value: of('pole'),
      what: words(`Pfahlplatz: ${of('pole')}`, `Pole place: ${of('pole')}`),
    },
    {
      icon: 'amulet',
      component: 'amulet',
      value: of('amulets'),
      more: hidden,
      what: hidden
        ? words(
            `Amulette: mindestens ${of('amulets')}, die übrigen sind verdeckt`,
            `Amulets: at least ${of('amulets')}, the rest are face down`,
          )
        : words(`Amulette: ${of('amulets')}`, `Amulets: ${of('amulets')}`),
    },
  ];
  const title = view.over ? labels.score : words('Wertung, wenn jetzt Schluss wäre', 'Score if the game ended now');
  return (
    <ul class="mg-standing" aria-label={t(title)}>
      {figures.map(({ icon, value, what, more, component }) => (
        <li key={icon} class={value === 0 && !more ? 'is-none' : ''} data-hint={t(what)} data-component={component}>
          <span class="mg-unseen">{t(what)}</span>
          <span class="mg-figure" aria-hidden="true">
            <Icon name={icon} language={language} size={18} quiet />
            <Count value={value} still={reducedMotion} />
            {more && '+?'}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Things({ props, own }: Part) {
  const { t, language, reducedMotion, view } = props;
  const track = trackWords(own);
  const things: Figure[] = [
    {
      icon: 'hut',
      component: 'hut',
      value: own.huts,
      what: words(`${view.over ? '' : 'noch '}${huts(own.huts).de}`, `${huts(own.huts).en} left`),
    },
    {
      icon: 'coin',
      component: 'treasure',
      value: own.treasureCount + own.startCards.length,
      what: words(
        `${treasures(own.treasureCount).de}${startWords(own).de}`,
        `${treasures(own.treasureCount).en}${startWords(own).en}`,
      ),
    },
    {
      icon: 'reed',
      component: 'landscape',
      value: own.landscapeCount,
      what: landscapeCards(own.landscapeCount),
    },
    {
      icon: 'amulet',
      component: 'amulet',
      value: own.amuletCount,
      what: amulets(own.amuletCount),
    },
  ];
  return (
    <ul class="mg-things" aria-label={t(labels.things)}>
      {things.map(({ icon, value, what, component }) => (
        <li
          key={icon}
          class={component === 'hut' && value <= 1 ? 'is-few' : value === 0 ? 'is-none' : ''}
          data-hint={t(what)}
          data-component={component}
        >
          <span class="mg-unseen">{t(what)}</span>
          <span class="mg-figure" aria-hidden="true">
            <Icon name={icon} language={language} size={20} quiet />
            <Count value={value} still={reducedMotion} />
          </span>
        </li>
      ))}
      {!view.over && (
        <li data-hint={t(track)} data-component="amuletTrack">
          <span class="mg-unseen">{t(track)}</span>
          <span class="mg-figure" aria-hidden="true">
            <Icon name="bag" language={language} size={20} quiet />
            {own.amuletHuts === 0
              ? '(1)'
              : own.drawsAmulets === own.keepsAmulets
                ? own.keepsAmulets
                : `${own.drawsAmulets}→${own.keepsAmulets}`}
          </span>
        </li>
      )}
      {!view.over && view.start === props.seat && (
        <li data-component="talisman" data-hint={t(words('Talisman: beginnt die Runde', 'Talisman: begins the round'))}>
          <Icon name="talisman" language={language} size={20} />
        </li>
      )}
    </ul>
  );
}

const startWords = ({ startCards }: ViewSupply): Words =>
  startCards.length === 0
    ? words('', '')
    : words(` und die Startkarten ${startCards.join(', ')}`, ` and the start cards ${startCards.join(', ')}`);

/** What collecting amulets would bring. */
function trackWords({ amuletHuts, drawsAmulets, keepsAmulets }: ViewSupply): Words {
  const built = huts(amuletHuts);
  if (amuletHuts === 0)
    return words(
      'Amulettleiste: keine Hütte, also ein Amulett vom Wert 1',
      'Amulet track: no hut, so an amulet of value 1',
    );
  return words(
    `Amulettleiste: ${built.de}, ${drawsAmulets} ziehen, ${keepsAmulets} behalten`,
    `Amulet track: ${built.en}, draw ${drawsAmulets}, keep ${keepsAmulets}`,
  );
}

/** Start cards, cards that everybody saw being taken, and stone tiles. One's own are in the hand. */
function SeenCards({ props, own }: Part) {
  const { t, game } = props;
  const { treasureValue, amuletValue } = game.box.edition.stoneTiles;
  const mine = props.seat === props.viewer;
  const cards = mine ? [] : grouped(own.seenTreasures);
  const lands = mine ? [] : grouped(own.seenLandscapes);
  const starts = mine ? [] : own.startCards;
  const tiles = mine ? [] : grouped(own.tiles);
  if (cards.length + lands.length + starts.length + tiles.length === 0) return null;
  const label = t(
    joined([
      ...starts.map(value => words(`Startkarte ${value}`, `start card ${value}`)),
      ...cards.map(([value, n]) => words(`${n} × Kostbarkeit ${value}`, `${n} × treasure ${value}`)),
      ...lands.map(([name, n]) => words(`${n} × ${landscapeNames[name].de}`, `${n} × ${landscapeNames[name].en}`)),
      ...tiles.map(([tile, n]) =>
        n === 1 ? tileName(tile) : words(`${n} × ${tileName(tile).de}`, `${n} × ${tileName(tile).en}`),
      ),
    ]),
  );
  const times = (n: number) => n > 1 && <b>{`×${n}`}</b>;
  return (
    <p class="mg-seen" data-hint={`${t(labels.seen)}: ${label}`}>
      <span class="mg-unseen">{`${t(labels.seen)}: ${label}`}</span>
      <span class="mg-seen-cards" aria-hidden="true">
        {starts.map((value, i) => (
          <CardArt key={`s${i}`} shown={{ kind: 'start', value }} height={28} />
        ))}
        {cards.map(([value, n]) => (
          <span key={value}>
            <CardArt shown={{ kind: 'treasure', value }} height={28} />
            {times(n)}
          </span>
        ))}
        {lands.map(([landscape, n]) => (
          <span key={landscape}>
            <CardArt shown={{ kind: 'landscape', landscape }} height={28} />
            {times(n)}
          </span>
        ))}
        {tiles.map(([tile, n]) => (
          <span key={tile}>
            <CardArt
              shown={{ kind: 'tile', tile, value: tile === 'treasure' ? treasureValue : amuletValue }}
              height={32}
            />
            {times(n)}
          </span>
        ))}
      </span>
    </p>
  );
}

/** The same in one line. */
export function Brief(props: OfSeat) {
  const { view, seat, language, reducedMotion } = props;
  const own = view.supplies[seat];
  if (!own) return null;
  const all = [
    ['hut', own.huts],
    ['coin', own.treasureCount + own.startCards.length],
    ['reed', own.landscapeCount],
    ['amulet', own.amuletCount],
  ] as const;
  // Three to five seats share the width of a phone: the sheet behind the strip has the rest.
  const shown = all.slice(0, Math.max(2, 6 - view.seats));
  return (
    <span class="mg-brief">
      {shown.map(([name, value]) => (
        <span key={name}>
          <Icon name={name} language={language} size={15} quiet />
          <Count value={value} still={reducedMotion} />
        </span>
      ))}
    </span>
  );
}
