/**
 * Which addresses fastify trusts to name the one before them: those of the first `hops` machines, counted from the server
 * outwards. `hop` 0 is the machine that connects, so that with no hops the forwarded addresses of a request count for nothing,
 * and with N the client's is the Nth from the right.
 */
export function trustedProxies(hops: number): false | ((address: string, hop: number) => boolean) {
  return hops === 0 ? false : (_address, hop) => hop < hops;
}
