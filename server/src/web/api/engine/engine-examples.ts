import type { CallName } from '@shixuan/api';
import type { CallRequest } from '@shixuan/api/client';

export interface Example<N extends CallName> {
  summary: string;
  value: CallRequest<N>;
}

/** A module of a phone board, seen whole, with 01005 chips: the task that greets on the selection's own page. */
const pcb: CallRequest<'rankSystems'>['task'] = {
  object: { widthMm: 60, heightMm: 45 },
  accuracy: { kind: 'feature', featureMm: 0.1, pixelsPerFeature: 3 },
  workingDistance: { minMm: 250, maxMm: 350 },
  heightVariationMm: 3,
  rateHz: 2,
  wavelengthNm: 630,
  surface: 'matt',
  feature: 'print',
  form: 'flat',
  technique: 'ring',
};

/** M6 bolts before a collimated back light, measured by a telecentric lens. */
const thread: CallRequest<'rankSystems'>['task'] = {
  mode: 'telecentric',
  object: { widthMm: 20, heightMm: 12 },
  accuracy: { kind: 'tolerance', toleranceMm: 0.112, subPixelFactor: 0.25 },
  workingDistance: { minMm: 60, maxMm: 150 },
  heightVariationMm: 2,
  wavelengthNm: 525,
  technique: 'collimated-backlight',
  backAccessible: true,
};

/** Requests that every site answers, by call: in the description, and each is tried against a real catalogue. */
export const engineExamples: { readonly [N in CallName]?: Readonly<Record<string, Example<N>>> } = {
  selectionInit: { all: { summary: '目录里有什么', value: {} } },
  productDropdown: {
    model: { summary: '按部分型号找相机', value: { keyword: 'MV-CS050', role: 'camera', limit: 5 } },
    options: { summary: '面阵相机的镜头接口', value: { categoryId: 1, key: 'mount' } },
  },
  rankCameras: { pcb: { summary: '电路板：60 × 45 mm，看清 0.1 mm', value: { task: pcb, limit: 5 } } },
  rankLenses: {
    sensor: {
      summary: '只知传感器：2448 × 2048，像元 3.45 µm，C 口',
      value: { task: pcb, sensor: { pixelsH: 2448, pixelsV: 2048, pixelSizeUm: 3.45, mounts: ['c'] }, limit: 5 },
    },
  },
  rankSystems: {
    pcb: { summary: '电路板：60 × 45 mm，看清 0.1 mm', value: { task: pcb, limit: 3 } },
    explained: {
      summary: '同一块电路板，首选附逐项原因、补救与推导',
      value: { task: pcb, limit: 1, explain: true },
    },
    thread: { summary: '螺纹：中径公差 0.112 mm，远心', value: { task: thread, limit: 3 } },
  },
  profiler: {
    height: {
      summary: '宽 40 mm、高度差 5 mm，Z 向重复精度 2 µm',
      value: { task: { widthMm: 40, heightVariationMm: 5, repeatabilityUm: 2, speedMmS: 100 }, limit: 5 },
    },
  },
  depthCameras: {
    bin: {
      summary: '料箱抓取：600 × 400 × 300 mm，点间距 2 mm，节拍 3 s',
      value: {
        task: { widthMm: 600, heightMm: 400, depthMm: 300, distance: { maxMm: 1600 }, pointSpacingMm: 2, cycleS: 3 },
        limit: 5,
      },
    },
  },
};
