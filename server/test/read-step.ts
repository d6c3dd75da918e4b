import occt from 'occt-import-js';

/** A solid as OpenCascade reads it: closed volume, corners of its bounding box, mm, and the number of its faces. */
export interface ReadSolid {
  name: string;
  volume: number;
  low: readonly number[];
  high: readonly number[];
  faces: number;
}

/** Compiled once for all files of a test run. */
let openCascade: ReturnType<typeof occt> | undefined;

/** Every solid of a STEP file, in the coordinates of the whole. @throws Error for a file that OpenCascade does not take */
export async function readStep(step: string): Promise<ReadSolid[]> {
  openCascade ??= occt();
  const reader = await openCascade;
  const parameters = {
    linearUnit: 'millimeter',
    linearDeflectionType: 'absolute_value',
    linearDeflection: 0.01,
    angularDeflection: 0.05,
  } as const;
  const { success, meshes } = reader.ReadStepFile(new TextEncoder().encode(step), parameters);
  if (!success || meshes.length === 0) throw new Error('no solid was read');
  return meshes.map(({ name, brep_faces, index, attributes }) => {
    const positions = attributes.position.array;
    const values = (axis: number) => positions.filter((_, i) => i % 3 === axis);
    return {
      name,
      volume: volumeOf(positions, index.array),
      low: [0, 1, 2].map(axis => Math.min(...values(axis))),
      high: [0, 1, 2].map(axis => Math.max(...values(axis))),
      faces: brep_faces.length,
    };
  });
}

/** By the divergence theorem: positive where every triangle looks outward. */
function volumeOf(positions: readonly number[], index: readonly number[]): number {
  const corner = (at: number) => [0, 1, 2].map(axis => positions[3 * at + axis] ?? Number.NaN);
  let volume = 0;
  for (let i = 0; i < index.length; i += 3) {
    const [a = [], b = [], c = []] = index.slice(i, i + 3).map(corner);
    const [ax = 0, ay = 0, az = 0] = a;
    const [bx = 0, by = 0, bz = 0] = b;
    const [cx = 0, cy = 0, cz = 0] = c;
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
  }
  return volume;
}
