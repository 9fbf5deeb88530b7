import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { foldAffines } from '../src/ocr/networks/fold-affines.ts';
import {
  type Constant,
  type Graph,
  type GraphNode,
  intsAttribute,
  readModel,
  writeModel,
} from '../src/ocr/networks/onnx-graph.ts';
import { quantisePoints } from '../src/ocr/networks/quantise-points.ts';

const CHANNELS = 4;

function constant(dims: readonly number[]): Constant {
  const length = dims.reduce((a, b) => a * b, 1);
  return { dims, values: Float32Array.from({ length }, (_, at) => Math.sin(at * 1.7 + length)) };
}

function figure(value: number): Constant {
  return { dims: [1], values: Float32Array.of(value) };
}

function step(
  op: string,
  inputs: readonly string[],
  output: string,
  attributes: GraphNode['attributes'] = [],
): GraphNode {
  return { op, inputs, outputs: [output], attributes };
}

/** Two convolutions, the second with white around its picture, and between them what PP-LCNet puts there. */
function learnableBlock(): Graph {
  const clip = ['sum', 'none', 'six'];
  const padded = [intsAttribute('pads', [1, 1, 1, 1]), intsAttribute('group', CHANNELS)];
  return {
    nodes: [
      step('Conv', ['x', 'first'], 'a'),
      step('Mul', ['scale', 'a'], 'b'),
      step('Add', ['b', 'shift'], 'c'),
      step('Add', ['c', 'three'], 'sum'),
      step('Clip', clip, 'clipped'),
      step('Mul', ['c', 'clipped'], 'd'),
      step('Div', ['d', 'six'], 'e'),
      step('Mul', ['scale', 'e'], 'f'),
      step('Add', ['f', 'shift'], 'g'),
      step('Conv', ['g', 'second'], 'h', padded),
      step('Add', ['h', 'shift'], 'y'),
      step('Relu', ['y'], 'out'),
    ],
    constants: new Map([
      ['first', constant([CHANNELS, 3, 1, 1])],
      ['second', constant([CHANNELS, 1, 3, 3])],
      ['scale', figure(1.7)],
      ['shift', figure(-0.4)],
      ['three', figure(3)],
      ['six', { dims: [], values: Float32Array.of(6) }],
      ['none', { dims: [], values: Float32Array.of(0) }],
    ]),
    frame: frameOf(),
  };
}

/** What a model says next to its steps: version of the format, its input and output, and the steps' vocabulary (opset 14). */
function frameOf(): Graph['frame'] {
  const value = (field: number, name: string) => {
    const shape = Buffer.from([10, 2, 8, 1, 10, 2, 8, name === 'x' ? 3 : CHANNELS, 10, 2, 8, 5, 10, 2, 8, 6]);
    const tensor = Buffer.concat([Buffer.from([8, 1, 18, shape.length]), shape]);
    const type = Buffer.concat([Buffer.from([10, tensor.length]), tensor]);
    const info = Buffer.concat([
      Buffer.from([10, name.length]),
      Buffer.from(name),
      Buffer.from([18, type.length]),
      type,
    ]);
    return Buffer.concat([Buffer.from([(field << 3) | 2, info.length]), info]);
  };
  return {
    model: Buffer.from([8, 7, 66, 4, 10, 0, 16, 14]),
    graph: Buffer.concat([Buffer.from([18, 1]), Buffer.from('g'), value(11, 'x'), value(12, 'out')]),
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

async function run(graph: Graph): Promise<number[]> {
  const session = await InferenceSession.create(writeModel(graph), { intraOpNumThreads: 1 });
  const x = Float32Array.from({ length: 3 * 5 * 6 }, (_, at) => Math.cos(at) * 3);
  const { out } = await session.run({ x: new Tensor('float32', x, [1, 3, 5, 6]) });
  if (!(out?.data instanceof Float32Array)) throw new Error('the network gave no figures');
  return [...out.data];
}

describe('a network with its constants folded', () => {
  it('gives the same figures in fewer steps, at the edges of a picture with white around it too', async () => {
    const graph = learnableBlock();
    const folded = foldAffines(graph);
    expect(folded.nodes.length).toBeLessThan(graph.nodes.length / 1.5);
    const [before, after] = [await run(graph), await run(folded)];
    expect(after).toHaveLength(before.length);
    for (const [at, value] of after.entries()) expect(value).toBeCloseTo(before[at] ?? 0, 4);
  });

  it('is the same network when written and read again', async () => {
    const graph = foldAffines(learnableBlock());
    expect(await run(readModel(writeModel(graph)))).toEqual(await run(graph));
  });
});

/** A convolution of one pixel with weights enough to be worth rounding, and what is done to its picture behind it. */
function pointBlock(): Graph {
  const channels = 256;
  return {
    nodes: [
      step('Conv', ['x', 'widening'], 'a'),
      step('Conv', ['a', 'points', 'bias'], 'b'),
      step('HardSigmoid', ['b'], 'gate'),
      step('Mul', ['b', 'gate'], 'c'),
      step('Conv', ['c', 'narrowing'], 'out'),
    ],
    constants: new Map([
      ['widening', constant([channels, 3, 1, 1])],
      ['points', constant([channels, channels, 1, 1])],
      ['bias', constant([channels])],
      ['narrowing', constant([CHANNELS, channels, 1, 1])],
    ]),
    frame: frameOf(),
  };
}

describe('a network with its weights rounded to bytes', () => {
  it('gives the same figures but for a twentieth of them', async () => {
    const graph = pointBlock();
    const rounded = quantisePoints(graph);
    expect(rounded.nodes.map(({ op }) => op)).toContain('DynamicQuantizeMatMul');
    const [before, after] = [await run(graph), await run(rounded)];
    const size = sumOf(before.map(Math.abs));
    expect(size).toBeGreaterThan(before.length);
    expect(sumOf(after.map((value, at) => Math.abs(value - (before[at] ?? 0))))).toBeLessThan(size / 20);
  });

  it('is the same network where no convolution is large', () => {
    const graph = learnableBlock();
    expect(quantisePoints(graph).nodes).toEqual(graph.nodes);
  });
});
