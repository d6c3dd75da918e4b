import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js';
import type { SpaceModel } from './space-model';
import { spaceObject } from './space-scene';

/** Colours of the file, which has no theme: those of the light one. */
const colours: Readonly<Record<string, string>> = {
  '--sx-hairline': '#e5e6eb',
  '--sx-ground': '#f7f8fa',
  '--sx-ink': '#1d2129',
  '--sx-secondary': '#4e5969',
  '--sx-accent': '#165dff',
  '--sx-pass': '#00803b',
};

/** The set-up as a binary glTF file, in metres with y upwards, as the format has it. */
export async function spaceGlb(model: SpaceModel): Promise<Blob> {
  const { group, used } = spaceObject(model, token => colours[token] ?? '#000000');
  group.rotation.set(-Math.PI / 2, 0, 0);
  group.scale.setScalar(0.001);
  const bytes = await new GLTFExporter().parseAsync(group, { binary: true });
  for (const each of used) each.dispose();
  if (!(bytes instanceof ArrayBuffer)) throw new Error('the exporter gave no binary file');
  return new Blob([bytes], { type: 'model/gltf-binary' });
}
