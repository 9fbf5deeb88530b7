import { openLibc } from './libc.ts';
import { type Architecture, SECCOMP } from './seccomp-program.ts';

/** What this platform can do, besides node's permission flags, to confine a child. */
export type Confinement = {
  /** Of the filter of system calls; null where there is none. */
  readonly seccomp: Architecture | null;
  /** Version of Landlock, which limits the folders native code can read; 0 where there is none. */
  readonly landlock: number;
  /** What it cannot do, in sentences for whoever runs the product; empty where everything is in force. */
  readonly missing: readonly string[];
};

const GET_ACTION_AVAIL = 2;
const FAIL_ACTION = 0x00050000;
const LANDLOCK_CREATE_RULESET = 444;
const ASK_VERSION = 1;

const NO_SECCOMP =
  'This system has no filter of system calls: a hostile document that takes over the process that reads it could use the network. Node.js permissions keep it from writing files and starting programs';
const NO_LANDLOCK =
  'This system has no Landlock: a hostile document that takes over native code could read files of this user. Node.js permissions keep scripts from it';

/** Asks the platform. */
export function findConfinement(): Confinement {
  const { arch, platform } = process;
  const none = { seccomp: null, landlock: 0, missing: [NO_SECCOMP, NO_LANDLOCK] };
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64')) return none;
  try {
    return askLinux(openLibc(), arch);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ...none, missing: [...none.missing, `The library koffi could not be loaded: ${why}`] };
  }
}

function askLinux(libc: ReturnType<typeof openLibc>, architecture: Architecture): Confinement {
  const number = SECCOMP[architecture];
  const hasSeccomp = libc.seccompKnows(number, GET_ACTION_AVAIL, 0, [FAIL_ACTION]) === 0;
  const landlock = Math.max(0, Number(libc.landlockVersion(LANDLOCK_CREATE_RULESET, null, 0, ASK_VERSION)));
  return {
    seccomp: hasSeccomp ? architecture : null,
    landlock,
    missing: [...(hasSeccomp ? [] : [NO_SECCOMP]), ...(landlock > 0 ? [] : [NO_LANDLOCK])],
  };
}
