declare module 'occt-import-js' {
  interface Mesh {
    name: string;
    attributes: { position: { array: number[] } };
    index: { array: number[] };
    brep_faces: { first: number; last: number }[];
  }
  interface Parameters {
    linearUnit?: 'millimeter';
    linearDeflectionType?: 'absolute_value';
    linearDeflection?: number;
    angularDeflection?: number;
  }
  interface Reader {
    ReadStepFile(content: Uint8Array, parameters: Parameters | null): { success: boolean; meshes: Mesh[] };
  }
  /** Loads OpenCascade, compiled to WebAssembly. */
  export default function occt(): Promise<Reader>;
}
