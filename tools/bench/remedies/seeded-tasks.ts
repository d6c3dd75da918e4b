import type { ImagingTask, ProfileTask } from '@shixuan/optics/model';
import fc from 'fast-check';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const among = fc.constantFrom;
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 1 });
/** Two digits, as people enter figures. */
const round = (value: number) => Number(value.toPrecision(2));
const logarithmic = (min: number, max: number) => between(0, 1).map(share => round(min * (max / min) ** share));

const free = { minMm: null, maxMm: null };

/** Tasks of the three kinds of imaging as visitors have them, many of them a little too hard. */
export const imagingTasks: fc.Arbitrary<ImagingTask> = fc
  .record({
    mode: among<ImagingTask['mode']>('area', 'area', 'area', 'telecentric', 'line'),
    width: logarithmic(3, 800),
    aspect: between(0.5, 1),
    pixelsAcross: logarithmic(300, 12_000),
    kind: among('feature', 'tolerance', 'object-pixel'),
    distance: among('free', 'between', 'between', 'fixed', 'short', 'long'),
    distanceMm: logarithmic(60, 1500),
    objectImageDistance: among<ImagingTask['objectImageDistance']>(free, free, free, free, { minMm: null, maxMm: 400 }),
    marginPct: among(0, 5, 10, 20),
    workingDistanceToleranceMm: among(0, 0, 0.5, 2),
    heightShare: among(0, 0.005, 0.02, 0.1),
    speedMmS: among(0, 0, 50, 300, 2000),
    blurPx: among(0.5, 1),
    exposureUs: perhaps(among(50, 500, 5000)),
    rateHz: perhaps(among(2, 10, 30, 120)),
    fNumber: perhaps(among(2.8, 5.6, 11)),
    wavelengthNm: among(470, 525, 630, 630, 850),
    excitationNm: fc.constant(null),
    colour: perhaps(among<'mono' | 'color'>('mono', 'color')),
    links: among<readonly string[]>([], [], [], ['gige'], ['usb3']),
    cableM: perhaps(among(3, 10, 40)),
    pixelFormat: among('mono8', 'mono8', 'mono12', 'rgb8'),
    technique: perhaps(among('backlight', 'ring', 'coaxial', 'dome')),
    surface: perhaps(among<'matt' | 'glossy' | 'mirror'>('matt', 'glossy', 'mirror')),
    feature: perhaps(among<'print' | 'relief' | 'outline'>('print', 'relief', 'outline')),
  })
  .map(drawn => {
    const { width, aspect, pixelsAcross, kind, distance, distanceMm, heightShare, ...task } = drawn;
    const objectPixelMm = width / pixelsAcross;
    return {
      ...task,
      object: { widthMm: width, heightMm: round(width * aspect) },
      accuracy:
        kind === 'feature'
          ? { kind, featureMm: round(3 * objectPixelMm), pixelsPerFeature: 3 }
          : kind === 'tolerance'
            ? { kind, toleranceMm: round(5 * objectPixelMm), subPixelFactor: 0.5 }
            : { kind: 'object-pixel', objectPixelMm: round(objectPixelMm) },
      workingDistance: {
        free,
        between: { minMm: distanceMm, maxMm: round(distanceMm * 1.3) },
        fixed: { minMm: distanceMm, maxMm: distanceMm },
        short: { minMm: null, maxMm: distanceMm },
        long: { minMm: distanceMm, maxMm: null },
      }[distance],
      heightVariationMm: round(width * heightShare),
      speedMmS: task.mode === 'line' ? Math.max(50, task.speedMmS) : task.speedMmS,
      shutter: null,
      form: null,
      backAccessible: null,
      directions: { resolution: 0, focalLength: 0, magnification: 0, fieldOfView: 0, workingDistance: 0 },
      circleOfConfusion: 'one-pixel',
    } as ImagingTask;
  })
  .filter(
    ({ workingDistance, objectImageDistance }) => (objectImageDistance.maxMm ?? 9e9) > (workingDistance.minMm ?? 0),
  );

/** Tasks of line profilers. */
export const profileTasks: fc.Arbitrary<ProfileTask> = fc
  .record({
    widthMm: logarithmic(5, 600),
    marginPct: among(0, 5, 10),
    heightShare: among(0.05, 0.2, 0.6),
    heightToleranceMm: among(0, 0.5, 2, 10),
    pointsAcross: logarithmic(200, 4000),
    travelSpacingMm: perhaps(among(0.05, 0.2, 1)),
    speedMmS: among(0, 50, 300, 1500),
    minProfileRateHz: perhaps(among(200, 2000, 10_000)),
    resolutionUm: perhaps(among(1, 5, 20)),
    repeatabilityUm: perhaps(among(0.5, 2, 10)),
    heightErrorUm: perhaps(among(5, 20, 100)),
    standOff: among<ProfileTask['standOff']>(free, { minMm: 100, maxMm: 250 }, { minMm: 300, maxMm: null }),
    maxLaserClass: perhaps(among<'2' | '2m'>('2', '2m')),
    surface: perhaps(among<'matt' | 'mirror' | 'translucent'>('matt', 'mirror', 'translucent')),
  })
  .map(({ pointsAcross, heightShare, ...task }) => ({
    ...task,
    heightVariationMm: round(task.widthMm * heightShare),
    pointSpacingMm: round(task.widthMm / pointsAcross),
    minProtection: null,
  }));
