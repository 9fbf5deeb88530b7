import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Constant, type Graph, type GraphNode, intsAttribute } from './onnx-graph.ts';

/** The two files the layer is kept in: its texts and width as JSON, and its figures as float32, little-endian. */
export const TAUGHT_LAYER_FILES: readonly string[] = ['json', 'bin'].map((type) =>
  path.join(import.meta.dirname, `taught-layer.${type}`),
);

const { texts, width: WIDTH }: { readonly texts: readonly string[]; readonly width: number } = JSON.parse(
  readFileSync(TAUGHT_LAYER_FILES[0] ?? '', 'utf8'),
);

/** What each class of the taught layer reads as, in its order. */
export const TAUGHT_TEXTS: readonly string[] = texts;

/** Steps of a line one unit of the layer sees: its own and the two next to it. */
const SEEN = 3;

/**
 * The reading network with a layer next to its last one for the letters and signs its makers left out. What the makers' layer gives is left
 * as it is, figure for figure; behind it stands, for each character taught, how likely it is against all of the makers'. The layer was
 * trained by ocr/teach (docs/decisions/ocr.md).
 * @throws Error where the network does not end in a product, a sum and likelihoods.
 */
export function withTaughtLayer(graph: Graph): Graph {
  const product = graph.nodes.findLast(({ op }) => op === 'MatMul');
  const sum = graph.nodes.find(({ inputs }) => inputs[0] === product?.outputs[0]);
  const likelihoods = graph.nodes.at(-1);
  const [features, logits, output] = [product?.inputs[0], sum?.outputs[0], likelihoods?.outputs[0]];
  if (features === undefined || logits === undefined || output === undefined || likelihoods?.op !== 'Softmax')
    throw new Error('the reading network does not end in a product, a sum and likelihoods');
  const makers = { ...likelihoods, outputs: ['taught.makers'] };
  return {
    ...graph,
    nodes: [...graph.nodes.slice(0, -1), makers, ...taughtSteps(features, logits, output)],
    constants: new Map([...graph.constants, ...constants()]),
  };
}

/** The steps from what goes into the makers' last layer, and what comes out of it, to the two next to each other. */
function taughtSteps(features: string, logits: string, output: string): GraphNode[] {
  const step = (
    op: string,
    inputs: readonly string[],
    made: string,
    attributes: GraphNode['attributes'] = [],
  ) => ({
    op,
    inputs,
    outputs: [made],
    attributes,
  });
  const turn = intsAttribute('perm', [0, 2, 1]);
  const pads = [intsAttribute('kernel_shape', [SEEN]), intsAttribute('pads', [1, 1])];
  return [
    step('MatMul', [features, 'taught.straight'], 'taught.product'),
    step('Add', ['taught.product', 'taught.bias'], 'taught.sum'),
    step('Transpose', [features], 'taught.across', [turn]),
    step('Conv', ['taught.across', 'taught.wide', 'taught.wideBias'], 'taught.units', pads),
    step('Relu', ['taught.units'], 'taught.lit'),
    step('Transpose', ['taught.lit'], 'taught.along', [turn]),
    step('MatMul', ['taught.along', 'taught.narrow'], 'taught.added'),
    step('Add', ['taught.sum', 'taught.added'], 'taught.logits'),
    step('ReduceLogSumExp', [logits], 'taught.rivals', [
      intsAttribute('axes', [2]),
      intsAttribute('keepdims', 1),
    ]),
    step('Sub', ['taught.logits', 'taught.rivals'], 'taught.odds'),
    step('Sigmoid', ['taught.odds'], 'taught.likelihoods'),
    step('Concat', ['taught.makers', 'taught.likelihoods'], output, [intsAttribute('axis', 2)]),
  ];
}

/** The figures of the file by name, in their order there. */
function constants(): readonly (readonly [string, Constant])[] {
  const values = new Float32Array(new Uint8Array(readFileSync(TAUGHT_LAYER_FILES[1] ?? '')).buffer);
  const count = TAUGHT_TEXTS.length;
  const inputs = (values.length - count - WIDTH - WIDTH * count) / (count + WIDTH * SEEN);
  const shapes: readonly (readonly [string, readonly number[]])[] = [
    ['straight', [inputs, count]],
    ['bias', [count]],
    ['wide', [WIDTH, inputs, SEEN]],
    ['wideBias', [WIDTH]],
    ['narrow', [WIDTH, count]],
  ];
  let from = 0;
  return shapes.map(([name, dims]) => {
    const size = dims.reduce((product, dim) => product * dim, 1);
    const own: Constant = { dims, values: values.subarray(from, from + size) };
    from += size;
    return [`taught.${name}`, own] as const;
  });
}
