import type { DepthCamera } from '../../model/parts/depth-camera';
import { depthPrinciple } from '../../model/parts/depth-principle';
import { protectsLike } from '../../model/parts/protection';
import { linkInterface } from '../../physics/link/interfaces';
import { type ClassedCost, type CostEstimate, classed } from './cost-class';
import { oncePerPart, priced, shownFigure } from './priced';

/**
 * Rule of the estimate, in cost points: a base per principle, then pixels of the depth image, rate, range of distances, what an industrial
 * housing adds (Ethernet, IP65 and more), and the steps that the range is resolved into, which only measuring projectors state.
 */
const rule = {
  bases: {
    stereo: 1,
    'active-stereo': 1.2,
    tof: 1.5,
    lidar: 2.5,
    'structured-light': 2,
    'structured-light-stereo': 12,
    'laser-triangulation': 20,
  } as Readonly<Record<string, number>>,
  otherBase: 5,
  perMegapixel: 1,
  perHertz: 0.01,
  perRangeM: 0.1,
  ethernet: 9,
  sealed: 3,
  perKilostep: 3,
} as const;

/** In place of figures that are not stated: those of an ordinary camera, so that silence makes nothing cheaper. */
const usual = { megapixels: 0.6, rateHz: 20, rangeM: 3 } as const;

/** Cost of a 3D area camera. Null where the principle is stated alone: cameras of one principle lie a hundredfold apart. */
export const depthCameraCost = oncePerPart(
  (camera: DepthCamera): ClassedCost => classed(priced(camera) ?? estimate(camera)),
);

function estimate(camera: DepthCamera): CostEstimate {
  const { principle, depthPixelsH, depthPixelsV, nearMm, farMm, frameRateHz, repeatabilityUm, protection } = camera;
  const megapixels = depthPixelsH === null || depthPixelsV === null ? null : (depthPixelsH * depthPixelsV) / 1e6;
  const rangeM = farMm === null ? null : Math.max(0, farMm - (nearMm ?? 0)) / 1000;
  const link = camera.link === null ? undefined : linkInterface(camera.link);
  if (principle === null || (megapixels === null && rangeM === null && !link)) {
    return { points: null, why: '原理、像素、量程与接口标注不足', priced: false };
  }
  const ethernet = link?.family === 'ethernet';
  const sealed = protection !== null && protectsLike(protection, 'ip65') === true;
  const kilosteps = repeatabilityUm === null || rangeM === null ? null : (rangeM * 1000) / repeatabilityUm;
  const points =
    (rule.bases[principle] ?? rule.otherBase) +
    rule.perMegapixel * (megapixels ?? usual.megapixels) +
    rule.perHertz * (frameRateHz ?? usual.rateHz) +
    rule.perRangeM * (rangeM ?? usual.rangeM) +
    (ethernet ? rule.ethernet : 0) +
    (sealed ? rule.sealed : 0) +
    rule.perKilostep * (kilosteps ?? 0);
  const why = [
    depthPrinciple(principle) ?? '',
    ...(megapixels === null ? [] : [`深度图 ${shownFigure(megapixels)} MP`]),
    ...(frameRateHz === null ? [] : [`${shownFigure(frameRateHz)} Hz`]),
    ...(rangeM === null ? [] : [`量程 ${shownFigure(rangeM)} m`]),
    ...(repeatabilityUm === null ? [] : [`重复精度 ${shownFigure(repeatabilityUm)} µm`]),
    ...(link ? [link.label] : []),
    ...(sealed && protection !== null ? [protection.toUpperCase()] : []),
    ...([megapixels, rangeM, frameRateHz].includes(null) ? ['未标注的按常见值'] : []),
  ];
  return { points, why: why.join('，'), priced: false };
}
