import type { Attributes } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { attributeOf } from '../../testing/attribute';
import { neededParts } from './needed-parts';

const attribute = (key: string, unit?: string, label?: string) =>
  attributeOf(key, {
    type: unit ? 'number' : 'choice',
    unit,
    options: label ? [{ value: label.toLowerCase(), label }] : undefined,
  });
const attributes = [attribute('interface'), attribute('mount'), attribute('powerW', 'W'), attribute('filterThread')];
const needs = (code: string, attrs: Attributes) =>
  Object.fromEntries(neededParts(code, attributes, { attrs }).map(({ part, need }) => [part, need]));

test('a camera: cable, power and host by its link, an adapter by its mount', () => {
  const parts = needs('area-camera', { interface: 'gige', powerW: 3.1, mount: ['cs'] });
  expect(parts).toEqual({
    线缆: expect.stringContaining('Cat5e'),
    供电: '直流电源；支持 PoE 的型号也可由交换机供电；功耗 3.1\u202fW',
    网卡: expect.stringContaining('网口'),
    接圈: expect.stringContaining('5 mm'),
  });
});

test('only a link that needs a grabber asks for one, and it is listed on the page', () => {
  const grabber = (link: string) =>
    neededParts('line-camera', attributes, { attrs: { interface: link } }).find(({ part }) => part === '采集卡');
  expect(grabber('cxp-12')?.listed).toBe(true);
  expect(grabber('camera-link')?.listed).toBe(true);
  expect(grabber('usb3')).toBeUndefined();
});

test('what is not known is said, never guessed', () => {
  expect(needs('area-camera', {})).toEqual({
    线缆: '数据接口未标注，线缆以厂家资料为准',
    供电: '直流电源；功耗未标注',
  });
  expect(needs('fa-lens', {})).toEqual({ 滤镜: '滤镜螺纹未标注；波段按光源选' });
  expect(needs('light', {}).光源控制器).toContain('未标注');
  expect(neededParts('unheard-of', attributes, { attrs: {} })).toEqual([]);
});
