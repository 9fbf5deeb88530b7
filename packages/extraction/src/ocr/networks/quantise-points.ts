import { type Constant, type Graph, type GraphNode, intsAttribute, intsOf } from './onnx-graph.ts';

/** Fewest weights of a convolution worth turning its picture for. */
const LEAST_WEIGHTS = 50000;
/** Largest whole number a weight becomes: processors without steps for bytes add two products in sixteen bits, which more would overrun. */
const LARGEST = 63;
/** The model's import of the runtime's own steps: their domain and its version 1 (onnx.proto3, OperatorSetIdProto). */
const OWN_DOMAIN = 'com.microsoft';
const OWN_STEPS = Buffer.concat([
  Buffer.from([66, OWN_DOMAIN.length + 4, 10, OWN_DOMAIN.length]),
  Buffer.from(OWN_DOMAIN),
  Buffer.from([16, 1]),
]);

/** What is known while the steps are gone through in order. */
type Rounding = {
  readonly constants: Map<string, Constant>;
  readonly bytes: Map<string, Constant<Int8Array>>;
  readonly made: GraphNode[];
  /** Pictures at hand with their channels last only, and the names they have so. */
  readonly lying: Map<string, string>;
};

/**
 * The same network with the weights of its larger convolutions of one pixel, in which most of its time goes, in whole numbers of a byte;
 * what goes into them is rounded to bytes as it comes.
 */
export function quantisePoints(graph: Graph): Graph {
  const rounding: Rounding = {
    constants: new Map(graph.constants),
    bytes: new Map(),
    made: [],
    lying: new Map(),
  };
  for (const node of graph.nodes) addNode(rounding, node);
  const model = Buffer.concat([graph.frame.model, OWN_STEPS]);
  const { made, constants, bytes } = rounding;
  return { nodes: made, constants, bytes, frame: { ...graph.frame, model } };
}

function addNode(rounding: Rounding, node: GraphNode): void {
  const weights = rounding.constants.get(node.inputs[1] ?? '');
  if (isPoint(node, weights)) addProduct(rounding, node, weights);
  else {
    if (node.op === 'HardSigmoid') standInStep(rounding, node.inputs[0] ?? '');
    for (const name of node.inputs) stand(rounding, name);
    rounding.made.push(node);
  }
}

function isPoint(node: GraphNode, weights: Constant | undefined): weights is Constant {
  if (node.op !== 'Conv' || weights === undefined) return false;
  const [outputs = 0, inputs = 0, height, width] = weights.dims;
  const isWhole = intsOf(node, 'strides').every((stride) => stride === 1);
  return height === 1 && width === 1 && isWhole && outputs * inputs >= LEAST_WEIGHTS;
}

/** Sees that the picture is at hand with its channels first. */
function stand({ made, lying }: Rounding, name: string): void {
  const last = lying.get(name);
  if (last === undefined) return;
  made.push(turn(last, name, [0, 3, 1, 2]));
  lying.delete(name);
}

/** The same by a convolution that changes nothing: the runtime works out a hard swish in the convolution before it, without a pass of its own. */
function standInStep(rounding: Rounding, name: string): void {
  const last = rounding.lying.get(name);
  if (last === undefined) return;
  const channels = rounding.constants.get(`${name}.steps`)?.values.length ?? 0;
  const [plain, ones] = [`${name}.plain`, `${name}.ones`];
  rounding.constants.set(ones, { dims: [channels, 1, 1, 1], values: new Float32Array(channels).fill(1) });
  rounding.made.push(turn(last, plain, [0, 3, 1, 2]), {
    op: 'Conv',
    inputs: [plain, ones],
    outputs: [name],
    attributes: [intsAttribute('kernel_shape', [1, 1]), intsAttribute('group', channels)],
  });
  rounding.lying.delete(name);
}

/** The convolution as a product: its picture with the channels last × the weights. */
function addProduct(
  { constants, bytes, made, lying }: Rounding,
  { inputs: [input = '', , bias], outputs: [output = ''] }: GraphNode,
  weights: Constant,
): void {
  const { whole, steps } = inWholeNumbers(weights);
  bytes.set(`${output}.whole`, whole);
  constants.set(`${output}.steps`, steps);
  const turned = lying.get(input) ?? `${output}.turned`;
  if (!lying.has(input)) made.push(turn(input, turned, [0, 2, 3, 1]));
  made.push({
    op: 'DynamicQuantizeMatMul',
    domain: OWN_DOMAIN,
    inputs: [turned, `${output}.whole`, `${output}.steps`, ...(bias === undefined ? [] : ['', bias])],
    outputs: [`${output}.last`],
    attributes: [],
  });
  lying.set(output, `${output}.last`);
}

function turn(input: string, output: string, order: readonly number[]): GraphNode {
  return {
    op: 'Transpose',
    inputs: [input],
    outputs: [output],
    attributes: [intsAttribute('perm', order)],
  };
}

/** The weights, inputs first, each output's in steps of its own. */
function inWholeNumbers({ dims: [outputs = 0, inputs = 0], values }: Constant) {
  const steps = new Float32Array(outputs);
  const whole = new Int8Array(values.length);
  for (let output = 0; output < outputs; output++) {
    const own = values.subarray(output * inputs, (output + 1) * inputs);
    const most = own.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
    const step = most === 0 ? 1 : most / LARGEST;
    steps[output] = step;
    for (let input = 0; input < inputs; input++)
      whole[input * outputs + output] = Math.round((own[input] ?? 0) / step);
  }
  return { whole: { dims: [inputs, outputs], values: whole }, steps: { dims: [outputs], values: steps } };
}
