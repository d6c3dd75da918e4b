import type { System } from '@shixuan/optics/checks';
import { isPlaceholder } from '@shixuan/optics/model';

/** Kinds of the parts that a report is about, and of those that are still to be chosen. */
interface ChosenParts {
  settled: readonly string[];
  pending: readonly string[];
  /** All three by name, for the head: a reader has to see what is open where the choice is told. */
  named: string;
}

export function chosenParts({ camera, lens, light }: System): ChosenParts {
  const kinds = [
    { kind: '相机', chosen: !isPlaceholder(camera), name: camera.model },
    { kind: '镜头', chosen: !isPlaceholder(lens), name: lens.model },
    { kind: '光源', chosen: Boolean(light), name: light?.model ?? '' },
  ];
  const settled = kinds.filter(({ chosen }) => chosen).map(({ kind }) => kind);
  return {
    // Of a sensor without a camera, the sensor is what is judged.
    settled: settled.length > 0 ? settled : ['传感器'],
    pending: kinds.filter(({ chosen }) => !chosen).map(({ kind }) => kind),
    named: kinds
      .map(({ kind, chosen, name }) => (chosen ? name : kind === '相机' ? sensorName(camera) : `${kind}待定`))
      .join(' + '),
  };
}

/** What stands for a camera of which only the sensor is known. */
export const sensorName = ({ pixelsH, pixelsV }: System['camera']): string => `${pixelsH} × ${pixelsV} 传感器`;
