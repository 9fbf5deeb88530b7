import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name the network of one customer; the rest is theirs to change at will. */
const IPV6_NETWORK_BITS = 64;

/** What a limit counts a client by: its IPv4 address, or its IPv6 network of 64 bits. Text that is no address is used as it is. */
export function networkOf(given: string): string {
  const address = withoutPort(given);
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address written as IPv6 is taken as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK_BITS}`)}/${IPV6_NETWORK_BITS}`;
}

/** Some proxies write the client's port behind its address, another one for each connection. */
function withoutPort(address: string): string {
  const [, ipv4, ipv6] = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(address) ?? [];
  return ipv4 ?? ipv6 ?? address;
}
