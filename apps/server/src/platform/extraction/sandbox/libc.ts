import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The calls into the system's C library that put a process under limits; Linux only. Throws where the library cannot be opened. */
export function openLibc() {
  const koffi: typeof import('koffi') = require('koffi');
  const libc = koffi.load(null);
  const program = koffi.struct({ length: 'uint16', steps: 'uint8 *' });
  return {
    prctl: libc.func('prctl', 'int', ['int', 'ulong', 'ulong', 'ulong', 'ulong']),
    /** The filter of seccomp(2): operation, flags, program. */
    seccomp: libc.func('syscall', 'long', ['long', 'uint', 'uint', koffi.pointer(program)]),
    /** Whether seccomp(2) knows an answer a filter may give. */
    seccompKnows: libc.func('syscall', 'long', ['long', 'uint', 'uint', 'uint32 *']),
    /** landlock_create_ruleset(2), asked for its version. */
    landlockVersion: libc.func('syscall', 'long', ['long', 'void *', 'size_t', 'uint32']),
  };
}

/** prctl(2): options of linux/prctl.h. */
export const PRCTL = { setDumpable: 4, setNoNewPrivileges: 38 } as const;
