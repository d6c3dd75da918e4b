import type { Source } from './source';

export const baslerResultingFrameRate: Source = {
  name: 'Basler，Resulting Acquisition Frame Rate',
  url: 'https://docs.baslerweb.com/resulting-acquisition-frame-rate',
};
export const cCamBci5: Source = {
  name: 'C-Cam BCi5 帧率说明',
  url: 'https://github.com/cirquit/trdrop/files/7479189/FrameRates.pdf',
};
export const baslerSprint: Source = {
  name: 'Basler sprint 手册',
  url: 'https://manualarchiveguide.com/manuals/Basler-Vision-Technologies-Sprint-User-Manual-2701384?page=122',
};
export const baslerRacer: Source = {
  name: 'Basler racer Camera Link 手册',
  url: 'https://www.easymanua.ls/basler/racer/manual?p=98',
};
export const visionDoctorLineScan: Source = {
  name: 'Vision-Doctor，线扫行频计算',
  url: 'https://www.vision-doctor.com/en/line-scan-cameras/line-scan-frequency-resolution.html',
};
export const timeDivision: Source = {
  name: 'jishuzhan，线扫相机的行频计算方法',
  url: 'https://jishuzhan.net/article/1971604254370086914',
};
export const cognexEncoder: Source = {
  name: 'Cognex VisionPro，线扫编码器参数',
  url: 'https://docs.cognex.com/vpro_930sr1/web/help/html/d35ab2cd-5a17-40f5-9959-f66af56e8d48.htm',
};
export const jishuzhanEncoder: Source = {
  name: 'jishuzhan，线扫编码器分频',
  url: 'https://jishuzhan.net/article/1717721715959664642',
};
