import { BlockList, isIP } from 'node:net';

/** Networks that no public server has (IANA special-purpose registries). */
const PRIVATE_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Only 2000::/3 is assigned to public servers; these parts of it are not. */
const PRIVATE_6 = ['2001::/23', '2001:db8::/32', '3fff::/20'];
const PUBLIC_6 = ['2000::/3'];
/** Networks whose addresses contain an IPv4 address, from this byte on. */
const EMBEDDING_6 = [
  { network: '::ffff:0:0/96', at: 12 },
  { network: '64:ff9b::/96', at: 12 },
  { network: '2002::/16', at: 2 },
];

const private4 = networks(PRIVATE_4, 'ipv4');
const private6 = networks(PRIVATE_6, 'ipv6');
const public6 = networks(PUBLIC_6, 'ipv6');
const embedding6 = EMBEDDING_6.map(({ network, at }) => ({ list: networks([network], 'ipv6'), at }));

/** Whether an IP address may belong to a server on the public internet. @param address without brackets */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !private4.check(address, 'ipv4');
    case 6:
      return isPublic6(address);
    default:
      return false;
  }
}

function isPublic6(address: string): boolean {
  if (address.includes('%')) return false;
  const embedding = embedding6.find(({ list }) => list.check(address, 'ipv6'));
  if (embedding)
    return isPublicAddress(
      bytesOf(address)
        .slice(embedding.at, embedding.at + 4)
        .join('.'),
    );
  return public6.check(address, 'ipv6') && !private6.check(address, 'ipv6');
}

/** The 16 bytes of an IPv6 address; the URL parser writes it without an IPv4 tail. */
function bytesOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const words = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map(word => Number.parseInt(word, 16));
  const [before, after] = [words(head), words(tail ?? '')];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after].flatMap(word => [word >> 8, word & 0xff]);
}

function networks(names: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const name of names) {
    const [network = '', prefix] = name.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}
