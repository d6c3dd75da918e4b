import { edgeAngle, edgeIllumination } from '../physics/aperture/edge-illumination';
import { effectiveFNumber } from '../physics/aperture/effective-f-number';
import { relativeIlluminance } from '../physics/aperture/relative-exposure';
import { closeUpDepth } from '../physics/depth-of-field/close-up-depth';
import { hyperfocalNearLimit } from '../physics/depth-of-field/depth-limits';
import { hyperfocalDistanceApproximate } from '../physics/depth-of-field/hyperfocal';
import { angleOfFieldOfView, fieldOfViewOfAngle } from '../physics/lens/angle-of-view';
import { displayMagnification, electronicMagnification } from '../physics/lens/display-magnification';
import { farFieldFieldOfView, farFieldFocalLength, farFieldObjectDistance } from '../physics/lens/far-field';
import { magnification, reduction } from '../physics/lens/magnification';
import { objectiveExitPupil, tubeLensSeparation } from '../physics/lens/microscope';
import {
  focalLengthForObjectImageDistanceApproximate,
  objectImageDistanceApproximate,
} from '../physics/lens/object-image-distance';
import { principalPlaneOffset } from '../physics/lens/recover-principal-plane';
import { extension, extensionForDistance, objectDistanceWithRing } from '../physics/rings/extension';
import { farWorkingDistanceWithRing, magnificationWithRing } from '../physics/rings/ring-magnification';
import { tubeLength } from '../physics/rings/tube-length';
import { tubeDiameter } from '../physics/sensor/optical-format';
import { sensorDiagonal, sensorSide } from '../physics/sensor/sensor-size';
import { airyDiameter } from '../physics/sharpness/diffraction';
import { nyquistFrequency } from '../physics/sharpness/nyquist';
import { telecentricSlope } from '../physics/telecentric/height-errors';
import type { ExampleComputation, Given } from './worked-example';

const millimetresPerFoot = 304.8;
const millimetresPerInch = 25.4;

const farFocalLength: ExampleComputation = given => ({
  f: farFieldFocalLength({
    sensorSideMm: given('S'),
    objectDistanceMm: given('WD'),
    fieldOfViewMm: given('FOV'),
  }),
});

const magnificationOf = (given: Given, side: string, field: string) =>
  magnification({ sensorSideMm: given(side), fieldOfViewMm: given(field) });

const depthOfOnePixel: ExampleComputation = given => ({
  dof: closeUpDepth({
    circleOfConfusionMm: given('pixel'),
    fNumber: given('F'),
    magnification: 1 / given('inv_beta'),
  }),
});

const hyperfocal: ExampleComputation = given => ({
  Hd: hyperfocalDistanceApproximate({
    focalLengthMm: given('f'),
    fNumber: given('F'),
    circleOfConfusionMm: given('C'),
  }),
});

const nyquist: ExampleComputation = given => ({ nyq: nyquistFrequency({ pixelSizeUm: given('pixel') }) });

const airy = (given: Given, fNumber: string) =>
  airyDiameter({ wavelengthNm: given('wavelength'), effectiveFNumber: given(fNumber) });

