import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Constant, Graph } from './onnx-graph.ts';

/** The two files the layer is kept in: its texts as JSON, and its weights and biases as float32, little-endian. */
export const READING_LAYER_FILES: readonly string[] = ['json', 'bin'].map((type) =>
  path.join(import.meta.dirname, `reading-layer.${type}`),
);

/** What each class of the reading network reads as, in the network's order; the first is nothing. Several may read the same. */
export const READING_TEXTS: readonly string[] = readTexts();

/**
 * The reading network with the makers' last layer cut to the letters and signs of Latin writing, which is kept in our files
 * (docs/decisions/ocr.md).
 * @throws Error where the network does not end in a product and a sum.
 */
export function withReadingLayer(graph: Graph): Graph {
  const product = graph.nodes.findLast(({ op }) => op === 'MatMul');
  const sum = graph.nodes.find(({ inputs }) => inputs[0] === product?.outputs[0]);
  const [weightsName, biasName] = [product?.inputs[1], sum?.inputs[1]];
  if (weightsName === undefined || biasName === undefined)
    throw new Error('the reading network does not end in a product and a sum');
  const count = READING_TEXTS.length;
  const figures = readFigures();
  const inputs = figures.length / count - 1;
  const weights: Constant = { dims: [inputs, count], values: figures.subarray(0, inputs * count) };
  const bias: Constant = { dims: [count], values: figures.subarray(inputs * count) };
  return { ...graph, constants: new Map([...graph.constants, [weightsName, weights], [biasName, bias]]) };
}

function readTexts(): string[] {
  const { texts }: { texts: string[] } = JSON.parse(readFileSync(READING_LAYER_FILES[0] ?? '', 'utf8'));
  return texts;
}

function readFigures(): Float32Array {
  return new Float32Array(new Uint8Array(readFileSync(READING_LAYER_FILES[1] ?? '')).buffer);
}
