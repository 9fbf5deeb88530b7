/** A constant of a network: its dimensions and its figures, or whole numbers of a byte. */
export type Constant<Values extends Float32Array | Int8Array = Float32Array> = {
  readonly dims: readonly number[];
  readonly values: Values;
};

/** One step of a network. `attributes` are AttributeProto messages as they stand in the file. */
export type GraphNode = {
  readonly op: string;
  /** Whose step it is where it is none of ONNX's own. */
  readonly domain?: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: readonly Message[];
};

/** A protobuf message in pieces, which are joined once: a network's constants are megabytes. */
type Message = readonly Buffer[];

/** A network as its steps in order and its constants by name; `frame` is all else of the file, for `writeModel`. */
export type Graph = {
  readonly nodes: readonly GraphNode[];
  readonly constants: ReadonlyMap<string, Constant>;
  /** Constants in whole numbers, which no file read here holds. */
  readonly bytes?: ReadonlyMap<string, Constant<Int8Array>>;
  readonly frame: { readonly model: Buffer; readonly graph: Buffer };
};

/** Field numbers of onnx.proto3. */
const MODEL_GRAPH = 7;
const GRAPH_NODE = 1;
const NODE = { input: 1, output: 2, op: 4, attribute: 5, domain: 7 } as const;
const ATTRIBUTE = { name: 1, float: 2, int: 3, tensor: 5, ints: 8, type: 20 } as const;
const TENSOR = { dims: 1, dataType: 2, rawData: 9 } as const;
const ATTRIBUTE_TYPE = { float: 1, int: 2, tensor: 4, ints: 7 } as const;
const FLOAT32 = 1;
const INT8 = 3;

/** The steps and constants of an ONNX model that keeps its constants as steps, as Paddle's exporter does. */
export function readModel(model: Buffer): Graph {
  const graph = contentOf(model, MODEL_GRAPH)[0] ?? Buffer.alloc(0);
  const nodes: GraphNode[] = [];
  const constants = new Map<string, Constant>();
  for (const message of contentOf(graph, GRAPH_NODE)) {
    const node = readNode(message);
    const constant = node.op === 'Constant' ? readConstant(node) : null;
    if (constant === null) nodes.push(node);
    else constants.set(node.outputs[0] ?? '', constant);
  }
  return {
    nodes,
    constants,
    frame: { model: without(model, MODEL_GRAPH), graph: without(graph, GRAPH_NODE) },
  };
}

/** The graph as an ONNX model: constants first, then the steps in their order. */
export function writeModel({ nodes, constants, bytes, frame }: Graph): Buffer {
  const used = new Set(nodes.flatMap((node) => node.inputs));
  const kept = [...constants, ...(bytes ?? [])].filter(([name]) => used.has(name)).map(constantNode);
  const messages = [...kept, ...nodes].flatMap((node) => delimited(GRAPH_NODE, writeNode(node)));
  return Buffer.concat([frame.model, ...delimited(MODEL_GRAPH, [...messages, frame.graph])]);
}

/** Whole numbers of a step's attribute, such as `pads`; none where it lacks it. */
export function intsOf(node: GraphNode, name: string): readonly number[] {
  const attribute = node.attributes
    .map((message) => Buffer.concat(message))
    .find((message) => nameOf(message) === name);
  if (attribute === undefined) return [];
  return [...fieldsOf(attribute)].flatMap(({ number, wire, from, to }) => {
    if (number === ATTRIBUTE.int || (number === ATTRIBUTE.ints && wire === 0))
      return [readVarint(attribute, from).value];
    return number === ATTRIBUTE.ints ? packed(attribute.subarray(from, to)) : [];
  });
}

/** An attribute of whole numbers, or of one where `value` is a number. */
export function intsAttribute(name: string, value: number | readonly number[]): Message {
  const isOne = typeof value === 'number';
  const numbers = isOne ? [value] : value;
  const field = isOne ? ATTRIBUTE.int : ATTRIBUTE.ints;
  const type = isOne ? ATTRIBUTE_TYPE.int : ATTRIBUTE_TYPE.ints;
  return attributeOf(
    name,
    type,
    numbers.map((number) => whole(field, number)),
  );
}

