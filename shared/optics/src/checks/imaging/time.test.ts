import { describe, expect, it } from 'vitest';
import { type Case, checkOf, focalOf, grabberOf } from '../../fixtures/parts';
import type { Verdict } from '../../formula/verdict';
import type { CheckId } from '../../model/verdict/check';

/** A pixel of 40.15 µm. */
const known = focalOf({ maxMagnification: 25 / 92 });
const line = {
  kind: 'line',
  pixelsH: 4096,
  pixelsV: 1,
  pixelSizeUm: 7,
  maxRateHz: 20_000,
  link: 'gige',
} as const;
/** A pixel of 81.76 µm. */
const lineLens = focalOf({ maxMagnification: 25 / 92, imageCircleMm: 30 });

type Row = [why: string, test: Case, verdict: Verdict, reason: string];

const tables: Partial<Record<CheckId, readonly Row[]>> = {
  exposure: [
    ['at rest', {}, 'pass', '物体静止，也没有帧率要求，曝光不受限制'],
    [
      'as long as the blur allows',
      { lens: known, task: { speedMmS: 100 } },
      'pass',
      '曝光最长可取 401.5 µs（受允许拖影限制），拖影 1 px',
    ],
    [
      'cut to the period of a frame',
      { lens: known, task: { speedMmS: 1, rateHz: 100 } },
      'pass',
      '曝光最长可取 10 ms（受帧周期 10 ms 限制）',
    ],
    [
      'cut to the period of a line, with the reserve of its rate',
      { camera: line, lens: lineLens, task: { mode: 'line', speedMmS: 100 } },
      'pass',
      '（受行周期限制：817.6 µs，行频另留 10 % 余量）',
    ],
    [
      'given by the task: nothing cuts it',
      { lens: known, task: { speedMmS: 100, exposureUs: 300 } },
      'pass',
      '曝光 300 µs，拖影',
    ],
    [
      'too long for the real pixel',
      { lens: known, task: { speedMmS: 100, exposureUs: 500 } },
      'fail',
      '拖影 1.25 px，允许 1 px，拖影过大',
    ],
    ['longer than the period', { task: { exposureUs: 20_000, rateHz: 100 } }, 'fail', '长于周期 10 ms'],
    [
      'of lines that nothing clocks',
      { camera: line, lens: lineLens, task: { mode: 'line' } },
      'unknown',
      '运动速度未填，是否够用还不能算',
    ],
    [
      'given for lines that nothing clocks',
      { camera: line, lens: lineLens, task: { mode: 'line', exposureUs: 50 } },
      'unknown',
      '运动速度未填',
    ],
    [
      'of lines at a rate',
      { camera: line, lens: lineLens, task: { mode: 'line', rateHz: 5000 } },
      'pass',
      '受行周期限制',
    ],
    ['very short', { lens: known, task: { speedMmS: 5000 } }, 'warn', '须用频闪或足够强的光'],
    [
      'very short for lines, whose light is on all the time',
      { camera: line, lens: lineLens, task: { mode: 'line', rateHz: 5000, exposureUs: 5 } },
      'warn',
      '很短，须用高亮度的线光源',
    ],
  ],
  shutter: [
    ['global', { task: { speedMmS: 100 } }, 'pass', '全局快门'],
    ['rolling at rest', { camera: { shutter: 'rolling' } }, 'pass', '物体静止'],
    [
      'rolling and slow motion',
      { lens: known, camera: { shutter: 'rolling', maxRateHz: 7.2 }, task: { speedMmS: 20 } },
      'fail',
      '末行比首行落后 69.2 px，允许 1 px',
    ],
    ['rolling, fast enough', { lens: known, camera: { shutter: 'rolling' }, task: { speedMmS: 2 } }, 'pass', '0.83 px'],
    [
      'rolling as it was asked for',
      { lens: known, camera: { shutter: 'rolling' }, task: { speedMmS: 10, shutter: 'rolling' } },
      'warn',
      '4.15 px',
    ],
    [
      'not the one asked for',
      { camera: { shutter: 'rolling' }, task: { shutter: 'global' } },
      'fail',
      '要求全局快门，相机为卷帘快门',
    ],
    ['not stated, in motion', { camera: { shutter: null }, task: { speedMmS: 1 } }, 'unknown', '快门类型未标注'],
    ['not stated, at rest', { camera: { shutter: null } }, 'pass', '两种都可用'],
    [
      'readout not known',
      { camera: { shutter: 'rolling', maxRateHz: null }, task: { speedMmS: 1 } },
      'unknown',
      '倾斜无法判定',
    ],
  ],
  rate: [
    ['no demand', {}, 'pass', '没有帧率要求，最高约 60 fps（受传感器读出限制）'],
    ['enough', { task: { rateHz: 50 } }, 'pass', '要求 50 fps'],
    [
      'an exposure that is chosen here can be shorter, and limits nothing',
      { task: { rateHz: 2 } },
      'pass',
      '帧率最高 60 fps（受传感器读出限制），要求 2 fps',
    ],
    ['sensor too slow', { task: { rateHz: 70 } }, 'fail', '帧率最高 60 fps（受传感器读出限制）'],
    ['too many bits', { task: { rateHz: 50, pixelFormat: 'mono12' } }, 'fail', '36.62 fps（受接口带宽限制）'],
    ['link too slow', { task: { rateHz: 50 }, camera: { link: 'gige' } }, 'fail', '23.4 fps（受接口带宽限制）'],
    ['exposure too long', { task: { rateHz: 50, exposureUs: 40_000 } }, 'fail', '25 fps（受曝光限制）'],
    [
      'sensor not stated',
      { camera: { maxRateHz: null }, task: { rateHz: 10 } },
      'unknown',
      '相机最高帧率（行频）未标注',
    ],
    [
      'sensor not stated, link too slow',
      { camera: { maxRateHz: null, link: 'gige' }, task: { rateHz: 50 } },
      'fail',
      '受接口带宽限制',
    ],
    [
      'lines',
      { task: { mode: 'line', speedMmS: 1000 }, camera: line, lens: lineLens },
      'pass',
      '行频最高 20\u202f000 Hz（受传感器读出限制），要求 12\u202f230 Hz',
    ],
    [
      'lines that nothing clocks',
      { task: { mode: 'line' }, camera: line, lens: lineLens },
      'unknown',
      '运动速度未填，是否够用还不能算；行频最高约 20\u202f000 Hz（受传感器读出限制）',
    ],
    [
      'lines that nothing clocks, of an unknown camera: first the task has to say it',
      { task: { mode: 'line' }, camera: { ...line, maxRateHz: null, link: null }, lens: lineLens },
      'unknown',
      '运动速度未填，是否够用还不能算',
    ],
    [
      'lines with too little reserve',
      { task: { mode: 'line', speedMmS: 1000 }, camera: { ...line, maxRateHz: 12_500 }, lens: lineLens },
      'warn',
      '余量不足 10 %',
    ],
  ],
  link: [
    ['no demand', {}, 'pass', '按最高速率、8 bit 传输占 81.9 %'],
    ['roomy', { task: { rateHz: 50 } }, 'pass', '可用 360 MB/s，按要求的 50 fps、8 bit 传输占 68.3 %'],
    ['tight', { task: { rateHz: 60 } }, 'warn', '占 81.9 %'],
    ['too much', { task: { rateHz: 50, pixelFormat: 'mono12' } }, 'fail', '16 bit 传输占 137 %'],
    ['another name within its name', { camera: { link: '2.5gige' }, task: { rateHz: 50 } }, 'warn', '可用 280 MB/s'],
    ['not one that can be used', { task: { links: ['gige', '10gige'] } }, 'fail', '要求 GigE 千兆网、10GigE 万兆网'],
    ['lanes not stated', { camera: { link: 'cxp-12' } }, 'unknown', '接口通道数未标注'],
    ['speed not stated', { camera: { link: 'camera-link' } }, 'unknown', '接口速率未标注'],
    ['not stated', { camera: { link: null } }, 'unknown', '数据接口未标注'],
    [
      'lines that nothing clocks',
      { task: { mode: 'line' }, camera: line, lens: lineLens },
      'unknown',
      '运动速度未填，是否够用还不能算；GigE 千兆网 可用 115 MB/s，按最高速率',
    ],
    [
      'a cable too long, whatever clocks the lines',
      { task: { mode: 'line', cableM: 20 }, camera: { ...line, link: 'gmsl2' }, lens: lineLens },
      'fail',
      'GMSL2 最长 15 m',
    ],
    ['cable too long', { camera: { link: 'gmsl2' }, task: { cableM: 20 } }, 'fail', 'GMSL2 最长 15 m'],
  ],
  host: [
    ['a port of the computer', {}, 'pass', '不需采集卡'],
    ['a grabber to be chosen', { camera: { link: 'cxp-6' } }, 'warn', '须配采集卡，尚未选定'],
    [
      'a grabber that does',
      { camera: { link: 'cxp-6', linkLanes: 2 }, grabber: grabberOf() },
      'pass',
      '采集卡 4 通道，相机用 2 通道',
    ],
    [
      'too few channels',
      { camera: { link: 'cxp-6', linkLanes: 4 }, grabber: grabberOf({ channels: 2 }) },
      'fail',
      '采集卡 2 通道，相机用 4 通道',
    ],
    ['another link', { camera: { link: 'cl-full' }, grabber: grabberOf() }, 'fail', '采集卡接口为 CoaXPress CXP-6'],
    [
      'slot not stated',
      { camera: { link: 'cxp-6', linkLanes: 1 }, grabber: grabberOf({ pcieGen: null }) },
      'unknown',
      'PCIe 规格未标注',
    ],
    [
      'slot too slow',
      {
        camera: { link: 'cxp-12', linkLanes: 4, maxRateHz: 500 },
        grabber: grabberOf({ link: 'cxp-12', pcieGen: 2, pcieLanes: 4 }),
      },
      'fail',
      '主机侧可用 1620 MB/s，须传 2458 MB/s',
    ],
    [
      'a bus too slow for the pixels asked for, though the speed of the link is not stated',
      {
        camera: { link: 'camera-link' },
        grabber: grabberOf({ link: 'camera-link', bandwidthMBs: 90, bandwidthSide: 'host' }),
        task: { rateHz: 50 },
      },
      'fail',
      '主机侧可用 90 MB/s，须传 245.8 MB/s',
    ],
    [
      'too little power',
      { camera: { link: 'cxp-6', linkLanes: 1, powerW: 20 }, grabber: grabberOf() },
      'warn',
      '须外接电源',
    ],
  ],
};

describe.each(Object.entries(tables) as [CheckId, readonly Row[]][])('%s', (id, rows) => {
  it.each(rows)('%s', (_why, test, verdict, reason) => {
    const check = checkOf(id, test);
    expect(check.verdict).toBe(verdict);
    expect(check.reason).toContain(reason);
    expect(check.missing !== undefined).toBe(verdict === 'unknown');
  });
});

it('asks for the speed of a line scan, and nobody for a datum', () => {
  const unclocked = { task: { mode: 'line' }, camera: line, lens: lineLens } as const;
  for (const id of ['exposure', 'rate', 'link'] as const) expect(checkOf(id, unclocked).missing).toEqual(['运动速度']);
});

it('names lines as such', () => {
  const check = checkOf('rate', { task: { mode: 'line', speedMmS: 1000 }, camera: line, lens: lineLens });
  expect([check.label, check.unit]).toEqual(['行频', 'Hz']);
});
