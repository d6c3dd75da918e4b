import type { Source } from './source';

/** Publications of the imaging formulas. Habits of the trade are marked as rules of this site. */
export const source = {
  textbook: { name: 'E. Hecht，Optics，第 5 版，第 5、6 章' },
  visionDoctorRings: {
    name: 'Vision-Doctor，近摄接圈计算',
    url: 'https://www.vision-doctor.com/en/optical-calculations/calculation-close-up-rings.html',
  },
  optronisLens: {
    name: 'Optronis CR1000x2 手册，镜头选择',
    url: 'https://manualshive.com/en/manual/optronis/cr1000x2/1645675?page=55',
  },
  sensorCentral: { name: 'SensorCentral，图像传感器指南', url: 'http://www.sensorcentral.com/vision/tech07.php' },
  sukMagnification: {
    name: 'Schäfter + Kirchhoff，放大倍率',
    url: 'https://www.sukhamburg.com/support/technotes/linescancamera/choosinglens/magnification.html',
  },
  sukObjectImage: {
    name: 'Schäfter + Kirchhoff，物像距',
    url: 'https://www.sukhamburg.com/support/technotes/linescancamera/choosinglens/sodistance.html',
  },
  sukExtension: {
    name: 'Schäfter + Kirchhoff，镜头伸长量',
    url: 'https://www.sukhamburg.com/support/technotes/linescancamera/choosinglens/lensextension.html',
  },
  sukTube: {
    name: 'Schäfter + Kirchhoff，接筒长度',
    url: 'https://www.sukhamburg.com/support/technotes/linescancamera/choosinglens/tubelength.html',
  },
  sukDepth: {
    name: 'Schäfter + Kirchhoff，景深',
    url: 'https://www.sukhamburg.com/support/technotes/linescancamera/choosinglens/dop.html',
  },
  sukEffective: {
    name: 'Schäfter + Kirchhoff，有效光圈',
    url: 'https://www.sukhamburg.com/support/technotes/linescancamera/choosinglens/efffnumber.html',
  },
  sukEdge: {
    name: 'Schäfter + Kirchhoff，边缘照度',
    url: 'https://www.sukhamburg.com/support/technotes/linescancamera/choosinglens/edgeintensity.html',
  },
  optoWikiRings: {
    name: 'OptoWiki，接圈长度',
    url: 'https://www.optowiki.info/faq/how-to-calculate-the-length-of-needed-distance-rings/',
  },
  optoWikiFormat: { name: 'OptoWiki，靶面规格', url: 'https://www.optowiki.info/glossary/sensor-format/' },
  keengdom: { name: 'keengdom，图像传感器', url: 'https://keengdom.netlify.app/hardware/image-sensor/' },
  edmundFieldOfView: {
    name: 'Edmund Optics，焦距与视野',
    url: 'https://www.edmundoptics.cn/knowledge-center/application-notes/imaging/understanding-focal-length-and-field-of-view/',
  },
  edmundTubeLens: {
    name: 'Edmund Optics，无限远校正物镜与筒镜',
    url: 'https://www.edmundoptics.com.tw/knowledge-center/application-notes/microscopy/using-tube-lenses-with-infinity-corrected-objectives/',
  },
  commonlands: {
    name: 'Commonlands，视野计算器',
    url: 'https://ko.commonlands.com/pages/camera-field-of-view-calculator?page=6',
  },
  visionElements: {
    name: 'Vision Elements，C 口接圈表',
    url: 'http://www.visionelements.co.uk/optics/c-ext-tubes.html',
  },
  optoWiki: { name: 'OptoWiki（optowiki.info）' },
  greivenkamp: { name: 'J. E. Greivenkamp，Field Guide to Geometrical Optics，SPIE 2004' },
  airy: { name: 'E. Hecht，Optics，第 5 版，第 10 章' },
  bornWolf: { name: 'M. Born、E. Wolf，Principles of Optics，第 7 版，第 8 章' },
  hechtIrradiance: { name: 'E. Hecht，Optics，第 5 版，第 3 章' },
  goodman: { name: 'J. W. Goodman，Introduction to Fourier Optics，第 6 章' },
  boreman: {
    name: 'G. D. Boreman，Modulation Transfer Function in Optical and Electro-Optical Systems，第 2 版，SPIE 2021',
  },
  ray: { name: 'S. F. Ray，Applied Photographic Optics，第 3 版，Focal Press 2002' },
  nikonDepth: {
    name: 'Nikon MicroscopyU，Depth of Field Calculator',
    url: 'https://www.microscopyu.com/tutorials/depthoffield',
  },
  distortion: { name: 'ISO 9039，光学系统畸变的测定' },
  sensorNoise: { name: 'EMVA 1288，散粒噪声与最大信噪比' },
  sensorData: { name: 'EMVA 1288，数据手册所列的像素数、像元尺寸与靶面对角线' },
  telecentricLens: {
    name: 'Opto Engineering，如何选择远心镜头',
    url: 'https://opto-e.cn/basics/how-to-choose-the-right-telecentric-lens',
  },
  telecentricSlope: {
    name: 'Opto Engineering 问答（转载）',
    url: 'https://experts123.com/q/why-telecentric-range-is-a-misleading-concept.html',
  },
  bjbcsh: { name: 'bjbcsh，光学镜头的放大率', url: 'http://m.bjbcsh.cn/tech/show.php?itemid=164905' },
} as const satisfies Record<string, Source>;
