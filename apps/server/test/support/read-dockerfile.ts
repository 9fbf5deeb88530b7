/** One instruction of a Dockerfile: its word, its flags and the rest. */
export type Instruction = {
  readonly word: string;
  readonly flags: ReadonlyMap<string, string>;
  readonly rest: string;
};

/** A stage of a Dockerfile, from its FROM to the next. */
export type Stage = { readonly base: string; readonly name: string | null; readonly steps: Instruction[] };

/** The stages of a Dockerfile (docs.docker.com/reference/dockerfile), continued lines joined. Throws where a line is no instruction. */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const instruction = readInstruction(line);
    if (instruction.word === 'FROM') stages.push(stageOf(instruction));
    else if (stages.length === 0) throw new Error(`before the first FROM: ${line}`);
    else stages.at(-1)?.steps.push(instruction);
  }
  return stages;
}

function readInstruction(line: string): Instruction {
  const [, word, after] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
  if (word === undefined || after === undefined) throw new Error(`no instruction: ${line}`);
  const flags = new Map<string, string>();
  const rest = after.replaceAll(/--([a-z-]+)=(\S+)\s+/g, (flag, name: string, value: string) => {
    if (word === 'RUN' || word === 'CMD') return flag;
    flags.set(name, value);
    return '';
  });
  return { word, flags, rest: rest.trim() };
}

function stageOf({ rest }: Instruction): Stage {
  const [base = '', , name] = rest.split(/\s+/);
  return { base, name: name ?? null, steps: [] };
}
