import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXTRACTION_LIMITS } from '../src/platform/extraction/extraction-limits.ts';
import type { LoadedModules } from '../src/platform/extraction/extraction-message.ts';
import { type ChildPlan, planChild, startReadingChild } from '../src/platform/extraction/reading-child.ts';
import { findConfinement } from '../src/platform/extraction/sandbox/confinement.ts';
import { noIoUringProgram, seccompProgram } from '../src/platform/extraction/sandbox/seccomp-program.ts';
import type { Outcomes, Target } from './support/hostile-child.ts';
import { runFilter } from './support/run-filter.ts';

const HOSTILE = fileURLToPath(new URL('./support/hostile-child.ts', import.meta.url));
const { seccomp, landlock } = findConfinement();
const NO_SECCOMP = 'this platform has no filter of system calls';
const NO_LANDLOCK = 'this kernel has no Landlock';
/** Codes of a limit, not of an attempt that went wrong for another reason. */
const REFUSED = ['EPERM', 'EACCES', 'ENOSYS', 'ERR_ACCESS_DENIED', 'EMPTY'];

let folder: string;
let source: string;
let target: Target;
const tcp = createServer((socket) => socket.destroy());
const unix = createServer((socket) => socket.destroy());
const udp = createSocket('udp4');
const heard: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tieout-hostile-'));
  source = readFileSync(HOSTILE, 'utf8');
  const keyFile = join(folder, 'secret.key');
  await writeFile(keyFile, 'secret', { mode: 0o600 });
  const unixSocket = join(folder, 'socket');
  tcp.on('connection', () => heard.push('tcp')).listen(0, '127.0.0.1');
  unix.on('connection', () => heard.push('unix')).listen(unixSocket);
  udp.on('message', () => heard.push('udp')).bind(0, '127.0.0.1');
  await Promise.all([once(tcp, 'listening'), once(unix, 'listening'), once(udp, 'listening')]);
  const tcpPort = (tcp.address() as AddressInfo).port;
  target = { keyFile, tcpPort, udpPort: udp.address().port, unixSocket, newFile: join(folder, 'new') };
});
afterAll(async () => {
  for (const server of [tcp, unix, udp]) server.close();
  await rm(folder, { recursive: true, force: true });
});

async function attack(plan: ChildPlan, modules: LoadedModules | null = null): Promise<Outcomes> {
  const child = startReadingChild(plan, modules);
  const bytes = Buffer.from(JSON.stringify(target));
  const request = { ownerId: 'o', bytes, password: null, maxPages: 1, pages: null, requestId: 'r' };
  const job = { request, limits: EXTRACTION_LIMITS, onProgress: () => {}, cancelled: undefined };
  const outcome = await child.read(job);
  child.end();
  if (outcome.kind !== 'threw') throw new Error(`The hostile child ended: ${JSON.stringify(outcome)}`);
  return JSON.parse(outcome.stack);
}

/** What a child that runs the hostile script has loaded. */
async function modulesOf(plan: ChildPlan): Promise<LoadedModules> {
  const { promise, resolve } = Promise.withResolvers<LoadedModules>();
  const child = startReadingChild(plan, null, resolve);
  const modules = await promise;
  child.end();
  return modules;
}

/** The attempts of a group that were not refused by a limit. */
function notRefused(outcomes: Outcomes, group: string): string[] {
  const ofGroup = Object.entries(outcomes).filter(([name]) => name.startsWith(`${group}: `));
  expect(ofGroup.length).toBeGreaterThan(3);
  return ofGroup.flatMap(([name, code]) =>
    code !== null && REFUSED.includes(code) ? [] : `${name} (${code})`,
  );
}

