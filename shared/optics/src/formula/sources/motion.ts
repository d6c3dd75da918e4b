import type { Source } from './source';

export const vClub: Source = { name: '海康 V 社区，飞拍', url: 'https://www.v-club.com/home/article/2089' };
export const visionBench: Source = {
  name: 'Vision Bench，motion blur',
  url: 'https://vision-bench-lander.pages.dev/demos/calc-motion-blur.html',
};
export const seal365: Source = {
  name: '365seal，工业相机产生拖影原因分析',
  url: 'https://www.365seal.com/y/2rnd1q94vj.html',
};
export const datalogicMatrix300: Source = {
  name: 'Datalogic Matrix 300 手册',
  url: 'https://manualarchiveguide.com/manuals/Datalogic-Matrix-300-Reference-Manual-3002082?page=113',
};
export const optoStrobe: Source = {
  name: 'Opto Engineering，LED pulsing and strobing',
  url: 'https://www.opto-e.com/basics/led-pulsing-and-strobing',
};
