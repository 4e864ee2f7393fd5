/**
 * How others reach this server. People who run it at home open it as localhost, and that is no address to invite with;
 * the machine knows the ones that are.
 */
import { isIP } from 'node:net';
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** What the machine says of itself. */
export interface Machine {
  interfaces: NodeJS.Dict<readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>;
  name: string;
}

export const thisMachine = (): Machine => ({ interfaces: networkInterfaces(), name: hostname() });

/** Networks inside the machine: containers and virtual machines live there, and no friends. */
const inside = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|podman|vEthernet)/;

/**
 * Where people in the same network can open the server, the likeliest first: by number, which always works, then by the
 * machine’s name, which works in most homes. `listening`: the address that the server is bound to.
 */
export function ownAddresses(port: number, listening: string, { interfaces, name }: Machine): string[] {
  if (isLoopback(listening)) return [];
  const all = Object.entries(interfaces).flatMap(([net, addresses = []]) =>
    inside.test(net)
      ? []
      : addresses.filter(({ internal, address }) => !internal && !/^(169\.254\.|fe80:)/i.test(address)),
  );
  const bound = isEverywhere(listening) ? all : all.filter(({ address }) => address === listening);
  const fours = bound.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
  const numbers =
    fours.length > 0 ? fours.sort((a, b) => rank(a) - rank(b)) : bound.map(({ address }) => `[${address}]`);
  const named = isEverywhere(listening) && numbers.length > 0 && isName(name) ? [name.toLowerCase()] : [];
  return [...numbers, ...named].map(host => `http://${host}:${port}`);
}

/** Home networks first, then larger private ones, then what may be anything. */
function rank(address: string): number {
  const found = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./].findIndex(range => range.test(address));
  return found < 0 ? 3 : found;
}

const isName = (name: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(name) && !/^localhost/i.test(name);

const isEverywhere = (listening: string): boolean => listening === '::' || listening === '0.0.0.0';

/** What is known about where a request comes from. */
export interface Origin {
  /** The other end of the connection. */
  remote: string | undefined;
  /** The port on which the connection came in. */
  port: number | undefined;
  /** What the address bar says, as the Host header names it. */
  host: string | undefined;
  /** Headers that say that somebody stands between. */
  passedOn: boolean;
}

export const proxyHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/**
 * Whether somebody opened the server from inside its own network, by such an address, with nothing between: only then
 * do they learn its addresses. Behind a proxy, or under a public name, its inner ones are nobody’s business; and a port
 * that is not our own says that something passes it on to us, so that our addresses would lead nowhere.
 */
export function isNear({ remote, port, host, passedOn }: Origin): boolean {
  if (passedOn || !remote || !host || !URL.canParse(`http://${host}`)) return false;
  const asked = new URL(`http://${host}`);
  const name = asked.hostname.replace(/^\[|\]$/g, '');
  return isPrivate(remote) && (isPrivate(name) || /^(.+\.)?localhost$/.test(name)) && Number(asked.port || 80) === port;
}

/**
 * Whether somebody in the server's own network asks, with nothing between, by a name that is only known there: an address
 * inside it, or, as containers have them, one without a dot.
 */
export function isInside({ remote, host, passedOn }: Omit<Origin, 'port'>): boolean {
  if (passedOn || !remote || !host || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  return isPrivate(remote) && (isPrivate(name) || /^([^.:]+|.+\.localhost)$/.test(name));
}

const plain = (address: string): string => address.replace(/^::ffff:/i, '');

const isLoopback = (address: string): boolean => /^(127\.|::1$|localhost$)/.test(plain(address));

/** An address inside a network of one's own, or this machine's. */
export function isPrivate(address: string): boolean {
  const bare = plain(address);
  if (isIP(bare) === 0) return false;
  return isLoopback(bare) || /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|f[cd]|fe[89ab])/i.test(bare);
}
