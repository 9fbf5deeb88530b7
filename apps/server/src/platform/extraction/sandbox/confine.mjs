// What the process of a child runs first on Linux: it gives up io_uring and every file but those listed, and then becomes the
// program that reads documents (child-entry.mjs). Neither can be done later. Landlock limits one thread and those it starts, and
// Node.js has several by the time it runs any script; and what goes through an io_uring passes a filter of system calls by,
// so that Node.js must never get one. `argv[2]` is the order, as JSON. Numbers and bits: include/uapi/linux of Linux 6.12.
import { statSync } from 'node:fs';
import koffi from 'koffi';

const SET_MODE_FILTER = 1;
const CREATE_RULESET = 444;
const ADD_RULE = 445;
const RESTRICT_SELF = 446;
const PATH_BENEATH = 1;
const EXECUTE = 1 << 0;
const READ_FILE = 1 << 2;
const READ_DIR = 1 << 3;
/** How many of the rights to files each version knows: all of them are taken away. */
const RIGHTS = [0, 13, 14, 15, 15, 16];
const BIND_TCP_AND_CONNECT_TCP = 3n;
const ABSTRACT_SOCKETS_AND_SIGNALS = 3n;
const O_PATH = 0o10000000;
const O_CLOEXEC = 0o2000000;
const NO_NEW_PRIVILEGES = 38;
const CAPABILITY_VERSION_3 = 0x20080522;
const F_SETFD = 2;
/** Standard streams and the channel to the parent. */
const KEPT_FDS = [0, 1, 2, 3];

const libc = koffi.load(null);
const prctl = libc.func('prctl', 'int', ['int', 'ulong', 'ulong', 'ulong', 'ulong']);
const capset = libc.func('capset', 'int', ['uint8 *', 'uint8 *']);
const open = libc.func('open', 'int', ['str', 'int', 'int']);
const fcntl = libc.func('fcntl', 'int', ['int', 'int', 'long']);
const seccomp = libc.func('syscall', 'long', ['long', 'uint', 'uint', 'void *']);
const createRuleset = libc.func('syscall', 'long', ['long', 'uint8 *', 'size_t', 'uint32']);
const addRule = libc.func('syscall', 'long', ['long', 'int', 'int', 'uint8 *', 'uint32']);
const restrictSelf = libc.func('syscall', 'long', ['long', 'int', 'uint32']);
const execve = libc.func('execve', 'int', ['str', 'str *', 'str *']);

/** @type {import('./confine-order.ts').ConfineOrder} */
const { filter, landlock, command } = JSON.parse(process.argv[2] ?? '');

must('give up new privileges', prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) === 0);
giveUpCapabilities();
if (filter !== null) setFilter(Buffer.from(filter.steps, 'base64'));
if (landlock !== null) enterLandlock();
for (const fd of KEPT_FDS) fcntl(fd, F_SETFD, 0);
execve(command[0], [...command, null], [null]);
must('start the reading program', false);

function setFilter(steps) {
  const program = Buffer.alloc(16);
  program.writeUInt16LE(steps.length / 8, 0);
  program.writeBigUInt64LE(koffi.address(steps), 8);
  must('set a filter of system calls', seccomp(filter.seccomp, SET_MODE_FILTER, 0, program) === 0);
}

function enterLandlock() {
  const ruleset = makeRuleset();
  for (const path of landlock.readable) allow(ruleset, path, READ_FILE, READ_FILE | READ_DIR);
  for (const path of landlock.executable) allow(ruleset, path, READ_FILE | EXECUTE, READ_FILE | READ_DIR);
  must('enter Landlock', restrictSelf(RESTRICT_SELF, ruleset, 0) === 0);
}

/** What root could do, another user's process could not. */
function giveUpCapabilities() {
  const header = Buffer.alloc(8);
  header.writeUInt32LE(CAPABILITY_VERSION_3, 0);
  must('give up capabilities', capset(header, Buffer.alloc(24)) === 0);
}

function makeRuleset() {
  const { version } = landlock;
  const files = 2n ** BigInt(RIGHTS[Math.min(version, RIGHTS.length - 1)] ?? 0) - 1n;
  const attributes = Buffer.alloc(24);
  attributes.writeBigUInt64LE(files, 0);
  if (version >= 4) attributes.writeBigUInt64LE(BIND_TCP_AND_CONNECT_TCP, 8);
  if (version >= 6) attributes.writeBigUInt64LE(ABSTRACT_SOCKETS_AND_SIGNALS, 16);
  const size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  const made = Number(createRuleset(CREATE_RULESET, attributes, size, 0));
  must('make a Landlock ruleset', made >= 0);
  return made;
}

/** A path that is not there needs no rule. */
function allow(ruleset, path, rightsOfFile, rightsOfFolder) {
  const seen = statSync(path, { throwIfNoEntry: false });
  if (seen === undefined) return;
  const fd = open(path, O_PATH | O_CLOEXEC, 0);
  if (fd < 0) return;
  const rule = Buffer.alloc(12);
  rule.writeBigUInt64LE(BigInt(seen.isDirectory() ? rightsOfFolder : rightsOfFile), 0);
  rule.writeInt32LE(fd, 8);
  must(`allow ${path}`, addRule(ADD_RULE, ruleset, PATH_BENEATH, rule, 0) === 0);
}

function must(what, isDone) {
  if (!isDone) throw new Error(`Could not ${what} (errno ${koffi.errno()}).`);
}
