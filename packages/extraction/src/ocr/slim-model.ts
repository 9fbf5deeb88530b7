/**
 * A copy of an ONNX model that tells only the classes at the given places apart, in their order: the columns of every other class are
 * left out of the constants whose last dimension is `classCount`. A sixth of the reading network's time goes into classes of Chinese
 * writing. Field numbers: onnx.proto3 (ModelProto.graph 7, GraphProto.node 1 and output 12, NodeProto.attribute 5, AttributeProto.t 5).
 */
export function withOnlyClasses(model: Buffer, classCount: number, places: readonly number[]): Buffer {
  const columns = { count: classCount, places };
  return rewrite(model, 7, (graph) =>
    rewrite(
      rewrite(graph, 1, (node) =>
        rewrite(node, 5, (attribute) => rewrite(attribute, 5, slimTensor(columns))),
      ),
      12,
      (output) => slimShape(output, columns),
    ),
  );
}

type Columns = { readonly count: number; readonly places: readonly number[] };
type Field = {
  readonly number: number;
  readonly wire: number;
  readonly start: number;
  readonly from: number;
  readonly to: number;
};

/** The message with each of its fields of one number changed; all else as it was. */
function rewrite(message: Buffer, number: number, change: (content: Buffer) => Buffer): Buffer {
  const parts: Buffer[] = [];
  for (const field of fieldsOf(message)) {
    if (field.number !== number || field.wire !== 2) parts.push(message.subarray(field.start, field.to));
    else parts.push(delimited(number, change(message.subarray(field.from, field.to))));
  }
  return Buffer.concat(parts);
}

function delimited(number: number, content: Buffer): Buffer {
  return Buffer.concat([varint((number << 3) | 2), varint(content.length), content]);
}

/** TensorProto: dims 1, data_type 2 (1 is float32), raw_data 9. */
function slimTensor({ count, places }: Columns): (tensor: Buffer) => Buffer {
  return (tensor) => {
    const fields = [...fieldsOf(tensor)];
    const dims = fields
      .filter(({ number }) => number === 1)
      .map(({ from }) => readVarint(tensor, from).value);
    const raw = fields.find(({ number }) => number === 9);
    if (dims.at(-1) !== count || raw === undefined) return tensor;
    const rows = (raw.to - raw.from) / 4 / count;
    const data = Buffer.alloc(rows * places.length * 4);
    for (let row = 0; row < rows; row++)
      places.forEach((place, index) => {
        tensor.copy(
          data,
          (row * places.length + index) * 4,
          raw.from + (row * count + place) * 4,
          raw.from + (row * count + place + 1) * 4,
        );
      });
    const shape = [...dims.slice(0, -1), places.length].map((dim) =>
      Buffer.concat([varint(1 << 3), varint(dim)]),
    );
    const rest = fields
      .filter(({ number }) => number !== 1 && number !== 9)
      .map(({ start, to }) => tensor.subarray(start, to));
    return Buffer.concat([...shape, ...rest, delimited(9, data)]);
  };
}

/** The declared shape of the output: ValueInfoProto.type 2, tensor_type 1, shape 2, dim 1, dim_value 1. */
function slimShape(output: Buffer, { count, places }: Columns): Buffer {
  return rewrite(output, 2, (type) =>
    rewrite(type, 1, (tensor) =>
      rewrite(tensor, 2, (shape) =>
        rewrite(shape, 1, (dim) => {
          const full = Buffer.concat([varint(1 << 3), varint(count)]);
          return dim.equals(full) ? Buffer.concat([varint(1 << 3), varint(places.length)]) : dim;
        }),
      ),
    ),
  );
}

function* fieldsOf(message: Buffer): Generator<Field> {
  for (let at = 0; at < message.length; ) {
    const start = at;
    const key = readVarint(message, at);
    const wire = key.value & 7;
    let from = key.next;
    if (wire === 0) at = readVarint(message, from).next;
    else if (wire === 1) at = from + 8;
    else if (wire === 5) at = from + 4;
    else if (wire === 2) {
      const length = readVarint(message, from);
      from = length.next;
      at = from + length.value;
    } else throw new Error(`the model holds a field of wire type ${wire}`);
    yield { number: key.value >>> 3, wire, start, from, to: at };
  }
}

function readVarint(bytes: Buffer, from: number): { readonly value: number; readonly next: number } {
  let value = 0;
  let factor = 1;
  for (let at = from; ; at++) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * factor;
    factor *= 128;
    if (byte < 128) return { value, next: at + 1 };
  }
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.from([...bytes, left]);
    bytes.push((left % 128) | 128);
  }
}
