// Which network addresses are outside: only globally routable ones. Everything special in the IANA registries is inside.
import { BlockList, isIP } from 'node:net';

/** IANA special-purpose registry, IPv4: this network, private, CGNAT, loopback, link-local (cloud metadata), test nets, multicast, reserved. */
const insideV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.0.2.0', 24],
  ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
];
/** Within 2000::/3: Teredo and other protocol assignments, documentation, 6to4 (carries an IPv4 address), SRv6 and documentation again. */
const insideV6: readonly (readonly [string, number])[] = [['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20]];

function blockList(v4: readonly (readonly [string, number])[], v6: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [net, bits] of v4) list.addSubnet(net, bits, 'ipv4');
  for (const [net, bits] of v6) list.addSubnet(net, bits, 'ipv6');
  return list;
}

type Lists = { readonly inside: BlockList; readonly globalV6: BlockList };
let lists: Lists | null = null;

/** Made when an address is first judged: most programs judge none. */
function readLists(): Lists {
  lists ??= { inside: blockList(insideV4, insideV6), globalV6: blockList([], [['2000::', 3]]) };
  return lists;
}

/** True for an address that is not globally routable, or is no address. IPv6 is judged by what is allowed (2000::/3), so mapped and NAT64 forms fall out. */
export function isInsideAddress(address: string): boolean {
  const bare = address.split('%')[0] ?? '';
  const family = isIP(bare);
  const { inside, globalV6 } = readLists();
  if (family === 4) return inside.check(bare, 'ipv4');
  if (family === 6) return !globalV6.check(bare, 'ipv6') || inside.check(bare, 'ipv6');
  return true;
}
