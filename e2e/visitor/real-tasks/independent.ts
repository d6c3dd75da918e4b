import { circleOf, flangeOf, pitchOf, usableMBs } from './data-sheet';
import { focusedAt, opticsOf, type Placing } from './focused-lens';
import type { Demand, Finding, Offer } from './offer';

// Written from the textbook and the data sheets, not from the engine: the thin lens, similar triangles, and the data rate
// of a link. It decides whether a system that is offered can do the task at all.

export interface Judged {
  /** By the name of the check that the page makes of the same thing. */
  findings: Readonly<Record<string, Finding>>;
  /** Computed for the position that the page states; null where it states none. */
  pixelMm: number | null;
  fieldMm: readonly number[];
}

const slack = 1.002;
const fits = (have: number, need: number) => have * slack >= need;

export function judge(demand: Demand, offer: Offer): Judged {
  const optics = opticsOf(demand, offer);
  const [nominal] = optics.placings;
  const placing = nominal ?? null;
  const pixel = placing && pitchOf(offer.camera) / 1000 / placing.magnification;
  const rate = demand.objectMm.length === 1 ? demand.speedMmS / (pixel ?? Number.NaN) : (demand.rateHz ?? null);
  return {
    findings: {
      视野: fieldFinding(demand, optics.placings),
      单像素精度: pixelFinding(demand, offer, optics.placings),
      工作距离: distanceFinding(demand, offer),
      对焦与接圈: focusedAt(offer, placing),
      靶面覆盖: coverFinding(offer, placing),
      镜头接口: mountFinding(offer),
      曝光与拖影: exposureFinding(demand, offer, pixel, rate),
      [demand.objectMm.length === 1 ? '行频' : '帧率']: rateFinding(offer, rate),
      接口带宽: linkFinding(offer, rate),
      快门: shutterFinding(demand, offer),
    },
    pixelMm: pixel,
    fieldMm: placing ? placing.sensorMm.map(side => side / placing.magnification) : [],
  };
}

/** With its margin for the typical lens, without margin for the worst case that its sheet leaves open. */
function fieldFinding({ objectMm, marginPct }: Demand, placings: readonly Placing[]): Finding {
  if (placings.length === 0) return 'unstated';
  const sees = ({ sensorMm, magnification }: Placing, factor: number) =>
    objectMm.every((side, axis) => fits((sensorMm[axis] ?? 0) / magnification, side * factor));
  if (!placings.every(placing => sees(placing, 1))) return 'lacking';
  return placings.every(placing => sees(placing, 1 + marginPct / 100)) ? 'holds' : 'reservation';
}

function pixelFinding({ pixelMm }: Demand, { camera }: Offer, placings: readonly Placing[]): Finding {
  const fine = placings.map(({ magnification }) => fits(pixelMm, pitchOf(camera) / 1000 / magnification));
  if (fine.length === 0) return 'unstated';
  if (!fine[0]) return 'lacking';
  return fine.every(Boolean) && camera.monoColor !== 'color' ? 'holds' : 'reservation';
}

/** A lens of one magnification works where its sheet says, give or take three percent. */
function distanceFinding({ distanceMm: [from, to] }: Demand, { lens, distanceMm }: Offer): Finding {
  if (distanceMm === null) return 'unstated';
  const printed = typeof lens.magnification === 'number' ? lens.workingDistanceMm : undefined;
  if (typeof printed === 'number' && Math.abs(distanceMm / printed - 1) > 0.031) return 'lacking';
  return fits(distanceMm, from) && fits(to, distanceMm) ? 'holds' : 'lacking';
}

/**
 * The image circle must cover the corners of the object's image; if it does not cover the sensor's corners, the picture
 * has dark corners.
 */
function coverFinding({ lens, ringMm }: Offer, placing: Placing | null): Finding {
  const circle = circleOf(lens);
  if (circle === null || placing === null) return 'unstated';
  // A name in place of a figure, and what a ring adds, are known to a few percent.
  const reach = circle.mm * (circle.named ? 1.03 : slack) * (ringMm > 0 ? 1 + placing.magnification : 1);
  if (reach < Math.hypot(...placing.imageMm)) return 'lacking';
  return reach >= Math.hypot(...placing.sensorMm) ? 'holds' : 'reservation';
}

/** The image of a lens lies behind its flange; an adapter can only add length. */
function mountFinding({ camera, lens }: Offer): Finding {
  const barrels = [lens.mount ?? []].flat().map(String);
  const bodies = Array.isArray(camera.mount) ? camera.mount.map(String) : [];
  if (barrels.length === 0 || bodies.length === 0) return 'unstated';
  const pairs = bodies.flatMap(body => barrels.map(barrel => ({ body, barrel })));
  const each = pairs.map(({ body, barrel }): Finding => {
    const [flange, needed] = [flangeOf(barrel), flangeOf(body)];
    if (flange !== undefined && needed !== undefined) {
      if (flange === needed) return 'holds';
      return flange >= needed + 1 ? 'reservation' : 'lacking';
    }
    return barrel.split('x')[0] === body.split('x')[0] ? 'reservation' : 'unstated';
  });
  return (['holds', 'reservation', 'unstated'] as const).find(finding => each.includes(finding)) ?? 'lacking';
}

function exposureFinding(demand: Demand, offer: Offer, pixelMm: number | null, rate: number | null): Finding {
  // At rest nothing smears, and the light decides how long it takes.
  if (demand.speedMmS === 0) return 'unasked';
  const seconds = (offer.exposureUs ?? 0) / 1e6;
  if (pixelMm === null) return 'unstated';
  if (!fits(demand.blurPx, (demand.speedMmS * seconds) / pixelMm)) return 'lacking';
  return rate === null || fits(1 / rate, seconds) ? 'holds' : 'lacking';
}

function rateFinding({ camera }: Offer, rate: number | null): Finding {
  if (rate === null) return 'unasked';
  const frames = typeof camera.frameRateFps === 'number' ? camera.frameRateFps : null;
  const lines = typeof camera.lineRateKhz === 'number' ? camera.lineRateKhz * 1000 : null;
  const highest = frames ?? lines;
  if (highest !== null && !fits(highest, rate)) return 'lacking';
  return highest === null || usableMBs(camera) === null ? 'unstated' : 'holds';
}

/** One byte per pixel. Up to four fifths of the usable data rate pass without a reservation. */
function linkFinding({ camera }: Offer, rate: number | null): Finding {
  if (rate === null) return 'unasked';
  const usable = usableMBs(camera);
  if (usable === null) return 'unstated';
  const pixels = Number(camera.pixels ?? Number(camera.resolutionH) * Number(camera.resolutionV));
  const taken = rate * (pixels / 1e6);
  if (!fits(usable, taken)) return 'lacking';
  return fits(usable * 0.8, taken) ? 'holds' : 'reservation';
}

/** A rolling shutter distorts moving objects. */
function shutterFinding({ shutter, speedMmS }: Demand, { camera }: Offer): Finding {
  if (camera.pixels !== undefined || (!shutter && speedMmS === 0)) return 'unasked';
  if (camera.shutter === undefined) return 'unstated';
  if (camera.shutter === 'global') return 'holds';
  return shutter ? 'lacking' : 'reservation';
}
