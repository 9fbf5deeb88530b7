import type { Constant, Graph } from '../networks/onnx-graph.ts';

/**
 * The reading network telling only the classes at `places` apart, in their order: the columns of every other class are left out of the
 * constants whose last dimension is `classCount`.
 */
export function keepClasses(graph: Graph, classCount: number, places: readonly number[]): Graph {
  const constants = new Map(
    [...graph.constants].map(([name, constant]) => [
      name,
      constant.dims.at(-1) === classCount ? withColumns(constant, classCount, places) : constant,
    ]),
  );
  return { ...graph, constants };
}

function withColumns({ dims, values }: Constant, count: number, places: readonly number[]): Constant {
  const rows = values.length / count;
  const kept = Float32Array.from(
    { length: rows * places.length },
    (_, at) => values[Math.floor(at / places.length) * count + (places[at % places.length] ?? 0)] ?? 0,
  );
  return { dims: [...dims.slice(0, -1), places.length], values: kept };
}