/** An attribute of one figure. */
export function floatAttribute(name: string, value: number): Message {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  const key = varint((ATTRIBUTE.float << 3) | 5);
  return attributeOf(name, ATTRIBUTE_TYPE.float, [key, bytes]);
}

function attributeOf(name: string, type: number, parts: Message): Message {
  return [...delimited(ATTRIBUTE.name, [Buffer.from(name)]), ...parts, whole(ATTRIBUTE.type, type)];
}

function readNode(message: Buffer): GraphNode {
  const texts = (number: number) => contentOf(message, number).map((content) => content.toString());
  return {
    op: texts(NODE.op)[0] ?? '',
    inputs: texts(NODE.input),
    outputs: texts(NODE.output),
    attributes: contentOf(message, NODE.attribute).map((attribute) => [attribute]),
  };
}

function writeNode({ op, domain, inputs, outputs, attributes }: GraphNode): Message {
  return [
    ...inputs.flatMap((name) => delimited(NODE.input, [Buffer.from(name)])),
    ...outputs.flatMap((name) => delimited(NODE.output, [Buffer.from(name)])),
    ...delimited(NODE.op, [Buffer.from(op)]),
    ...(domain === undefined ? [] : delimited(NODE.domain, [Buffer.from(domain)])),
    ...attributes.flatMap((attribute) => delimited(NODE.attribute, attribute)),
  ];
}

/** The figures a Constant step gives; null where they are no floating-point figures. */
function readConstant(node: GraphNode): Constant | null {
  const [tensor] = node.attributes.flatMap((attribute) =>
    contentOf(Buffer.concat(attribute), ATTRIBUTE.tensor),
  );
  if (tensor === undefined) return null;
  const [raw] = contentOf(tensor, TENSOR.rawData);
  const numbers = [...fieldsOf(tensor)];
  const type = numbers.find(({ number }) => number === TENSOR.dataType);
  if (raw === undefined || type === undefined || readVarint(tensor, type.from).value !== FLOAT32) return null;
  const dims = numbers
    .filter(({ number }) => number === TENSOR.dims)
    .map(({ from }) => readVarint(tensor, from).value);
  return { dims, values: new Float32Array(new Uint8Array(raw).buffer) };
}

function constantNode([name, { dims, values }]: [string, Constant | Constant<Int8Array>]): GraphNode {
  const data = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  const tensor = [
    ...dims.map((dim) => whole(TENSOR.dims, dim)),
    whole(TENSOR.dataType, values instanceof Int8Array ? INT8 : FLOAT32),
    ...delimited(TENSOR.rawData, [data]),
  ];
  const value = attributeOf('value', ATTRIBUTE_TYPE.tensor, delimited(ATTRIBUTE.tensor, tensor));
  return { op: 'Constant', inputs: [], outputs: [name], attributes: [value] };
}

function nameOf(attribute: Buffer): string {
  return contentOf(attribute, ATTRIBUTE.name)[0]?.toString() ?? '';
}

type Field = {
  readonly number: number;
  readonly wire: number;
  readonly start: number;
  readonly from: number;
  readonly to: number;
};

/** The contents of a message's length-delimited fields of one number. */
function contentOf(message: Buffer, number: number): Buffer[] {
  return [...fieldsOf(message)]
    .filter((field) => field.number === number && field.wire === 2)
    .map(({ from, to }) => message.subarray(from, to));
}

/** The message without its fields of one number. */
function without(message: Buffer, number: number): Buffer {
  return Buffer.concat(
    [...fieldsOf(message)]
      .filter((field) => field.number !== number)
      .map(({ start, to }) => message.subarray(start, to)),
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

function packed(content: Buffer): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < content.length; ) {
    const { value, next } = readVarint(content, at);
    numbers.push(value);
    at = next;
  }
  return numbers;
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

function whole(number: number, value: number): Buffer {
  return Buffer.concat([varint(number << 3), varint(value)]);
}

function delimited(number: number, content: Message): Message {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return [varint((number << 3) | 2), varint(length), ...content];
}
