/** Which component a choice in the action bar speaks of, by its id in the links to the rules. */
import type { Value } from '@atoll/boardkit/board.ts';
import type { Pay } from '../../rules/names.ts';
import { ownVillage, type Props } from '../props.ts';
import { priceComponent } from './price.tsx';

const cardComponent = (source: Value): string => (source === 'pile' ? 'pile' : `god-${source}`);

export function chipComponent(props: Props, field: string, value: Value): string | undefined {
  switch (field) {
    case 'red':
      return 'god-red';
    case 'swap':
      return value === 'done' ? 'action-helper' : `swap-${value}`;
    case 'card':
      return cardComponent(value);
    case 'gift':
      return value === 'offering' ? 'good-offering' : cardComponent(value);
    case 'and':
      return value === 'status' ? 'status' : 'shell';
    case 'person': {
      const found = ownVillage(props)?.people.find(({ person }) => person === value);
      return found && `${found.sex}-${found.trade}`;
    }
    case 'material':
      return `good-${value}`;
    case 'use':
      return value === 'done' ? 'phase-people' : String(value);
    case 'green':
      return 'god-green';
    case 'pay':
      return priceComponent(value as Pay);
    case 'how':
      return value === 'yellow' ? 'god-yellow' : 'task';
    case 'hut':
      return 'twelfth';
    case 'jewel':
      return 'jewelry';
    case 'task':
      return 'task';
    case 'building':
    case 'cells':
      return 'building';
    case 'cell':
      return 'ceremony';
    default:
      return undefined;
  }
}
