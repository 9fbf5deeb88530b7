// Stands in for the engine's child: tries what a document that has taken over the process would try, and says how each went.
import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { endWithParent } from '../../src/platform/extraction/end-with-parent.ts';
import { serveOneOwner } from '../../src/platform/extraction/serve-one-owner.ts';

/** What there is to attack. */
export type Target = {
  readonly keyFile: string;
  readonly tcpPort: number;
  readonly udpPort: number;
  readonly unixSocket: string;
  /** A file that is not there. */
  readonly newFile: string;
};

/** How an attempt went: the code of the error it ended with, or null where it worked. */
export type Outcomes = Readonly<Record<string, string | null>>;

const NO_FILE = '/tmp/tieout-not-there';
const SOURCE = import.meta.filename;
const [O_RDONLY, O_WRONLY, O_CREAT] = [0, 1, 0o100];

export function start(): void {
  endWithParent();
  serveOneOwner(async ({ bytes }, say) => {
    const target = JSON.parse(Buffer.from(bytes).toString()) as Target;
    const outcomes: Record<string, string | null> = {};
    const attempts = {
      ...reading(target),
      ...network(target),
      ...spawning(),
      ...writing(target),
      ...native(target),
    };
    for (const [name, attempt] of Object.entries(attempts)) outcomes[name] = await outcomeOf(attempt);
    say({ kind: 'threw', stack: JSON.stringify(outcomes) });
  });
}

type Attempts = Record<string, () => unknown>;

async function outcomeOf(attempt: () => unknown): Promise<string | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code ?? message;
  }
}

function reading({ keyFile }: Target): Attempts {
  return {
    'node: read the key file': () => readFileSync(keyFile),
    'node: read the environment of the parent': () => readFileSync(`/proc/${process.ppid}/environ`),
    'node: read the memory of the parent': () => openSync(`/proc/${process.ppid}/mem`, 'r'),
    'node: read /etc/passwd': () => readFileSync('/etc/passwd'),
    'node: read a variable of its own environment': () => {
      if (Object.keys(process.env).length === 0) throw new Error('EMPTY');
    },
  };
}

function network({ tcpPort, udpPort, unixSocket }: Target): Attempts {
  return {
    'network: connect by TCP': () => once(connect(tcpPort, '127.0.0.1'), 'connect'),
    'network: connect to a unix socket': () => once(connect(unixSocket), 'connect'),
    'network: listen': () => once(createServer().listen(0, '127.0.0.1'), 'listening'),
    'network: send by UDP': () =>
      new Promise((resolve, reject) => {
        const socket = createSocket('udp4').on('error', reject);
        socket.send('secret', udpPort, '127.0.0.1', (error) => (error ? reject(error) : resolve(null)));
      }),
    'network: ask a name server': () => {
      const resolver = new Resolver({ timeout: 300, tries: 1 });
      resolver.setServers([`127.0.0.1:${udpPort}`]);
      return resolver.resolve4('secret.example.com').catch(() => {
        // The library says the same of a refused socket and of a server that is gone; whether a question came the server's side knows.
        throw Object.assign(new Error('no answer'), { code: 'EPERM' });
      });
    },
  };
}

function spawning(): Attempts {
  const spawn = () => {
    const { error } = spawnSync('/bin/true');
    if (error) throw error;
  };
  return {
    'node: start a program': spawn,
    'node: start a program from a worker thread': async () => {
      const script = `
        const { parentPort } = require('node:worker_threads');
        const { spawnSync } = require('node:child_process');
        let code = null;
        try { code = spawnSync('/bin/true').error?.code ?? null } catch (error) { code = error.code }
        parentPort.postMessage(code);`;
      const [code] = await once(new Worker(script, { eval: true }), 'message');
      if (code !== null) throw Object.assign(new Error(code), { code });
    },
    'node: signal the parent': () => process.kill(process.ppid, 0),
  };
}

function writing({ newFile }: Target): Attempts {
  return {
    'node: write a file': () => writeFileSync(newFile, 'x'),
    'node: write its own source': () => writeFileSync(SOURCE, readFileSync(SOURCE)),
  };
}

/** The same past Node.js: what a fault in a library written in C could be made to do. */
function native({ keyFile, newFile }: Target): Attempts {
  const koffi: typeof import('koffi') = createRequire(import.meta.url)('koffi');
  const libc = koffi.load(null);
  const call = (name: string, types: string[], values: unknown[]) => () => {
    const result = Number(libc.func(name, name === 'syscall' ? 'long' : 'int', types)(...values));
    if (result >= 0) return result;
    const code = Object.entries(koffi.os.errno).find(([, number]) => number === koffi.errno())?.[0];
    throw Object.assign(new Error(`errno ${koffi.errno()}`), { code });
  };
  const open = (path: string, flags: number) => call('open', ['str', 'int', 'int'], [path, flags, 0o600]);
  const system = (...values: number[]) =>
    call('syscall', Array(7).fill('long'), [...values, ...Array(7).fill(0)].slice(0, 7));
  const isX64 = process.arch === 'x64';
  const { ppid } = process;
  return {
    'native file: open the key file': open(keyFile, O_RDONLY),
    'native file: open the environment of the parent': open(`/proc/${ppid}/environ`, O_RDONLY),
    'native file: open the memory of the parent': open(`/proc/${ppid}/mem`, O_RDONLY),
    'native file: open /etc/passwd': open('/etc/passwd', O_RDONLY),
    'native call: create a file': open(newFile, O_WRONLY | O_CREAT),
    'native call: open its own source for writing': open(SOURCE, O_WRONLY),
    'native call: remove a file': call('unlink', ['str'], [NO_FILE]),
    'native call: rename a file': call('rename', ['str', 'str'], [NO_FILE, NO_FILE]),
    'native call: change the mode of a file': call('chmod', ['str', 'int'], [NO_FILE, 0]),
    'native call: make a socket': call('socket', ['int', 'int', 'int'], [2, 1, 0]),
    'native call: make a pair of sockets': call(
      'socketpair',
      ['int', 'int', 'int', 'void *'],
      [1, 1, 0, Buffer.alloc(8)],
    ),
    'native call: become another program': call('execve', ['str', 'void *', 'void *'], [NO_FILE, null, null]),
    'native call: fork': () => {
      if (call('fork', [], [])() === 0) libc.func('_exit', 'void', ['int'])(0);
    },
    'native call: clone': system(isX64 ? 56 : 220, 0x01000000 | 0x7f000000),
    'native call: clone by the newer call': system(435),
    'native call: signal the parent': call('kill', ['int', 'int'], [ppid, 0]),
    'native call: signal everybody': call('kill', ['int', 'int'], [-1, 0]),
    'native call: signal a thread of the parent': system(isX64 ? 200 : 130, ppid, 0),
    'native call: read the memory of the parent': system(isX64 ? 310 : 270, ppid),
    'native call: hold on to the parent': system(434, ppid),
    'native call: have the parent signalled': call('fcntl', ['int', 'int', 'long'], [3, 8, ppid]),
    'native call: make an io_uring': system(425, 1),
    'native call: open by the newer call': system(437),
    'native call: load a program into the kernel': system(isX64 ? 321 : 280),
    'native call: leave for namespaces of its own': call('unshare', ['int'], [0x10000000]),
    'native call: memory shared with others': system(isX64 ? 29 : 194, 1, 4096, 0o1600),
    'native call: a call of the x32 interface': system(0x40000000 + 41, 2, 1),
  };
}
