/** Which addresses of the internet this house sends to: not to its own network, which others must not reach through it. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Also where machines in a computing centre ask for their secrets.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(network, bits, 'ipv4');

/** Of the newer addresses only those that are given out to the world, without those that carry an older one in them. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
const carriers = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  carriers.addSubnet(network, bits, 'ipv6');

/** Whether an address lies outside of this house's network, and is not this machine itself. */
export function isOutside(address: string, own: readonly string[] = ownAddresses()): boolean {
  const [plain = ''] = address.split('%');
  if (own.includes(plain)) return false;
  if (isIPv4(plain)) return !inside.check(plain, 'ipv4');
  return isIPv6(plain) && world.check(plain, 'ipv6') && !carriers.check(plain, 'ipv6');
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap(found => found?.map(({ address }) => address) ?? []);
