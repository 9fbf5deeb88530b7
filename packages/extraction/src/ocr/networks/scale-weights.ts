import type { Constant } from './onnx-graph.ts';

/** Along which dimension of the weights figures go: the first is a convolution's outputs, the second its inputs. */
type Side = 'first' | 'second';

/** The weights, each × the figure for its place in their first or second dimension. */
export function scaleWeights(weights: Constant, factors: Float32Array, side: Side): Constant {
  const values = weights.values.slice();
  for (const { from, to, place } of kernelsOf(weights, side)) {
    const factor = placed(factors, place);
    for (let at = from; at < to; at++) values[at] = (values[at] ?? 0) * factor;
  }
  return { dims: weights.dims, values };
}

/** The stretches of a convolution's weights that share a place in the first dimension and, where `side` is the second, in that. */
export function* kernelsOf({ dims, values }: Constant, side: Side) {
  const [firsts = 1, seconds = 1] = dims;
  const parts = side === 'first' ? 1 : seconds;
  const length = values.length / firsts / parts;
  for (let first = 0, from = 0; first < firsts; first++)
    for (let part = 0; part < parts; part++, from += length)
      yield { first, from, to: from + length, place: side === 'first' ? first : part };
}

/** The figure for a place; one alone goes with every place. */
export function placed(values: Float32Array, place: number): number {
  return values[values.length === 1 ? 0 : place] ?? 0;
}
