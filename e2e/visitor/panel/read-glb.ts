import * as z from 'zod/mini';

/** Corners of the box around a body, mm, z upwards, as the set-up has them. */
export interface ReadBox {
  low: readonly number[];
  high: readonly number[];
}

const numbers = z.array(z.number());
const Gltf = z.object({
  scenes: z.array(z.object({ nodes: z.array(z.int()) })),
  nodes: z.array(
    z.object({
      name: z.optional(z.string()),
      mesh: z.optional(z.int()),
      children: z.optional(z.array(z.int())),
      matrix: z.optional(numbers),
    }),
  ),
  meshes: z.array(
    z.object({
      primitives: z.array(z.object({ attributes: z.object({ POSITION: z.int() }), mode: z.optional(z.int()) })),
    }),
  ),
  accessors: z.array(z.object({ min: z.optional(numbers), max: z.optional(numbers) })),
});

const GLB = 0x46_54_6c_67;
const JSON_CHUNK = 0x4e_4f_53_4a;
const TRIANGLES = 4;

/** Boxes of the named bodies of a binary glTF file, which is in metres with y upwards. @throws Error for any other file */
export function readGlb(bytes: ArrayBuffer): Map<string, ReadBox> {
  const view = new DataView(bytes);
  const word = (at: number) => view.getUint32(at, true);
  if (word(0) !== GLB || word(4) !== 2 || word(8) !== bytes.byteLength || word(16) !== JSON_CHUNK) {
    throw new Error('no binary glTF file');
  }
  const text = new TextDecoder().decode(new Uint8Array(bytes, 20, word(12)));
  const { scenes, nodes, meshes, accessors } = Gltf.parse(JSON.parse(text));
  const boxes = new Map<string, ReadBox>();
  const visit = (at: number, above: readonly number[]) => {
    const node = nodes[at];
    const matrix = node?.matrix ? product(above, node.matrix) : above;
    const [primitive] = (node?.mesh === undefined ? undefined : meshes[node.mesh])?.primitives ?? [];
    const accessor = primitive && accessors[primitive.attributes.POSITION];
    const isBody = (primitive?.mode ?? TRIANGLES) === TRIANGLES;
    if (isBody && node?.name && accessor?.min && accessor.max) {
      const [a, b] = [accessor.min, accessor.max].map(corner => inSetUp(moved(matrix, corner)));
      boxes.set(node.name, {
        low: [0, 1, 2].map(axis => Math.min(a?.[axis] ?? Number.NaN, b?.[axis] ?? Number.NaN)),
        high: [0, 1, 2].map(axis => Math.max(a?.[axis] ?? Number.NaN, b?.[axis] ?? Number.NaN)),
      });
    }
    for (const child of node?.children ?? []) visit(child, matrix);
  };
  for (const root of scenes[0]?.nodes ?? []) visit(root, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  return boxes;
}

/** Millimetres with z upwards, of metres with y upwards. */
const inSetUp = ([x = 0, y = 0, z = 0]: readonly number[]) => [1000 * x, -1000 * z, 1000 * y];

const cell = (matrix: readonly number[], row: number, column: number) => matrix[4 * column + row] ?? Number.NaN;
const four = [0, 1, 2, 3] as const;

/** Of matrices as the format has them, column by column. */
const product = (a: readonly number[], b: readonly number[]) =>
  four.flatMap(column =>
    four.map(row => four.reduce<number>((sum, k) => sum + cell(a, row, k) * cell(b, k, column), 0)),
  );

const moved = (matrix: readonly number[], [x = 0, y = 0, z = 0]: readonly number[]) =>
  [0, 1, 2].map(
    row => cell(matrix, row, 0) * x + cell(matrix, row, 1) * y + cell(matrix, row, 2) * z + cell(matrix, row, 3),
  );
