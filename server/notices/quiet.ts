/** Hours in which somebody wants to hear nothing. */
import { nights } from '../time/rest.ts';
import type { ChannelSettings } from './settings.ts';

/** When something that is due now may be told: at once, or when the quiet hours are over. */
export function whenTold({ quiet, zone }: Pick<ChannelSettings, 'quiet' | 'zone'>, now: number): number {
  const night = nights({ night: quiet, zone }, now, now + 1).find(({ from, to }) => from <= now && now < to);
  return night ? night.to : now;
}
