import {
  type Constant,
  floatAttribute,
  type Graph,
  type GraphNode,
  intsAttribute,
  intsOf,
} from './onnx-graph.ts';
import { kernelsOf, placed, scaleWeights } from './scale-weights.ts';

/** A value not worked out as a step of its own: `scale` × source + `shift`, one figure each or one a channel. */
type Affine = { readonly source: string; readonly scale: Float32Array; readonly shift: Float32Array };

/** What is known while the steps are gone through in order. */
type Folding = {
  readonly constants: Map<string, Constant>;
  readonly affines: Map<string, Affine>;
  /** Affines that have become a step, and its name: what else is made the same way of the same source takes that step. */
  readonly steps: Map<string, Affine & { readonly name: string }>;
  /** What a Clip from 0 to 6 clips, by its output. */
  readonly clipped: Map<string, string>;
  /** Steps of the new network by their first output. */
  readonly made: Map<string, GraphNode>;
  readonly uses: ReadonlyMap<string, number>;
};

/**
 * The same network in fewer steps: multiplications and additions of constants go into the weights of the convolutions before or behind
 * them, and x × clip(x + 3, 0, 6) ÷ 6 becomes the two steps the runtime keeps in its fast layout. More than half of PP-OCRv4's time goes
 * into these passes over the picture, which change no figure.
 */
export function foldAffines(graph: Graph): Graph {
  const folding: Folding = {
    constants: new Map(graph.constants),
    affines: new Map(),
    steps: new Map(),
    clipped: new Map(),
    made: new Map(),
    uses: countUses(graph),
  };
  for (const node of graph.nodes) foldNode(folding, node);
  return { ...graph, nodes: [...folding.made.values()], constants: folding.constants };
}

