/** Why something cannot be put or taken where somebody tried to. */
import { type Refusal, refusal } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { pileHasCards } from '../gods/cards.ts';
import { type God, gods, type Material, materials } from '../names.ts';
import { slotsOf } from '../people/taking.ts';
import { pathsOf, reachable, startRegions } from '../places/expanding.ts';
import { EMPTY, FILLED } from '../places/storing.ts';
import type { BoraState, BuildStep, ExpandStep, PriestStep, TakeStep, Village } from '../types.ts';
import type { Tried } from './explaining.ts';

const isNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const noSuchRegion = (): Refusal =>
  refusal('no-such-region', 'Dieses Gebiet gibt es nicht.', 'There is no such region.', 'R1');

export function whyNotStart(box: Box, s: BoraState, { region: id }: Tried): Refusal | null {
  const region = box.regionIds.indexOf(id as string);
  if (region < 0) return noSuchRegion();
  const { fish } = box.edition.start;
  if (s.fish[region] !== fish)
    return refusal(
      'start-fish',
      `Die erste Hütte kommt in ein Gebiet mit Fisch ${fish}.`,
      `The first hut goes in a region with a ${fish}-point fish.`,
      'R10',
    );
  return (startRegions(box, s) >> region) & 1
    ? null
    : refusal('start-taken', 'Da steht schon eine Hütte.', 'There is a hut there already.', 'R10');
}

export function whyNotExpand(box: Box, s: BoraState, step: ExpandStep, { region: id }: Tried): Refusal | null {
  const region = box.regionIds.indexOf(id as string);
  if (region < 0) return noSuchRegion();
  const v = s.villages[step.seat];
  if ((v.regions >> region) & 1)
    return refusal('hut-already', 'Da hast du schon eine Hütte.', 'You have a hut there already.', 'R21');
  const paths = pathsOf(box, step.path);
  if ((reachable(v, paths, step.most) >> region) & 1) return null;
  if ((reachable(v, paths, 6) >> region) & 1)
    return refusal(
      'path-too-high',
      `Der Weg dorthin hat eine höhere Zahl als ${step.most}.`,
      `The path there has a higher number than ${step.most}.`,
      'R18',
    );
  const [de, en] = step.path === 'land' ? ['Landweg', 'land path'] : ['Wasserweg', 'water path'];
  return refusal(
    'not-neighbour',
    `Kein ${de} führt von einer deiner Hütten dorthin.`,
    `No ${en} leads there from one of your huts.`,
    'R19',
  );
}

/** `only`: the material that came, where it is not a choice. */
export function whyNotStore(box: Box, v: Village, { material: name, cell: id }: Tried, only?: number): Refusal | null {
  const material = materials.indexOf(name as Material);
  if (material < 0)
    return refusal('no-such-material', 'Diesen Baustoff gibt es nicht.', 'There is no such material.', 'R33');
  if (only !== undefined && material !== only)
    return refusal('other-material', 'Der Bauplatz gibt etwas anderes.', 'The site gives something else.', 'R22');
  if (id === 'beside')
    return v.cells.some((holds, cell) => holds === EMPTY && box.cellMaterial[cell] === material)
      ? refusal(
          'cell-free',
          'Solange ein passendes Feld frei ist, kommt der Baustoff dorthin.',
          'As long as a matching cell is free, the material goes there.',
          'R35',
        )
      : null;
  const cell = box.cellIds.indexOf(id as string);
  if (cell < 0) return refusal('no-such-cell', 'Dieses Feld gibt es nicht.', 'There is no such cell.', 'R35');
  if (box.cellMaterial[cell] !== material)
    return refusal('cell-material', 'Auf dieses Feld gehört etwas anderes.', 'That cell is for something else.', 'R35');
  return v.cells[cell] === EMPTY
    ? null
    : refusal('cell-taken', 'Da liegt schon etwas.', 'There is something there already.', 'R35');
}

export function whyNotTake(s: BoraState, step: TakeStep, { slot }: Tried): Refusal | null {
  if (!isNumber(slot, 1, 6))
    return refusal('no-such-slot', 'Die Plättchen liegen neben 1 bis 6.', 'The tiles are at 1 to 6.', 'R24');
  if (slotsOf(s, step.sex)[slot - 1] === -1)
    return refusal('slot-empty', 'Da liegt niemand mehr.', 'Nobody is left there.', 'R24');
  return slot <= step.most
    ? null
    : refusal('slot-too-high', `Du kommst nur bis zur ${step.most}.`, `You only reach up to ${step.most}.`, 'R24');
}

export function whyNotPriest(step: PriestStep, { space }: Tried): Refusal | null {
  if (!isNumber(space, 1, 6))
    return refusal('no-such-space', 'Der Tempel hat die Felder 1 bis 6.', 'The temple has the spaces 1 to 6.', 'R37');
  return space <= step.most
    ? null
    : refusal(
        'space-too-high',
        `Du kommst nur bis Feld ${step.most}.`,
        `You only reach up to space ${step.most}.`,
        'R37',
      );
}

export function whyNotBuild(box: Box, s: BoraState, step: BuildStep, { building, cells }: Tried): Refusal | null {
  const v = s.villages[step.seat];
  const { buildings } = box.edition.start;
  if (!isNumber(building, 1, buildings))
    return refusal(
      'no-such-building',
      `Es gibt die Bauplättchen 1 bis ${buildings}.`,
      `There are building tiles 1 to ${buildings}.`,
      'R40',
    );
  if (!((v.unbuilt >> building) & 1))
    return refusal('building-used', 'Das hast du schon verbaut.', 'You have already built that.', 'R40');
  if (building > step.most)
    return refusal(
      'building-too-high',
      `Du darfst höchstens die ${step.most} verbauen.`,
      `You may build the ${step.most} at most.`,
      'R40',
    );
  const pair = box.pairs.find(({ id }) => id === cells);
  if (!pair)
    return refusal(
      'cells-apart',
      'Wähl zwei Felder neben- oder übereinander.',
      'Choose two cells side by side or one above the other.',
      'R40',
      'cells: a1+b1',
    );
  return v.cells[pair.a] === FILLED && v.cells[pair.b] === FILLED
    ? null
    : refusal('cells-empty', 'Auf beiden Feldern muss ein Baustoff liegen.', 'Both cells need a material.', 'R40');
}

export function whyNotCard(s: BoraState, card: unknown): Refusal | null {
  if (card === 'pile')
    return pileHasCards(s) ? null : refusal('pile-empty', 'Der Stapel ist leer.', 'The pile is empty.', 'R65');
  const colour = gods.indexOf(card as God);
  if (colour < 0)
    return refusal(
      'no-such-card',
      'Nimm eine offene Götterkarte oder die oberste vom Stapel.',
      'Take a face-up god card or the top one of the pile.',
      'R32',
      [...gods, 'pile'].join(', '),
    );
  return s.display.includes(colour)
    ? null
    : refusal('not-in-display', 'So eine Karte liegt nicht offen aus.', 'There is no such card face up.', 'R32');
}

export function whyNotFire(s: BoraState, { gift, and }: Tried): Refusal | null {
  if (and !== 'status' && and !== 'shell')
    return refusal(
      'fire-and',
      'Dazu gibt es einen Statusschritt oder eine Muschel.',
      'It also brings a status step or a shell.',
      'R39',
    );
  return gift === 'offering' ? null : whyNotCard(s, gift);
}
