import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { isKnownHost } from '../src/http/refuse-unknown-hosts.ts';
import { trustedProxies } from '../src/http/trusted-proxies.ts';
import { networkOf } from '../src/platform/network/network-of.ts';
import { isAllowedUrl, postJson } from '../src/platform/outbound/post-json.ts';
import {
  createPublicLookup,
  isPublicAddress,
  PrivateAddressError,
} from '../src/platform/outbound/public-address.ts';

/** One address of each range that IANA's special-purpose registries do not list as globally reachable, and of what is not given out. */
const NOT_PUBLIC = [
  ['0.0.0.0/8, this network', '0.1.2.3'],
  ['10.0.0.0/8, private', '10.20.30.40'],
  ['100.64.0.0/10, shared', '100.127.0.1'],
  ['127.0.0.0/8, loopback', '127.8.9.1'],
  ['169.254.0.0/16, link-local', '169.254.169.254'],
  ['172.16.0.0/12, private', '172.31.255.1'],
  ['192.0.0.0/24, protocol assignments', '192.0.0.170'],
  ['192.0.2.0/24, documentation', '192.0.2.1'],
  ['192.88.99.0/24, 6to4 relay', '192.88.99.1'],
  ['192.168.0.0/16, private', '192.168.178.1'],
  ['198.18.0.0/15, benchmarking', '198.19.0.1'],
  ['198.51.100.0/24, documentation', '198.51.100.1'],
  ['203.0.113.0/24, documentation', '203.0.113.1'],
  ['224.0.0.0/4, multicast', '239.1.1.1'],
  ['240.0.0.0/4, reserved', '250.0.0.1'],
  ['255.255.255.255, broadcast', '255.255.255.255'],
  ['::, unspecified', '::'],
  ['::1, loopback', '::1'],
  ['::/96, IPv4-compatible', '::8.8.8.8'],
  ['::ffff:0:0/96, IPv4-mapped', '::ffff:10.0.0.1'],
  ['::ffff:0:0/96 in hexadecimal', '::ffff:7f00:1'],
  ['::ffff:0:0:0/96, IPv4-translated', '::ffff:0:808:808'],
  ['64:ff9b::/96, IPv4 translation', '64:ff9b::808:808'],
  ['64:ff9b:1::/48, local IPv4 translation', '64:ff9b:1::1'],
  ['100::/64, discard', '100::1'],
  ['100:0:0:1::/64, dummy prefix', '100:0:0:1::1'],
  ['2001::/32, Teredo', '2001::808:808'],
  ['2001:1::/32, protocol assignments', '2001:1::4'],
  ['2001:2::/48, benchmarking', '2001:2::1'],
  ['2001:10::/28, ORCHID', '2001:10::1'],
  ['2001:20::/28, ORCHIDv2', '2001:20::1'],
  ['2001:1ff::/32, end of the protocol assignments', '2001:1ff::1'],
  ['2001:db8::/32, documentation', '2001:db8::1'],
  ['2002::/16, 6to4 around a private address', '2002:7f00:1::1'],
  ['3fff::/20, documentation', '3fff:abc::1'],
  ['4000::/3, not given out', '4000::1'],
  ['5f00::/16, segment routing', '5f00::1'],
  ['fc00::/7, unique local, first half', 'fc00::1'],
  ['fc00::/7, unique local, second half', 'fd12:3456::1'],
  ['fe80::/10, link-local', 'fe80::1'],
  ['fe80::/10 with a zone', 'fe80::1%eth0'],
  ['fec0::/10, site-local', 'fec0::1'],
  ['ff00::/8, multicast', 'ff02::1'],
  ['no address', 'example.com'],
  ['an address in short', '127.1'],
] as const;

describe('a webhook never goes to', () => {
  test.each(NOT_PUBLIC)('%s', async (_range, address) => {
    expect(isPublicAddress(address)).toBe(false);
    const lookup = createPublicLookup((_name, _options, done) => done(null, [{ address, family: 4 }]));
    const error = await new Promise((resolve) => lookup('hooks.example.com', {}, resolve));
    expect(error).toBeInstanceOf(PrivateAddressError);
  });

  test.each(['https://[fec0::1]/', 'https://[5f00::1]/', 'https://[fd00::1]/', 'https://[64:ff9b:1::1]/'])(
    '%s',
    (url) => {
      expect(isAllowedUrl(url, { allowsPrivate: false })).toBe(false);
    },
  );
});

test.each([
  '93.184.215.14',
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
  '::ffff:8.8.8.8',
])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe('the address a name leads to', () => {
  test('is asked for once, so that a second answer cannot lead elsewhere', async () => {
    const asked: string[] = [];
    const answers = ['192.0.2.1', '127.0.0.1'];
    const lookup = createPublicLookup((name, _options, done) => {
      asked.push(name);
      done(null, [{ address: answers[asked.length - 1] ?? '', family: 4 }]);
    });
    const posted = postJson('https://rebound.example/', {
      body: '',
      headers: {},
      allowsPrivate: false,
      lookup,
    });
    await expect(posted).rejects.toThrow(PrivateAddressError);
    expect(asked).toEqual(['rebound.example']);
  });

  test('is refused where one of several is not public', async () => {
    const lookup = createPublicLookup((_name, _options, done) =>
      done(null, [
        { address: '93.184.215.14', family: 4 },
        { address: 'fd00::1', family: 6 },
      ]),
    );
    const error = await new Promise((resolve) => lookup('hooks.example.com', { all: true }, resolve));
    expect(error).toBeInstanceOf(PrivateAddressError);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('for a limit %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('behind trusted proxies', () => {
  const addressSeen = async (hops: number, forwardedFor: string) => {
    const app = fastify({ trustProxy: trustedProxies(hops) });
    app.get('/', async (request) => request.ip);
    const headers = { 'x-forwarded-for': forwardedFor };
    return (await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' })).body;
  };

  test.each([
    [0, '203.0.113.1, 203.0.113.2, 203.0.113.3', '10.0.0.1'],
    [1, '203.0.113.1, 203.0.113.2, 203.0.113.3', '203.0.113.3'],
    [2, '203.0.113.1, 203.0.113.2, 203.0.113.3', '203.0.113.2'],
    [3, '203.0.113.1, 203.0.113.2, 203.0.113.3', '203.0.113.1'],
    [2, '203.0.113.9', '203.0.113.9'],
  ])('%i of them, "%s" came from %s', async (hops, forwardedFor, address) => {
    expect(await addressSeen(hops, forwardedFor)).toBe(address);
  });
});

describe('the product answers under', () => {
  const own = { publicUrl: 'https://tieout.example:8443', host: '0.0.0.0' };
  const local = { publicUrl: null, host: '127.0.0.1' };

  test.each([
    [own, 'tieout.example', true],
    [own, 'TIEOUT.example:8443', true],
    [own, 'localhost:3000', true],
    [own, 'tieout.example.attacker.example', false],
    [own, '10.1.2.3', false],
    [own, '', false],
    [own, undefined, false],
    [own, 'not a host', false],
    [local, '127.0.0.1:3000', true],
    [local, '[::1]:3000', true],
    [local, '192.168.1.20:3000', true],
    [local, 'rebound.example:3000', false],
    [local, 'localhost.attacker.example', false],
    [{ publicUrl: null, host: 'nas.lan' }, 'nas.lan:3000', true],
  ])('%o: %s? %s', (reached, host, isKnown) => {
    expect(isKnownHost(host, reached)).toBe(isKnown);
  });
});
