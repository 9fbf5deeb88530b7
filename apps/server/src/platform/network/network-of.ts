import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name the network of one customer; the rest is theirs to change at will. */
const IPV6_NETWORK_BITS = 64;

/** What stands for a client in a limit: its IPv4 address, its IPv6 network of 64 bits. Text that is no address stands for itself. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address written as IPv6 is taken as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK_BITS}`)}/${IPV6_NETWORK_BITS}`;
}
