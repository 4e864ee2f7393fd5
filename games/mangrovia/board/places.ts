/**
 * The names of places, as log, page and board use them; boards put them into `data-place`.
 *
 *   field:A-E          a field of the map               hut:A-E       the hut on it
 *   site:1             a cult site, from the top        bowl:1        the bowl on it
 *   landing:1          a landing                        boat          the boat
 *   treasure:0         an open treasure, by its place   treasurePile  the face-down treasures
 *   landscape:0        an open landscape card           landscapePile the face-down landscape cards
 *   path:A             a path's statue                  oracle:sand   a landscape of the oracle rock
 *   stone, pole        the middle of the two places     bag, ones     the bag, the amulets of value 1
 *   hand               the viewer's own hand
 */
import type { Landscape, MangroviaEvent, PathId } from '../rules/types.ts';

export const place = {
  field: (id: string) => `field:${id}`,
  hut: (id: string) => `hut:${id}`,
  site: (site: number) => `site:${site}`,
  bowl: (site: number) => `bowl:${site}`,
  landing: (landing: number) => `landing:${landing}`,
  boat: 'boat',
  open: (kind: 'treasure' | 'landscape', slot: number) => `${kind}:${slot}`,
  pile: (kind: 'treasure' | 'landscape') => `${kind}Pile`,
  discard: (kind: 'treasure' | 'landscape') => `${kind}Discard`,
  path: (id: PathId) => `path:${id}`,
  oracle: (landscape: Landscape) => `oracle:${landscape}`,
  stone: 'stone',
  pole: 'pole',
  bag: 'bag',
  ones: 'ones',
  hand: 'hand',
} as const;

const kindOf = (card: string): 'treasure' | 'landscape' => (card.startsWith('treasure') ? 'treasure' : 'landscape');

/** Where an event happened, most telling place first. */
export function placesOf(event: MangroviaEvent): readonly string[] {
  switch (event.type) {
    case 'bowl':
      return [place.site(event.site)];
    case 'boat':
      return [place.landing(event.landing)];
    case 'took':
      return [place.open(kindOf(event.card), event.slot)];
    case 'drew':
      return [place.pile(event.pile)];
    case 'collected':
      return [event.from === 'bag' ? place.bag : place.ones];
    case 'threw':
    case 'bagRefilled':
      return [place.bag];
    case 'built':
    case 'pole':
    case 'tile':
      return [place.field(event.field)];
    case 'birds':
      return event.birds.map(place.oracle);
    case 'reshuffled':
      return [place.pile(event.pile)];
    case 'laidOut':
      return [
        ...event.treasures.map(({ slot }) => place.open('treasure', slot)),
        ...event.landscapes.map(({ slot }) => place.open('landscape', slot)),
      ];
    case 'pathScored':
      return [place.path(event.path)];
    case 'stoneScored':
      return [place.stone];
    case 'poleScored':
      return [place.pole];
    case 'round':
    case 'looked':
    case 'lookedAmulets':
    case 'threwBack':
    case 'amuletHut':
    case 'lastHut':
    case 'passed':
    case 'talisman':
    case 'amuletsScored':
    case 'end':
      return [];
  }
}