describe.each(['unknown', 'given'])('hostile code in a child whose modules are %s', (modules) => {
  let outcomes: Outcomes;
  beforeAll(async () => {
    const plan = planChild(HOSTILE);
    outcomes = await attack(plan, modules === 'given' ? await modulesOf(plan) : null);
  });

  test('reads no secret, starts no program and writes nothing through Node.js', () => {
    expect(notRefused(outcomes, 'node')).toEqual([]);
  });

  test('reaches nothing by TCP, UDP, unix sockets or DNS', ({ skip }) => {
    skip(seccomp === null, NO_SECCOMP);
    expect(notRefused(outcomes, 'network')).toEqual([]);
    expect(heard).toEqual([]);
  });

  test('makes no harmful system call past Node.js', ({ skip }) => {
    skip(seccomp === null, NO_SECCOMP);
    expect(notRefused(outcomes, 'native call')).toEqual([]);
  });

  test('opens no file of others past Node.js', ({ skip }) => {
    skip(landlock === 0, NO_LANDLOCK);
    expect(notRefused(outcomes, 'native file')).toEqual([]);
  });

  test('leaves no file behind and its own source as it was', () => {
    expect(existsSync(target.newFile)).toBe(false);
    expect(readFileSync(HOSTILE, 'utf8')).toBe(source);
  });
});

test('hostile code gets far with the permissions of Node.js alone, so that the tests above can fail', async () => {
  const alone = { ...planChild(HOSTILE), confinement: { seccomp: null, landlock: 0, missing: [] } };
  const reached = await attack(alone);
  expect(notRefused(reached, 'native file')).toContain('native file: open the key file (null)');
  expect(notRefused(reached, 'native call')).toContain('native call: fork (null)');
  expect(notRefused(reached, 'network')).toContain('network: connect by TCP (null)');
  expect(heard).toEqual(expect.arrayContaining(['tcp', 'unix', 'udp']));
  await rm(target.newFile, { force: true });
});

describe.each([
  {
    name: 'x64' as const,
    arch: 0xc000003e,
    numbers: { read: 0, futex: 202, openat: 257, clone: 56, kill: 62, fcntl: 72, prlimit64: 302 },
    refused: { socket: 41, connect: 42, execve: 59, fork: 57, ptrace: 101, unlinkat: 263, bpf: 321 },
  },
  {
    name: 'arm64' as const,
    arch: 0xc00000b7,
    numbers: { read: 63, futex: 98, openat: 56, clone: 220, kill: 129, fcntl: 25, prlimit64: 261 },
    refused: { socket: 198, connect: 203, execve: 221, ptrace: 117, unlinkat: 35, bpf: 280 },
  },
])('the filter of system calls for $name', ({ name, arch, numbers, refused }) => {
  const [ALLOW, EPERM, ENOSYS, KILL] = [0x7fff0000, 0x00050001, 0x00050026, 0x80000000];
  const program = seccompProgram(name, 77);
  const ask = (number: number, ...args: number[]) => runFilter(program, { arch, number, args });

  test('allows what reading takes', () => {
    expect([ask(numbers.read), ask(numbers.futex)]).toEqual([ALLOW, ALLOW]);
    expect(ask(numbers.openat, -100, 0, 0o2000000)).toBe(ALLOW);
    expect(ask(numbers.clone, 0x3d0f00)).toBe(ALLOW);
    expect([ask(numbers.kill, 77, 9), ask(numbers.prlimit64, 0), ask(numbers.fcntl, 3, 4)]).toEqual([
      ALLOW,
      ALLOW,
      ALLOW,
    ]);
  });

  test('refuses files to write, processes, and signals to others', () => {
    for (const flags of [1, 2, 0o100, 0o1000, 0o20200000])
      expect(ask(numbers.openat, -100, 0, flags)).toBe(EPERM);
    expect(ask(numbers.clone, 0x11)).toBe(EPERM);
    for (const pid of [1, 76, -1, 0]) expect(ask(numbers.kill, pid, 9)).toBe(EPERM);
    expect([ask(numbers.prlimit64, 1), ask(numbers.fcntl, 3, 8)]).toEqual([EPERM, EPERM]);
  });

  test.each(Object.entries(refused))('refuses %s', (_, number) => {
    expect(ask(number)).toBe(EPERM);
  });

  test('knows no io_uring, no clone3, no openat2 and no call it has not heard of', () => {
    for (const number of [425, 426, 427, 435, 437, 463, 0x40000000 + 41]) expect(ask(number)).toBe(ENOSYS);
    expect(runFilter(noIoUringProgram(name), { arch, number: 425 })).toBe(ENOSYS);
    expect(runFilter(noIoUringProgram(name), { arch, number: numbers.read })).toBe(ALLOW);
  });

  test("ends a process that makes another processor's calls", () => {
    expect(runFilter(program, { arch: 0x40000003, number: 1 })).toBe(KILL);
  });
});
