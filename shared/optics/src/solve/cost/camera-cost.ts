import type { Camera } from '../../model/parts/camera';
import { linkInterface } from '../../physics/link/interfaces';
import { cameraFacts } from '../../setting/camera-facts';
import type { CostEstimate } from './cost-class';
import { oncePerPart, priced, shownFigure } from './priced';

/**
 * Rule of the estimate, in cost points. Area sensors: area and pixels, with housing and electronics as a base. A rolling shutter
 * makes a sensor cheaper, InGaAs many times dearer. Line sensors: grows faster than the number of pixels; TDI doubles it.
 */
const rule = {
  base: 0.8,
  perMm2: 0.045,
  perMegapixel: 0.15,
  rollingFactor: 0.7,
  infraredFactor: 8,
  ultravioletFactor: 2,
  lineBase: 2,
  perKilopixel: 1.2,
  perKilopixelSquared: 0.1,
  tdiLines: 16,
  tdiFactor: 2,
  fastLink: 1.5,
} as const;

/** Cost of a camera without grabber. An unstated shutter counts as global. */
export const cameraCost = oncePerPart(
  (camera: Camera): CostEstimate => priced(camera) ?? (camera.kind === 'line' ? lineCost(camera) : areaCost(camera)),
);

function areaCost(camera: Camera): CostEstimate {
  const { widthMm, heightMm } = cameraFacts(camera);
  const areaMm2 = widthMm * heightMm;
  const megapixels = (camera.pixelsH * camera.pixelsV) / 1e6;
  const rolling = camera.shutter === 'rolling';
  const sensor = (rule.perMm2 * areaMm2 + rule.perMegapixel * megapixels) * (rolling ? rule.rollingFactor : 1);
  const why = [
    `靶面 ${shownFigure(areaMm2)} mm²`,
    `${shownFigure(megapixels)} MP`,
    ...(rolling ? ['卷帘快门'] : []),
    ...bandWhy(camera),
    ...linkWhy(camera),
  ];
  return { points: rule.base + sensor * bandFactor(camera) + linkPoints(camera), why: why.join('，'), priced: false };
}

function lineCost(camera: Camera): CostEstimate {
  const kilopixels = camera.pixelsH / 1000;
  const tdi = camera.pixelsV >= rule.tdiLines;
  const sensor = rule.perKilopixel * kilopixels + rule.perKilopixelSquared * kilopixels ** 2;
  const why = [`线阵 ${shownFigure(kilopixels)} k`, ...(tdi ? ['TDI'] : []), ...bandWhy(camera), ...linkWhy(camera)];
  return {
    points: rule.lineBase + sensor * (tdi ? rule.tdiFactor : 1) * bandFactor(camera) + linkPoints(camera),
    why: why.join('，'),
    priced: false,
  };
}

const bandFactor = ({ spectrum }: Camera) =>
  spectrum === 'swir' ? rule.infraredFactor : spectrum === 'uv' ? rule.ultravioletFactor : 1;
const bandWhy = ({ spectrum }: Camera) => (spectrum === 'swir' ? ['短波红外'] : spectrum === 'uv' ? ['紫外'] : []);

/** Links faster than 5 Gbit/s need dearer electronics in the camera. */
const fast: ReadonlySet<string> = new Set(['camera-link', 'coaxpress', 'clhs']);
const linkOf = ({ link }: Camera) => (link === null ? undefined : linkInterface(link));
const isFast = (camera: Camera) => fast.has(linkOf(camera)?.family ?? '') || (linkOf(camera)?.usableMBs ?? 0) > 600;
const linkPoints = (camera: Camera) => (isFast(camera) ? rule.fastLink : 0);
const linkWhy = (camera: Camera) => (isFast(camera) ? [linkOf(camera)?.label ?? ''] : []);
