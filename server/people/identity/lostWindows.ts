/** Closes windows of browsers that are nobody any more, or somebody else: also where another server made them so. */
import { movedOn, signedOut } from '../../door/identityRefusals.ts';
import type { Store } from '../../store/store.ts';
import type { Windows } from '../here/windows.ts';

/** Milliseconds after which this is done: a browser that has just become somebody else may still wait for its new cookie. */
const afterwards = 1000;

/** To be called whenever something about a guest is new. */
export async function closeLostWindows(
  guest: string,
  store: Pick<Store, 'device' | 'presentGuest'>,
  windows: Windows,
): Promise<void> {
  if (windows.devicesOf(guest).size === 0) return;
  await new Promise(done => setTimeout(done, afterwards).unref());
  const devices = windows.devicesOf(guest);
  const present = devices.size === 0 ? guest : await store.presentGuest(guest);
  for (const device of devices) {
    const known = await store.device(device);
    if (known && known.signedOutAt !== null) windows.drop({ device, guest }, signedOut().refusal);
    else if ((known?.guest ?? present) !== guest) windows.drop({ device, guest }, movedOn().refusal);
  }
}
