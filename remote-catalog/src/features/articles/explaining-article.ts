interface ExplainingArticle {
  id: number;
  /** Its file in `data/articles`, by which a test knows that the id is right. */
  slug: string;
  /** What it explains, in a word or two. */
  about: string;
}

const article = (id: number, slug: string, about: string): ExplainingArticle => ({ id, slug, about });

const accuracy = article(2, 'resolution-and-accuracy', '分辨率与精度');
const sensor = article(3, 'pixel-and-sensor', '像元与靶面');
const focalLength = article(4, 'focal-length-and-working-distance', '焦距与工作距离');
const rings = article(6, 'extension-rings', '接圈与最近物距');
const depthOfField = article(7, 'depth-of-field', '景深');
const diffraction = article(8, 'diffraction-and-aperture', '衍射与光圈');
const mtf = article(9, 'mtf', '镜头的分辨能力');
const imageCircle = article(10, 'image-circle', '像圈与暗角');
const distortion = article(11, 'distortion', '畸变');
const telecentric = article(12, 'telecentric', '远心镜头');
const lineRate = article(13, 'line-rate-and-encoder', '行频与编码器');
const motionBlur = article(15, 'motion-blur', '拖影与曝光');
const shutters = article(16, 'shutters', '全局与卷帘快门');
const links = article(17, 'interfaces-and-bandwidth', '接口与带宽');
const grabbers = article(18, 'frame-grabbers', '采集卡');
const lightShapes = article(19, 'light-shapes', '光源形状');
const colour = article(20, 'wavelength-and-colour', '波长与颜色');
const filters = article(21, 'polarisation-and-filters', '偏振与滤镜');
const strobing = article(22, 'strobing', '频闪');
const triangulation = article(23, 'laser-triangulation', '激光三角测量');
const structuredLight = article(24, 'structured-light-and-stereo', '结构光与双目');
const motion = article(25, 'slides-and-motion', '滑台与运动配合');

/** By the key of the attribute, which means the same in nearly every category that has it. */
export const explainingArticles: Readonly<Record<string, ExplainingArticle>> = {
  resolutionMp: accuracy,
  pixelSizeUm: sensor,
  sensorFormat: sensor,
  sensorDiagonalMm: sensor,
  shutter: shutters,
  frameRateFps: motionBlur,
  interface: links,
  focalLengthMm: focalLength,
  workingDistanceMm: focalLength,
  minObjectDistanceMm: rings,
  maxAperture: diffraction,
  fNumber: diffraction,
  depthOfFieldMm: depthOfField,
  megapixels: mtf,
  minPixelUm: mtf,
  resolutionLpMm: mtf,
  imageCircleMm: imageCircle,
  maxSensorFormat: imageCircle,
  distortionPct: distortion,
  telecentricityDeg: telecentric,
  lineRateKhz: lineRate,
  pcieGen: grabbers,
  memoryMB: grabbers,
  bandwidthMBs: grabbers,
  shape: lightShapes,
  colours: colour,
  filterThread: filters,
  strobe: strobing,
  measuringRangeZMm: triangulation,
  profileRateHz: triangulation,
  repeatabilityUm: motion,
  leadMm: motion,
};

/** By category and key, where the same attribute rests on another principle of measurement. */
export const articlesOfCategories: Readonly<Record<number, Readonly<Record<string, ExplainingArticle>>>> = {
  8: { measuringRangeZMm: structuredLight },
};

/** The article that explains an attribute of a category; undefined where none does. */
export function explainingArticle(categoryId: number | null, attribute: string): ExplainingArticle | undefined {
  const own = categoryId === null ? undefined : articlesOfCategories[categoryId];
  if (own && Object.hasOwn(own, attribute)) return own[attribute];
  return Object.hasOwn(explainingArticles, attribute) ? explainingArticles[attribute] : undefined;
}
