/** A seat's whole village. */
import { Belongings } from '../hand/belongings.tsx';
import { Huts } from '../map/hutSpaces.tsx';
import type { OfSeat } from '../props.ts';
import { Ceremony } from './ceremony.tsx';
import { OwnTasks } from './ownTasks.tsx';
import { Villagers } from './villagers.tsx';

export function Tableau(props: OfSeat) {
  const village = props.view.villages[props.seat];
  if (!village) return null;
  return (
    <div class="bora-tableau" data-component="tableau">
      <div class="bora-tableau-parts">
        <OwnTasks props={props} village={village} />
        <Huts props={props} village={village} />
        <Villagers props={props} village={village} />
        <Ceremony props={props} village={village} />
        <Belongings props={props} village={village} />
      </div>
    </div>
  );
}
