/** The ten gods by what they hold or are: heart, trident, torch, sprout, sickle, wand, moon, cog, scales, skull. */
import type { IconDrawing } from '@atoll/boardkit/drawing/icons.tsx';
import type { GodId } from '../../rules/types.ts';
import { godNames } from '../../text/names.ts';

const cut = (d: string) => <path d={d} fill="currentColor" fill-rule="evenodd" />;
const line = (d: string, width = 2) => (
  <path d={d} fill="none" stroke="currentColor" stroke-width={width} stroke-linecap="round" stroke-linejoin="round" />
);

const shapes: Readonly<Record<GodId, IconDrawing['draw']>> = {
  love: cut(
    'M12 21.500C4.500 16 1.800 12 1.800 8.200A5.400 5.400 0 0 1 12 5.800a5.400 5.400 0 0 1 10.200 2.400c0 3.800-2.700 7.800-10.200 13.300Z',
  ),
  seas: (
    <>
      {line('M12 22.500V3.500M4.500 5v4.500c0 4 3 6 7.500 6s7.500-2 7.500-6V5', 2.2)}
      {cut('M12 1 14.500 5.500h-5ZM4.500 2.500 7 7H2ZM19.500 2.500 22 7H17Z')}
    </>
  ),
  fire: (
    <>
      {cut(
        'M12.300 1c.8 3.300-4.300 4.700-4.300 8.600C8 12 9.800 13.500 12 13.500s4-1.500 4-3.900c0-1.800-.9-3-1.600-4.100-.2 1-.7 1.500-1.300 1.800.3-2.400-.1-4.500-.8-6.300Z',
      )}
      {cut('M7 15h10l-1.200 2.700h-2.300L12.800 23h-1.600l-.7-5.300H8.200Z')}
    </>
  ),
  nature: (
    <>
      {line('M12 22.500V11', 2.2)}
      {cut(
        'M12 14C4.500 14 2.500 10 2 4.500 8.500 4.500 12 7.500 12 14ZM12 11c0-5.500 3.500-8.500 10-9C21.500 8.500 18.500 11.500 12 11Z',
      )}
      {line('M6 22.500h12', 2)}
    </>
  ),
  harvest: (
    <>
      {cut('M6.500 15.500C3 8 8 1.500 16.500 1.500c3 0 5 1 5.500 2-7-1-11.500 3-10 9.500Z')}
      {line('M8.700 14.500 3.500 21.500', 3.4)}
    </>
  ),
  training: (
    <>
      {line('M3 21.500 13 10.500', 3)}
      {cut(
        'M16.500 1 18 5.300 22.500 5.500 19 8.300 20.200 12.700 16.500 10.200 12.700 12.700 14 8.300 10.500 5.500 15 5.300Z',
      )}
      {line('M4 4v4M2 6h4M19.500 17v4M17.500 19h4', 1.6)}
    </>
  ),
  idleness: (
    <>
      {cut('M11 2.500A9.800 9.800 0 1 0 21.500 15.500 8.500 8.500 0 0 1 11 2.500Z')}
      {line('M15 3h5.500L15 9.500h5.500', 1.9)}
    </>
  ),
  technology: cut(
    'M10 1h4l.6 3 1.800.8 2.600-1.700 2.800 2.800-1.700 2.600.8 1.800 3 .6v4l-3 .6-.8 1.800 1.700 2.600-2.800 2.800-2.600-1.700-1.800.8L14 23h-4l-.6-3-1.800-.8L5 20.900l-2.800-2.800 1.700-2.600-.8-1.800L.1 14v-4l3-.6.8-1.800L2.200 5 5 2.200l2.600 1.700L9.400 4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  ),
  balance: (
    <>
      {line('M12 2v19M7 21.500h10M3.500 6.500 12 4.500l8.500 2', 2)}
      {cut(
        'M3.500 7 7 14.500a3.600 3.600 0 0 1-7 0ZM3.500 9.800 1.900 13.500H5.100ZM20.500 7 24 14.500a3.600 3.600 0 0 1-7 0ZM20.500 9.800 18.900 13.500h3.200Z',
      )}
    </>
  ),
  death: cut(
    'M12 1.500c5.500 0 9.500 3.800 9.500 9 0 3.300-1.500 5.500-4 7V22h-3v-2.500h-1.500V22h-2v-2.500H9.500V22h-3v-4.500c-2.500-1.500-4-3.700-4-7 0-5.200 4-9 9.500-9ZM8 8.800a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM16 8.800a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM12 13.500l-1.500 3h3Z',
  ),
};

export const gods = Object.fromEntries(
  Object.entries(shapes).map(([god, draw]) => [god, { words: godNames[god as GodId], draw }]),
) as Readonly<Record<GodId, IconDrawing>>;
