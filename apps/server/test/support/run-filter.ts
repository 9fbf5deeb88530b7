/** One system call as a filter sees it. */
export type Call = { readonly arch: number; readonly number: number; readonly args?: readonly number[] };

const [LOAD, EQUAL, GREATER, SET, RETURN] = [0x20, 0x15, 0x25, 0x45, 0x06];

/** What a filter of system calls answers to a call, as the kernel would run it (Documentation/networking/filter.rst). Throws where the kernel would refuse the filter. */
export function runFilter(program: Buffer, { arch, number, args = [] }: Call): number {
  const seen = Buffer.alloc(64);
  seen.writeUInt32LE(number, 0);
  seen.writeUInt32LE(arch, 4);
  for (const [index, value] of args.entries()) seen.writeBigInt64LE(BigInt(value), 16 + 8 * index);
  let held = 0;
  for (let at = 0; at < program.length; at += 8) {
    const operation = program.readUInt16LE(at);
    const [ifTrue = 0, ifFalse = 0] = program.subarray(at + 2, at + 4);
    const value = program.readUInt32LE(at + 4);
    const jump = (isTrue: boolean) => {
      at += 8 * (isTrue ? ifTrue : ifFalse);
    };
    if (operation === RETURN) return value;
    if (operation === LOAD) held = seen.readUInt32LE(value);
    else if (operation === EQUAL) jump(held === value);
    else if (operation === GREATER) jump(held > value);
    else if (operation === SET) jump((held & value) !== 0);
    else throw new Error(`no operation of a filter: ${operation}`);
  }
  throw new Error('the filter ends without an answer');
}
