import raw from './worked-examples.json';

export interface ExampleInput {
  value: number | number[];
  /** '' for pure numbers. */
  unit: string;
}

export interface ExampleOutput {
  value: number;
  unit: string;
  /** Tolerance of a result around the published figure, percent. */
  tolerance_pct: number;
}

/** One published calculation with inputs, outputs and source. */
export interface WorkedExample {
  id: string;
  topic: string;
  inputs: Readonly<Record<string, ExampleInput>>;
  outputs: Readonly<Record<string, ExampleOutput>>;
  formula: string;
  source_url: string;
  publisher: string;
  note: string;
}

/** Reads the inputs of an example by name, in their published unit. @throws Error for an unknown name */
export interface Given {
  (name: string): number;
  list: (name: string) => number[];
}

/** Computes an example with the engine: outputs by their names in the example, in the published units. */
export type ExampleComputation = (given: Given) => Record<string, number>;

export const workedExamples: readonly WorkedExample[] = readExamples(raw);

export function given(example: WorkedExample): Given {
  const read = (name: string) => {
    const input = example.inputs[name];
    if (!input) throw new Error(`${example.id} has no input ${name}`);
    return input.value;
  };
  const number = (name: string) => {
    const value = read(name);
    if (typeof value !== 'number') throw new Error(`${example.id}: ${name} is a list`);
    return value;
  };
  const list = (name: string) => {
    const value = read(name);
    if (typeof value === 'number') throw new Error(`${example.id}: ${name} is one number`);
    return value;
  };
  return Object.assign(number, { list });
}

function readExamples(data: unknown): WorkedExample[] {
  if (!Array.isArray(data)) throw new Error('worked-examples.json is not a list');
  return data.map((entry: unknown, index) => {
    if (!isExample(entry)) throw new Error(`worked-examples.json: entry ${index} is not an example`);
    return entry;
  });
}

function isExample(entry: unknown): entry is WorkedExample {
  if (!isRecord(entry) || !isRecord(entry.inputs) || !isRecord(entry.outputs)) return false;
  const texts = ['id', 'topic', 'formula', 'source_url', 'publisher', 'note'];
  return (
    texts.every(key => typeof entry[key] === 'string') &&
    Object.values(entry.inputs).every(isInput) &&
    Object.values(entry.outputs).every(
      output => isInput(output) && typeof output.value === 'number' && typeof output.tolerance_pct === 'number',
    )
  );
}

function isInput(entry: unknown): entry is Record<string, unknown> {
  if (!isRecord(entry) || typeof entry.unit !== 'string') return false;
  const { value } = entry;
  return typeof value === 'number' || (Array.isArray(value) && value.every(item => typeof item === 'number'));
}

function isRecord(entry: unknown): entry is Record<string, unknown> {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry);
}
