import { OTHER_ORIGINS } from './collect-usage';

const names: Readonly<Record<string, string>> = {
  '': '程序（没有网页来源）',
  null: '没有来源的网页',
  [OTHER_ORIGINS]: '其他',
};

/** The name of an origin for people. */
export const originText = (origin: string): string => names[origin] ?? origin;