/** Published calculations about lenses, sensors and sharpness, by the id of the example. */
export const imagingExamples: Readonly<Record<string, ExampleComputation>> = {
  'fl-01': farFocalLength,
  'fl-02': farFocalLength,
  // Choosing from the catalogue is tested with the recommendation.
  'fl-04': farFocalLength,
  'fl-05': farFocalLength,
  'fl-07': given => ({
    f: farFieldFocalLength({
      sensorSideMm: given('S_short'),
      objectDistanceMm: given('WD'),
      fieldOfViewMm: given('FOV_short'),
    }),
  }),
  'fl-08': given => ({
    f: focalLengthForObjectImageDistanceApproximate({
      objectImageDistanceMm: given('OO'),
      magnification: 1 / given('inv_mag'),
      principalPlaneSeparationMm: 0,
    }),
  }),
  'fl-11': given => ({
    f: farFieldFocalLength({
      sensorSideMm: given('S'),
      objectDistanceMm: given('WD') * millimetresPerFoot,
      fieldOfViewMm: given('FOV') * millimetresPerFoot,
    }),
  }),
  'fov-01': given => {
    const field = (pixels: string) =>
      farFieldFieldOfView({
        sensorSideMm: sensorSide({ pixels: given(pixels), pixelSizeUm: given('pixel') * 1000 }),
        focalLengthMm: given('f'),
        objectDistanceMm: given('WD'),
      });
    return { FOV_h: field('N_h'), FOV_v: field('N_v') };
  },
  'fov-02': given => ({
    FOV: farFieldFieldOfView({
      sensorSideMm: given('S'),
      focalLengthMm: given('f'),
      objectDistanceMm: given('WD'),
    }),
  }),
  'aov-01': given => ({ AFOV: angleOfFieldOfView({ fieldOfViewMm: given('FOV'), objectDistanceMm: given('WD') }) }),
  'aov-02': given => {
    const width = (distance: string) =>
      fieldOfViewOfAngle({ angleOfViewDeg: given('AOV'), objectDistanceMm: given(distance) * 1000 }) / 1000;
    return { w1: width('d1'), w2: width('d2') };
  },
  'mag-01': given => ({
    beta: magnificationOf(given, 'S', 'FOV'),
    inv: reduction({ sensorSideMm: given('S'), fieldOfViewMm: given('FOV') }),
  }),
  'mag-02': given => ({ PMAG: magnificationOf(given, 'S', 'FOV') }),
  'mag-04': given => {
    const screen = { monitorInch: given('monitor'), sensorDiagonalMm: given('S_diag') };
    return {
      electronic: electronicMagnification(screen),
      total: displayMagnification({ magnification: given('optical'), ...screen }),
    };
  },
  'mag-05': given => ({ reduction: reduction({ sensorSideMm: given('S'), fieldOfViewMm: given('object') }) }),
  'mag-06': given => ({
    m1: magnificationOf(given, 'S_diag', 'FOV1'),
    m2: magnificationOf(given, 'S_diag', 'FOV2'),
  }),
  'mag-08': given => {
    const exit_pupil = objectiveExitPupil({ objectiveFocalLengthMm: given('f_obj'), numericalAperture: given('NA') });
    const L = tubeLensSeparation({
      tubeLensPupilMm: given('d_tube'),
      objectivePupilMm: exit_pupil,
      tubeFocalLengthMm: given('f_tube'),
      imageDiameterMm: given('img'),
    });
    return { exit_pupil, L };
  },
  'wd-01': given => ({
    // The sides of one pixel in the image and on the object.
    OD: farFieldObjectDistance({
      sensorSideMm: given('pixel') / 1000,
      fieldOfViewMm: given('object_pixel') / 1000,
      focalLengthMm: given('f'),
    }),
  }),
  'wd-03': given => ({
    OO: objectImageDistanceApproximate({
      focalLengthMm: given('f'),
      magnification: magnificationOf(given, 'S', 'L'),
      principalPlaneSeparationMm: given('HH'),
    }),
  }),
  'ext-01': given => ({ ext: extension({ focalLengthMm: given('f'), magnification: given('beta') }) }),
  'ext-02': given => {
    const lens = { focalLengthMm: given('f'), magnification: 1 / given('inv_beta') };
    const flanges = { lensFlangeToImageMm: given('flange'), cameraFlangeMm: given('cam_flange') };
    return { ext: extension(lens), tube: tubeLength({ ...lens, ...flanges }) };
  },
  'ext-03': given => ({ ext: extensionForDistance({ focalLengthMm: given('f'), objectDistanceMm: given('OD') }) }),
  'ext-05': given => ({ S1: objectDistanceWithRing({ focalLengthMm: given('f'), ringMm: given('ext') }) }),
  'ext-06': given => {
    const focalLengthMm = given('f');
    const native_ext = extension({ focalLengthMm, magnification: given('m_native') });
    return {
      native_ext,
      m: magnificationWithRing({ focalLengthMm, ringMm: given('tube'), focusTravelMm: native_ext }),
    };
  },
  'ext-08': given => ({ WD: objectDistanceWithRing({ focalLengthMm: given('f'), ringMm: given('tube') }) }),
  'ext-10': given => {
    const focalLengthMm = given('f');
    const principalPlaneOffsetMm = principalPlaneOffset({
      focalLengthMm,
      minDistanceMagnification: given('tube_ref') / focalLengthMm,
      minDistanceMm: given('WD_ref'),
    });
    return { WD: farWorkingDistanceWithRing({ focalLengthMm, ringMm: given('tube'), principalPlaneOffsetMm }) };
  },
  'sz-01': given => {
    const W = sensorSide({ pixels: given('N_h'), pixelSizeUm: given('pixel') });
    const Hh = sensorSide({ pixels: given('N_v'), pixelSizeUm: given('pixel') });
    return { W, Hh, diag: sensorDiagonal({ sensorWidthMm: W, sensorHeightMm: Hh }) };
  },
  'sz-02': given => ({
    M: magnificationOf(given, 'W', 'FOV'),
    res: nyquistFrequency({ pixelSizeUm: given('pixel') }),
  }),
  'sz-05': given => {
    const diag = sensorDiagonal({ sensorWidthMm: given('W'), sensorHeightMm: given('Hh') });
    return { diag, optical_format: tubeDiameter({ sensorDiagonalMm: diag }) };
  },
  'nyq-01': given => {
    const nyq = nyquistFrequency({ pixelSizeUm: given('pixel') });
    return { nyq, half: nyq / 2 };
  },
  'nyq-03': nyquist,
  'nyq-04': nyquist,
  'airy-01': given => ({ airy: airy(given, 'F') }),
  'airy-03': given => ({ airy: airy(given, 'F') }),
  'airy-05': given => ({
    d1: airy(given, 'F1'),
    d2: airy(given, 'F2'),
    d3: airy(given, 'F3'),
    d4: airy(given, 'F4'),
  }),
  'dof-01': depthOfOnePixel,
  'dof-02': depthOfOnePixel,
  'dof-04': depthOfOnePixel,
  'dof-05': depthOfOnePixel,
  'dof-06': given => ({
    dof: closeUpDepth({
      circleOfConfusionMm: given('C'),
      fNumber: given('F'),
      magnification: given('m'),
    }),
  }),
  'hyp-01': hyperfocal,
  'hyp-03': hyperfocal,
  'hyp-04': given => {
    const hyperfocalMm = hyperfocalDistanceApproximate({
      focalLengthMm: given('f') * millimetresPerInch,
      fNumber: given('F'),
      circleOfConfusionMm: given('C') * millimetresPerInch,
    });
    const nearMm = hyperfocalNearLimit({ hyperfocalMm });
    return { Hd: hyperfocalMm / millimetresPerFoot, near: nearMm / millimetresPerFoot };
  },
  'eff-01': given => ({
    Feff: effectiveFNumber({ fNumber: given('F'), magnification: given('beta'), pupilRatio: 1 }),
  }),
  'eff-03': given => ({
    R: relativeIlluminance({ effectiveFNumber1: given('F1'), effectiveFNumber2: given('F2') }),
  }),
  'ri-01': given => {
    const edge = {
      sensorDiagonalMm: given('S'),
      focalLengthMm: given('f'),
      magnification: given('beta'),
    };
    return { w: edgeAngle(edge), edge: edgeIllumination(edge) };
  },
  'tel-01': given => ({ slope_rad: telecentricSlope({ telecentricityDeg: given('slope') }) }),
};
