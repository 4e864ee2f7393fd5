/** What calling a god costs, as small pictures: a card and an offering, two equal cards and an offering, or a tile. */
import type { Language } from '@atoll/engine';
import type { God, Pay } from '../../rules/names.ts';
import { godIcon, Icon } from '../icons.tsx';

export function Price({ god, pay, language }: { god: God; pay: Pay; language: Language }) {
  if (pay === 'none') return null;
  if (pay === 'tile') return <Icon name="tile" language={language} size={24} quiet />;
  const colour = pay === 'card' ? god : (pay.slice('pair-'.length) as God);
  return (
    <span class="bora-price">
      <GodCard god={colour} language={language} />
      {pay !== 'card' && <GodCard god={colour} language={language} />}
      <Icon name="offering" language={language} size={22} quiet />
    </span>
  );
}

/** A god tile stands for card and offering together, and has a rule of its own. */
export const priceComponent = (pay: Pay): 'godTile' | 'godCard' => (pay === 'tile' ? 'godTile' : 'godCard');

/** A god card, face up. */
export function GodCard({ god, language, large = false }: { god: God; language: Language; large?: boolean }) {
  return (
    <span class={`bora-godcard is-${god} ${large ? 'is-large' : ''}`}>
      <Icon name={godIcon(god)} language={language} size={large ? 30 : 18} quiet />
    </span>
  );
}