function countUses({ nodes }: Graph): Map<string, number> {
  const uses = new Map<string, number>();
  for (const name of nodes.flatMap((node) => node.inputs)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return uses;
}

function foldNode(folding: Folding, node: GraphNode): void {
  const [output = ''] = node.outputs;
  const affine = affineOf(folding, node);
  if (affine !== null) {
    folding.affines.set(output, affine);
    return;
  }
  if (isClipToSix(folding, node)) {
    folding.clipped.set(output, node.inputs[0] ?? '');
    return;
  }
  const swish = swishOf(folding, node);
  if (swish !== null) addSwish(folding, output, swish);
  else if (node.op === 'Conv') addConvolution(folding, node);
  else add(folding, { ...node, inputs: node.inputs.map((name) => workedOut(folding, name)) });
}

function add(folding: Folding, node: GraphNode): void {
  folding.made.set(node.outputs[0] ?? '', node);
}

/** What the step does to its input where that is no more than × constant or + constant. */
function affineOf(folding: Folding, node: GraphNode): Affine | null {
  const [first = '', second = ''] = node.inputs;
  if (node.op === 'BatchNormalization') return normalisation(folding, node);
  if (node.op !== 'Mul' && node.op !== 'Add' && node.op !== 'Div') return null;
  const isSecond = perChannel(folding.constants.get(second)) !== null;
  const constant = perChannel(folding.constants.get(isSecond ? second : first));
  if (constant === null || (node.op === 'Div' && !isSecond)) return null;
  const [one, none] = [Float32Array.of(1), Float32Array.of(0)];
  if (node.op === 'Add') return after(folding, isSecond ? first : second, one, constant);
  const scale = node.op === 'Mul' ? constant : constant.map((value) => 1 / value);
  return after(folding, isSecond ? first : second, scale, none);
}

/** A constant that is one figure, or one for each channel of a picture; else null. */
function perChannel(constant: Constant | undefined): Float32Array | null {
  if (constant === undefined) return null;
  const { dims, values } = constant;
  const isPerChannel = dims.length === 4 && dims[1] === values.length;
  return values.length === 1 || isPerChannel ? values : null;
}

function normalisation(folding: Folding, node: GraphNode): Affine | null {
  const [gain, offset, mean, variance] = node.inputs
    .slice(1)
    .map((name) => folding.constants.get(name)?.values);
  if (!gain || !offset || !mean || !variance) return null;
  const scale = gain.map((value, at) => value / Math.sqrt((variance[at] ?? 1) + 1e-5));
  const shift = offset.map((value, at) => value - (mean[at] ?? 0) * (scale[at] ?? 1));
  return after(folding, node.inputs[0] ?? '', scale, shift);
}

/** `scale` × name + `shift`, shown by what `name` itself is made of. */
function after(folding: Folding, name: string, scale: Float32Array, shift: Float32Array): Affine {
  const inner = folding.affines.get(name);
  if (inner === undefined) return { source: name, scale, shift };
  return {
    source: inner.source,
    scale: paired(scale, inner.scale, (a, b) => a * b),
    shift: paired(
      paired(scale, inner.shift, (a, b) => a * b),
      shift,
      (a, b) => a + b,
    ),
  };
}

/** Two rows of figures put together place by place; a row of one goes with every place. */
function paired(a: Float32Array, b: Float32Array, join: (a: number, b: number) => number): Float32Array {
  const [longer] = a.length >= b.length ? [a] : [b];
  return longer.map((_, at) => join(placed(a, at), placed(b, at)));
}

function isClipToSix(folding: Folding, node: GraphNode): boolean {
  if (node.op !== 'Clip') return false;
  const [, low, high] = node.inputs;
  if (low === undefined) return node.attributes.length === 2;
  return folding.constants.get(low)?.values[0] === 0 && folding.constants.get(high ?? '')?.values[0] === 6;
}

/** The x of a step that works out x × clip(x + 3, 0, 6); else null. */
function swishOf(folding: Folding, node: GraphNode): string | null {
  if (node.op !== 'Mul') return null;
  const [x = '', clip = ''] = node.inputs;
  const lifted = folding.affines.get(folding.clipped.get(clip) ?? '');
  const three = after(folding, x, Float32Array.of(1), Float32Array.of(3));
  return lifted !== undefined && isSame(lifted, three) ? x : null;
}

function isSame(a: Affine, b: Affine): boolean {
  const areEqual = (p: Float32Array, q: Float32Array) =>
    paired(p, q, (m, n) => m - n).every((gap) => gap === 0);
  return a.source === b.source && areEqual(a.scale, b.scale) && areEqual(a.shift, b.shift);
}

/** x × hard sigmoid(x), which is a sixth of what the folded step gave. */
function addSwish(folding: Folding, output: string, x: string): void {
  const from = workedOut(folding, x);
  const [gate, product] = [`${output}.gate`, `${output}.product`];
  add(folding, {
    op: 'HardSigmoid',
    inputs: [from],
    outputs: [gate],
    attributes: [floatAttribute('alpha', 1 / 6), floatAttribute('beta', 0.5)],
  });
  add(folding, { op: 'Mul', inputs: [from, gate], outputs: [product], attributes: [] });
  folding.affines.set(output, { source: product, scale: Float32Array.of(6), shift: Float32Array.of(0) });
}

/** A convolution with what was done to its input in its weights: × always, + only where no white is put around the picture. */
function addConvolution(folding: Folding, node: GraphNode): void {
  const [input = '', weight = '', bias = ''] = node.inputs;
  const affine = folding.affines.get(input);
  const weights = folding.constants.get(weight);
  const isPadded = intsOf(node, 'pads').some((pad) => pad > 0);
  const isFoldable =
    affine !== undefined &&
    weights !== undefined &&
    (!isPadded || affine.shift.every((value) => value === 0));
  if (!isFoldable) {
    add(folding, { ...node, inputs: [workedOut(folding, input), ...node.inputs.slice(1)] });
    return;
  }
  const sums = folding.constants.get(bias)?.values.slice() ?? new Float32Array(weights.dims[0] ?? 0);
  const isDepthwise = (intsOf(node, 'group')[0] ?? 1) > 1;
  const side = isDepthwise ? 'first' : 'second';
  for (const { first, from, to, place } of kernelsOf(weights, side))
    for (let at = from; at < to; at++)
      sums[first] = (sums[first] ?? 0) + (weights.values[at] ?? 0) * placed(affine.shift, place);
  const values = scaleWeights(weights, affine.scale, side);
  addWeighted(folding, { ...node, inputs: [affine.source] }, values, sums);
}

function addWeighted(folding: Folding, node: GraphNode, weights: Constant, bias: Float32Array): void {
  const [output = ''] = node.outputs;
  const [weightName, biasName] = [`${output}.weight`, `${output}.bias`];
  folding.constants.set(weightName, weights);
  folding.constants.set(biasName, { dims: [bias.length], values: bias });
  add(folding, { ...node, inputs: [node.inputs[0] ?? '', weightName, biasName] });
}

/** The name under which a value can be had in the new network; what was folded is put into the step before it, or becomes a step. */
function workedOut(folding: Folding, name: string): string {
  const affine = folding.affines.get(name);
  if (affine === undefined) return name;
  const step = folding.steps.get(affine.source);
  if (step !== undefined && isSame(step, affine)) return step.name;
  folding.steps.set(affine.source, { ...affine, name });
  const before = folding.made.get(affine.source);
  const isSole = folding.uses.get(affine.source) === 1;
  if (
    isSole &&
    (before?.op === 'Conv' || before?.op === 'ConvTranspose') &&
    folding.constants.has(before.inputs[1] ?? '')
  )
    scaleOutput(folding, before, affine, name);
  else addAffine(folding, affine, name);
  return name;
}

function scaleOutput(folding: Folding, before: GraphNode, { scale, shift }: Affine, name: string): void {
  const [, weight = '', bias = ''] = before.inputs;
  const weights = folding.constants.get(weight) ?? { dims: [], values: new Float32Array() };
  const [first = 1, second = 1] = weights.dims;
  const isTransposed = before.op === 'ConvTranspose';
  const values = scaleWeights(weights, scale, isTransposed ? 'second' : 'first');
  const old = folding.constants.get(bias)?.values ?? new Float32Array(isTransposed ? second : first);
  const moved = old.map((value, at) => value * placed(scale, at) + placed(shift, at));
  folding.made.delete(before.outputs[0] ?? '');
  addWeighted(folding, { ...before, outputs: [name] }, values, moved);
}

/** scale × source + shift as a step of its own: a convolution of one pixel, which the runtime keeps in its fast layout. */
function addAffine(folding: Folding, { source, scale, shift }: Affine, name: string): void {
  const channels = channelsOf(folding, source);
  if (channels === null) {
    const [scaled, scaleName, shiftName] = [`${name}.scaled`, `${name}.scale`, `${name}.shift`];
    const dims = scale.length === 1 ? [] : [1, scale.length, 1, 1];
    folding.constants.set(scaleName, { dims, values: scale });
    folding.constants.set(shiftName, {
      dims: shift.length === 1 ? [] : [1, shift.length, 1, 1],
      values: shift,
    });
    add(folding, { op: 'Mul', inputs: [source, scaleName], outputs: [scaled], attributes: [] });
    add(folding, { op: 'Add', inputs: [scaled, shiftName], outputs: [name], attributes: [] });
    return;
  }
  const every = new Float32Array(channels);
  const node: GraphNode = {
    op: 'Conv',
    inputs: [source],
    outputs: [name],
    attributes: [intsAttribute('kernel_shape', [1, 1]), intsAttribute('group', channels)],
  };
  addWeighted(
    folding,
    node,
    { dims: [channels, 1, 1, 1], values: every.map((_, at) => placed(scale, at)) },
    every.map((_, at) => placed(shift, at)),
  );
}

/** How many channels a picture in the new network has, where a convolution shows; else null. */
function channelsOf(folding: Folding, name: string): number | null {
  const node = folding.made.get(name);
  if (node === undefined) return null;
  if (node.op === 'Conv') return folding.constants.get(node.inputs[1] ?? '')?.dims[0] ?? null;
  if (node.op === 'Mul' || node.op === 'HardSigmoid' || node.op === 'Relu')
    return channelsOf(folding, node.inputs[0] ?? '');
  return null;
}
