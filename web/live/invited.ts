/** To which tables I am asked by name, on every page. */
import { signal } from '@preact/signals';
import type { Invitation } from '../../server/door/protocol.ts';

export const invited = signal<readonly Invitation[]>([]);
