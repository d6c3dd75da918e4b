import {
  airyDiameter,
  closeUpDepth,
  effectiveFNumber,
  farLimit,
  hyperfocalDistance,
  nearLimit,
  thinLensMagnification,
} from '@shixuan/optics/physics';
import { type CalculationSheet, step } from '../calculation-sheet';

export const depthOfFieldSheet: CalculationSheet = {
  code: 'depth-of-field',
  title: '景深与光圈计算表',
  summary: '近界、远界与近摄景深，连同有效光圈和艾里斑：收小光圈得到的景深，何时被衍射抵消。',
  inputs: [
    { name: 'focal', symbol: 'f', label: '焦距', unit: 'mm', value: 25 },
    { name: 'distance', symbol: 'a', label: '物距（到前主面）', unit: 'mm', value: 300 },
    { name: 'stop', symbol: 'F', label: '光圈', unit: '', value: 8 },
    {
      name: 'circle',
      symbol: 'C',
      label: '允许弥散圆',
      unit: 'mm',
      value: 0.00345,
      note: '取一个像元最严，测量常用；检测可取两个像元。',
    },
    { name: 'pupil', symbol: 'P', label: '光瞳放大率', unit: '', value: 1, note: '不知道时填 1。' },
    { name: 'wavelength', symbol: 'λ', label: '波长', unit: 'nm', value: 520 },
  ],
  steps: [
    step(
      'm',
      thinLensMagnification,
      { focalLengthMm: 'focal', objectDistanceMm: 'distance' },
      cell => `${cell('focalLengthMm')}/(${cell('objectDistanceMm')}-${cell('focalLengthMm')})`,
    ),
    step(
      'hyperfocal',
      hyperfocalDistance,
      { focalLengthMm: 'focal', fNumber: 'stop', circleOfConfusionMm: 'circle' },
      cell => `${cell('focalLengthMm')}^2/(${cell('fNumber')}*${cell('circleOfConfusionMm')})+${cell('focalLengthMm')}`,
    ),
    step(
      'near',
      nearLimit,
      { hyperfocalMm: 'hyperfocal', objectDistanceMm: 'distance', focalLengthMm: 'focal' },
      cell =>
        `${cell('objectDistanceMm')}*(${cell('hyperfocalMm')}-${cell('focalLengthMm')})/(${cell('hyperfocalMm')}+${cell('objectDistanceMm')}-2*${cell('focalLengthMm')})`,
    ),
    step(
      'far',
      farLimit,
      { hyperfocalMm: 'hyperfocal', objectDistanceMm: 'distance', focalLengthMm: 'focal' },
      cell =>
        `${cell('objectDistanceMm')}*(${cell('hyperfocalMm')}-${cell('focalLengthMm')})/(${cell('hyperfocalMm')}-${cell('objectDistanceMm')})`,
      '物距达到超焦距时远界为无穷远，本格不再成立。',
    ),
    step(
      'depth',
      closeUpDepth,
      { circleOfConfusionMm: 'circle', fNumber: 'stop', magnification: 'm' },
      cell =>
        `2*${cell('circleOfConfusionMm')}*${cell('fNumber')}*(1+${cell('magnification')})/${cell('magnification')}^2`,
    ),
    step(
      'effective',
      effectiveFNumber,
      { fNumber: 'stop', magnification: 'm', pupilRatio: 'pupil' },
      cell => `${cell('fNumber')}*(1+${cell('magnification')}/${cell('pupilRatio')})`,
    ),
    step(
      'airy',
      airyDiameter,
      { wavelengthNm: 'wavelength', effectiveFNumber: 'effective' },
      cell => `2.44*${cell('wavelengthNm')}*${cell('effectiveFNumber')}/1000`,
      '大于两个像元时，再收光圈只会更糊。',
    ),
  ],
  limits: ['远心与定倍镜头按有效光圈和倍率计算，不用本表的近远界。'],
};
