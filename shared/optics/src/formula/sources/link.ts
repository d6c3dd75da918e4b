import { ownRule } from './own-rule';
import type { Source } from './source';

export const qualityMag: Source = { name: 'Quality Magazine，机器视觉接口比较' };
export const ids: Source = { name: 'IDS，USB 相机带宽' };
export const abridgedOptics: Source = {
  name: 'Abridged Optics，camera throughput calculator',
  url: 'https://abridgedoptics.com/tools/camera-throughput-calculator',
};
export const lambert: Source = {
  name: 'Lambert Instruments，Camera Link',
  url: 'https://lambertinstruments.com/knowledge-base/camera-link',
};
export const chromasens: Source = {
  name: 'Chromasens，CXP link configuration',
  url: 'https://docs.chromasens.de/docs/cxp-link-configuration',
};
export const adimec: Source = {
  name: 'Adimec，CoaXPress 有效带宽',
  url: 'https://www.adimec.com/ja/wp-json/wp/v2/posts/1688',
};
export const adamconn: Source = { name: 'ADAMCONN，CXP 线缆', url: 'https://adamconn.com/about-cxp-cable.html' };
export const stemmerClhs: Source = {
  name: 'STEMMER IMAGING，Camera Link HS',
  url: 'https://www.stemmer-imaging.com/it-it/product/family/1102/',
};
export const adiGmsl: Source = { name: 'ADI MAX96752 手册（编码效率）' };
export const jai: Source = {
  name: 'JAI BM-500GE 手册，GigE Vision 带宽计算',
  url: 'https://manualarchiveguide.com/manuals/JAI-BM-500-GE-User-Manual-3569738?page=36',
};
export const ned: Source = {
  name: 'NED RCDL4K8GE 手册，包间隔计算',
  url: 'https://manualshive.com/en/manual/ned/gige-vision-rcdl4k8ge/gige-vision-rcdl4k8ge_user-manual_3824272-75.html',
};
export const amd: Source = {
  name: 'AMD PG432，数据率算例',
  url: 'https://docs.amd.com/r/en-US/pg432-versal-ai-edge-series-gen-2-isp/Example-1-RGB888-data-format-with-a-10-bit-color-depth-at-60-frames-per-second-with-blanking-for-4k-resolution-frame',
};
export const aetrix: Source = {
  name: 'Aetrix，packed 与 unpacked',
  url: 'https://www.aetrixelec.com/tool/motion-blur-exposure-calculator',
};
export const scaledEthernet = ownRule('按千兆网可用率放大');
export const plannedUsable = ownRule('接口可用带宽的规划值');
