import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that IANA has given out for use across the internet (RFC 4291); what is outside is special or not given out. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is reachable from everywhere, after the IANA special-purpose registries. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  // The library takes "::8.8.8.8" for the IPv4 address at its end, which no connection does.
  if (/^::\d+\./.test(address)) return false;
  // An IPv4 address written as IPv6 is judged as what it is.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_UNICAST)) return false;
  return parsed.range() === 'unicast';
}

/** Thrown for a name or address that leads into a private network. */
export class PrivateAddressError extends Error {}

/** Finds every address of a name. */
type LookupAll = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** A look-up for a connection that gives public addresses only: the address that is checked is the one connected to. */
export const lookupPublic: LookupFunction = createPublicLookup(lookup);

/** `lookupPublic` by another resolver than the system's. */
export function createPublicLookup(resolve: LookupAll): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const isAllPublic = addresses.every(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      if (!isAllPublic || first === undefined) {
        return callback(new PrivateAddressError('leads into a private network'), '', 0);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
