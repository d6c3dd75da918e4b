import { datalogicMatrix300, seal365, vClub } from '../../formula/sources/motion';
import type { Source } from '../../formula/sources/source';

export interface AllowedBlur {
  id: 'measure' | 'inspect' | 'code';
  label: string;
  /** Unit of the blur: real pixels, or modules of a code. */
  unit: 'px' | 'module';
  blur: number;
  min: number;
  max: number;
  source: Source;
}

/** Acceptable 拖影 by task. */
export const allowedBlurByTask: readonly AllowedBlur[] = [
  { id: 'measure', label: '测量', unit: 'px', blur: 1 / 3, min: 1 / 3, max: 1, source: seal365 },
  { id: 'inspect', label: '检测', unit: 'px', blur: 1, min: 1, max: 2, source: vClub },
  { id: 'code', label: '读码', unit: 'module', blur: 1, min: 1, max: 1, source: datalogicMatrix300 },
];
