import { ABSENT, CHECKED, NEWEST, REFUSED } from './syscall-numbers.ts';

export type Architecture = 'x64' | 'arm64';

/** As the kernel names them to a filter (AUDIT_ARCH_ of linux/audit.h). */
const AUDIT_ARCH: Readonly<Record<Architecture, number>> = { x64: 0xc000003e, arm64: 0xc00000b7 };

// linux/filter.h, linux/seccomp.h: operations of a filter, and what it may answer.
const LOAD = 0x20;
const JUMP_EQUAL = 0x15;
const JUMP_GREATER = 0x25;
const JUMP_SET = 0x45;
const RETURN = 0x06;
const ALLOW = 0x7fff0000;
const KILL_PROCESS = 0x80000000;
const FAIL = 0x00050000;
const EPERM = 1;
const ENOSYS = 38;

// Places in what a filter looks at (struct seccomp_data); of an argument the low half, since both processors are little-endian.
const NUMBER_AT = 0;
const ARCH_AT = 4;
const argumentAt = (index: number) => 16 + 8 * index;

/** O_WRONLY, O_RDWR, O_CREAT, O_TRUNC, O_APPEND and the bit of O_TMPFILE: all that opens a file for more than reading. */
const WRITE_FLAGS = 0o1 | 0o2 | 0o100 | 0o1000 | 0o2000 | 0o20000000;
const CLONE_THREAD = 0x10000;
/** F_SETOWN, F_SETSIG and F_SETOWN_EX: they have the kernel send a signal to another process. */
const SIGNALLING_FCNTL = [8, 10, 15];
/** FIOSETOWN and SIOCSPGRP for the same; TIOCSTI and TIOCLINUX type into a terminal. */
const HARMFUL_IOCTL = [0x8901, 0x8902, 0x5412, 0x541c];

/** Number of seccomp(2) itself. */
export const SECCOMP: Readonly<Record<Architecture, number>> = { x64: 317, arm64: 277 };

type Step = readonly [operation: number, ifTrue: number, ifFalse: number, value: number];

/**
 * The filter a reading child puts over all its system calls, as the kernel takes it: 8 bytes a step. What reading does not
 * need fails with EPERM, what libraries can do without does not exist for them, and calls of another processor's end the process. `pid` is the
 * child's own: it may signal nobody else.
 */
export function seccompProgram(architecture: Architecture, pid: number): Buffer {
  const column = architecture === 'x64' ? 0 : 1;
  const failing = (table: typeof REFUSED, error: number) =>
    Object.values(table).flatMap((numbers) => block(numbers[column], [answer(FAIL | error)]));
  const { open, openat, clone, kill, tgkill, prlimit64, fcntl, ioctl } = CHECKED;
  return program(architecture, [
    [JUMP_GREATER, 0, 1, NEWEST],
    answer(FAIL | ENOSYS),
    ...block(open[column], unlessAny(1, WRITE_FLAGS)),
    ...block(openat[column], unlessAny(2, WRITE_FLAGS)),
    // A thread, not a process.
    ...block(clone[column], [[LOAD, 0, 0, argumentAt(0)], [JUMP_SET, 0, 1, CLONE_THREAD], ...allowOrFail()]),
    ...block(kill[column], onlyFor(pid)),
    ...block(tgkill[column], onlyFor(pid)),
    ...block(prlimit64[column], onlyFor(0, pid)),
    ...block(fcntl[column], unlessOneOf(1, SIGNALLING_FCNTL)),
    ...block(ioctl[column], unlessOneOf(1, HARMFUL_IOCTL)),
    ...failing(REFUSED, EPERM),
    ...failing(ABSENT, ENOSYS),
  ]);
}

/** The filter a child is started with: io_uring does not exist for it. */
export function noIoUringProgram(architecture: Architecture): Buffer {
  const column = architecture === 'x64' ? 0 : 1;
  return program(architecture, block(ABSENT.io_uring_setup?.[column] ?? null, [answer(FAIL | ENOSYS)]));
}

/** Steps over the number of a call of this processor; what they do not answer is allowed. */
function program(architecture: Architecture, steps: readonly Step[]): Buffer {
  return encode([
    [LOAD, 0, 0, ARCH_AT],
    [JUMP_EQUAL, 1, 0, AUDIT_ARCH[architecture]],
    answer(KILL_PROCESS),
    [LOAD, 0, 0, NUMBER_AT],
    ...steps,
    answer(ALLOW),
  ]);
}

/** Steps for the call of that number; none where the processor has no such call. */
function block(number: number | null, steps: readonly Step[]): Step[] {
  return number === null ? [] : [[JUMP_EQUAL, 0, steps.length, number], ...steps];
}

function answer(value: number): Step {
  return [RETURN, 0, 0, value];
}

function allowOrFail(): Step[] {
  return [answer(ALLOW), answer(FAIL | EPERM)];
}

/** Fails where the argument has one of the flags. */
function unlessAny(argument: number, flags: number): Step[] {
  return [[LOAD, 0, 0, argumentAt(argument)], [JUMP_SET, 1, 0, flags], ...allowOrFail()];
}

/** Fails where the argument is one of `refused`. */
function unlessOneOf(argument: number, refused: readonly number[]): Step[] {
  const tests = refused.map((value, at): Step => [JUMP_EQUAL, refused.length - at, 0, value]);
  return [[LOAD, 0, 0, argumentAt(argument)], ...tests, ...allowOrFail()];
}

/** Fails where the first argument is none of `allowed`. */
function onlyFor(...allowed: number[]): Step[] {
  const tests = allowed.map((value, at): Step => {
    const after = allowed.length - 1 - at;
    return [JUMP_EQUAL, after, after === 0 ? 1 : 0, value];
  });
  return [[LOAD, 0, 0, argumentAt(0)], ...tests, ...allowOrFail()];
}

function encode(steps: readonly Step[]): Buffer {
  const bytes = Buffer.alloc(steps.length * 8);
  for (const [index, [operation, ifTrue, ifFalse, value]] of steps.entries()) {
    bytes.writeUInt16LE(operation, index * 8);
    bytes.writeUInt8(ifTrue, index * 8 + 2);
    bytes.writeUInt8(ifFalse, index * 8 + 3);
    bytes.writeUInt32LE(value >>> 0, index * 8 + 4);
  }
  return bytes;
}
