import { z } from 'zod';
import { defineCall } from '../call';
import { Brand, Id } from '../product';
import { RangeOf } from './selection-figures';

const count = z.number().int().nonnegative();
const Options = z.array(z.object({ value: z.string(), label: z.string(), count }));
/** Smallest and largest known value; null when nothing is known. Hints for input, not limits. */
const Bounds = RangeOf.nullable();

export const selectionInit = defineCall({
  path: '/Product/SelectionInit',
  summary: '选型初始化：目录里可用于计算的相机、镜头、光源、采集卡，及其品牌、接口与取值范围',
  request: z.strictObject({}),
  content: z.object({
    kinds: z.array(
      z.object({
        role: z.enum(['camera', 'lens', 'light', 'grabber']),
        categoryId: Id,
        name: z.string(),
        total: count,
        /** With all figures that are needed to compute at all. */
        usable: count,
        /** Labels of the figures that the others lack, with how many lack each. */
        lacking: z.array(z.object({ label: z.string(), count })),
      }),
    ),
    brands: z.array(
      Brand.pick({ id: true, name: true, nameZh: true }).extend({
        cameras: count,
        lenses: count,
        lights: count,
        grabbers: count,
      }),
    ),
    /** Of cameras, with how many have each; those that occur, in the order of the catalogue. */
    links: Options,
    cameraMounts: Options,
    lensMounts: Options,
    spectra: Options,
    lightShapes: Options,
    lightColours: Options,
    bounds: z.object({
      pixelsH: Bounds,
      pixelSizeUm: Bounds,
      frameRateHz: Bounds,
      lineRateHz: Bounds,
      focalLengthMm: Bounds,
      maxAperture: Bounds,
      minObjectDistanceMm: Bounds,
      imageCircleMm: Bounds,
      /** Of lenses with a printed magnification. */
      magnification: Bounds,
      workingDistanceMm: Bounds,
      wavelengthNm: Bounds,
    }),
    catalogueVersion: z.string(),
  }),
});

export const cameraSelectionInit = defineCall({
  path: '/Product/CameraSelectionInit',
  summary: '相机选型初始化：面阵与线扫相机各有哪些品牌、接口、快门、像元',
  request: z.strictObject({}),
  content: z.object({
    kinds: z.array(
      z.object({
        kind: z.enum(['area', 'line']),
        categoryId: Id,
        usable: count,
        brands: Options,
        links: Options,
        mounts: Options,
        shutters: Options,
        colours: Options,
        spectra: Options,
        /** Every pixel size that occurs, the smallest first. */
        pixelSizes: z.array(z.object({ pixelSizeUm: z.number(), count })),
        bounds: z.object({
          pixelsH: Bounds,
          pixelsV: Bounds,
          maxRateHz: Bounds,
          sensorWidthMm: Bounds,
          sensorHeightMm: Bounds,
        }),
      }),
    ),
    catalogueVersion: z.string(),
  }),
});
