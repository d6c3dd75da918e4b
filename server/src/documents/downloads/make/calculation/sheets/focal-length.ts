import {
  fieldOfViewAtWorkingDistance,
  focalLengthAtWorkingDistance,
  magnification,
  objectPixel,
  sensorSide,
  workingDistanceForFieldOfView,
} from '@shixuan/optics/physics';
import { type CalculationSheet, step } from '../calculation-sheet';

export const focalLengthSheet: CalculationSheet = {
  code: 'focal-length',
  title: '焦距与视野计算表',
  summary: '由视野与工作距离求焦距（薄透镜精确式，含主面位置），再按选定的标准焦距反算视野与工作距离。',
  inputs: [
    { name: 'pixels', symbol: 'N', label: '像素数（该方向）', unit: 'px', value: 2448 },
    { name: 'pixelSize', symbol: 'p', label: '像元尺寸', unit: 'µm', value: 3.45 },
    { name: 'field', symbol: 'FOV', label: '视野（同一方向）', unit: 'mm', value: 100 },
    { name: 'distance', symbol: 'WD', label: '工作距离（到镜头前端）', unit: 'mm', value: 300 },
    {
      name: 'offset',
      symbol: 'e₁',
      label: '前主面到镜头前端的距离',
      unit: 'mm',
      value: 0,
      note: '厂家给出时填写；不知道时填 0，结果以 0～0.7 f 的范围看待。',
    },
    { name: 'chosen', symbol: 'f', label: '选定的标准焦距', unit: 'mm', value: 25 },
  ],
  steps: [
    step(
      'side',
      sensorSide,
      { pixels: 'pixels', pixelSizeUm: 'pixelSize' },
      cell => `${cell('pixels')}*${cell('pixelSizeUm')}/1000`,
    ),
    step(
      'ratio',
      magnification,
      { sensorSideMm: 'side', fieldOfViewMm: 'field' },
      cell => `${cell('sensorSideMm')}/${cell('fieldOfViewMm')}`,
    ),
    step(
      'needed',
      focalLengthAtWorkingDistance,
      { sensorSideMm: 'side', fieldOfViewMm: 'field', workingDistanceMm: 'distance', principalPlaneOffsetMm: 'offset' },
      cell =>
        `(${cell('workingDistanceMm')}+${cell('principalPlaneOffsetMm')})/(${cell('fieldOfViewMm')}/${cell('sensorSideMm')}+1)`,
      '取标准焦距时：宁短勿长，视野只会变大。',
    ),
    step(
      'realField',
      fieldOfViewAtWorkingDistance,
      {
        sensorSideMm: 'side',
        focalLengthMm: 'chosen',
        workingDistanceMm: 'distance',
        principalPlaneOffsetMm: 'offset',
      },
      cell =>
        `${cell('sensorSideMm')}*(${cell('workingDistanceMm')}+${cell('principalPlaneOffsetMm')}-${cell('focalLengthMm')})/${cell('focalLengthMm')}`,
      '选定焦距在这一工作距离上的视野。',
    ),
    step(
      'realDistance',
      workingDistanceForFieldOfView,
      { sensorSideMm: 'side', fieldOfViewMm: 'field', focalLengthMm: 'chosen', principalPlaneOffsetMm: 'offset' },
      cell =>
        `${cell('focalLengthMm')}*(1+${cell('fieldOfViewMm')}/${cell('sensorSideMm')})-${cell('principalPlaneOffsetMm')}`,
      '选定焦距要得到这一视野所需的工作距离。',
    ),
    step(
      'objectPixel',
      objectPixel,
      { fieldOfViewMm: 'realField', pixels: 'pixels' },
      cell => `${cell('fieldOfViewMm')}/${cell('pixels')}`,
    ),
  ],
  limits: ['工作距离须大于焦距；小于最近物距时要加接圈。', '远心镜头与线扫镜头按倍率计算，不用本表。'],
};
