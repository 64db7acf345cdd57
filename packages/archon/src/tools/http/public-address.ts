import { BlockList, isIP } from 'node:net';

/** IPv4 that is no page on the public internet. Source: the IANA special-purpose address registry. */
const CLOSED_V4 = blockList('ipv4', [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers (CGNAT), and a cloud's metadata
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // a cloud's metadata, in public space
  ['169.254.0.0', 16], // link-local, and most clouds' metadata
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
]);

/** All IPv6 that is handed out. Loopback, link-local, private, multicast and IPv4 in disguise lie outside of it. */
const GLOBAL_V6 = blockList('ipv6', [['2000::', 3]]);

/** What inside {@link GLOBAL_V6} leads elsewhere. */
const CLOSED_V6 = blockList('ipv6', [
  ['2001::', 23], // protocol assignments, Teredo among them
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: IPv4 in disguise
  ['3fff::', 20], // documentation
]);

/** Whether an IP address may be that of a page on the public internet. What is no address is not public. */
export function isPublicAddress(address: string): boolean {
  // A zone (`fe80::1%eth0`) belongs to an interface of this machine.
  if (address.includes('%')) return false;
  switch (isIP(address)) {
    case 4:
      return !CLOSED_V4.check(address, 'ipv4');
    case 6:
      return GLOBAL_V6.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6');
    default:
      return false;
  }
}

function blockList(family: 'ipv4' | 'ipv6', networks: readonly (readonly [network: string, prefix: number])[]) {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
