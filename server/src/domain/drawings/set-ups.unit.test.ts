// @vitest-environment jsdom
import type { DrawnProfiler, DrawnVolume, SystemDrawing } from '@shixuan/optics/describe';
import { textWidth } from '@shixuan/units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBench } from './draw-bench';
import { drawLineMounting, lineMountingCaption } from './draw-line-mounting';
import { drawProfilerMounting } from './draw-profiler-mounting';
import { drawVolumeMounting } from './draw-volume-mounting';
import { parseSvg } from './parse-svg.testing';

/** Text of a drawing with its box, px; a text that is turned reads upwards. */
function texts(svg: string) {
  return [...parseSvg(svg).querySelectorAll('text')].map(each => {
    const figure = (name: string) => Number(each.getAttribute(name));
    const text = each.textContent ?? '';
    const turned = /rotate\(-90[ ,]+([-\d.]+)[ ,]+([-\d.]+)\)/.exec(each.getAttribute('transform') ?? '');
    const [x, y] = [turned ? Number(turned[1]) : figure('x'), turned ? Number(turned[2]) : figure('y')];
    const width = textWidth(text);
    const start = { start: 0, middle: width / 2, end: width }[each.getAttribute('text-anchor') ?? 'start'] ?? 0;
    const box = turned
      ? { left: x - 10, right: x + 2, top: y - width + start, bottom: y + start }
      : { left: x - start, right: x - start + width, top: y - 10, bottom: y + 2 };
    return { text, ...box };
  });
}

/** Upright dashed lines of a drawing of a set-up: the ends of the piece of the axis that is left out. */
const breakMarks = (svg: string) =>
  [...parseSvg(svg).querySelectorAll('path.hidden')].flatMap(each => {
    const [, x, from, to] = /^M([\d.]+)[ ,]([\d.]+)L[\d.]+[ ,]([\d.]+)$/.exec(each.getAttribute('d') ?? '') ?? [];
    return to === undefined
      ? []
      : [{ text: '断线', left: Number(x), right: Number(x), top: Number(from), bottom: Number(to) }];
  });

/** Names of texts that lie over one another or over a break mark, or leave the sheet. */
function faults(svg: string): string[] {
  const texted = texts(svg);
  const all = [...texted, ...breakMarks(svg)];
  const outside = texted.filter(({ left, right, top, bottom }) => left < 0 || right > 720 || top < 0 || bottom > 276);
  const crossing = texted.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map(b => `${a.text} × ${b.text}`),
  );
  return [...outside.map(({ text }) => `outside: ${text}`), ...crossing];
}
const said = (svg: string) => texts(svg).map(({ text }) => text);

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('the mounting of a profiler', () => {
  const drawn: DrawnProfiler = {
    clearanceMm: 51,
    nearMm: 51,
    farMm: 69,
    nearWidthMm: 40,
    farWidthMm: 47.5,
    partTopMm: 57.5,
    partBaseMm: 62.5,
    partWidthMm: 30,
    toleranceMm: 1,
  };

  test('has every distance that it is built by, from the housing', () => {
    expect(said(drawProfilerMounting(drawn, true, 'P'))).toEqual(
      expect.arrayContaining(['净距 51', '安装净空 56.5', '到工件底面 62.5', 'Z 量程 18', '到远端 69', '行进方向']),
    );
  });

  test('says that the clearance is not stated, and gives no distance from the housing then', () => {
    const told = said(drawProfilerMounting({ ...drawn, clearanceMm: null }, true, 'P'));
    expect(told).toContain('净距未标注，外壳到近端为示意');
    expect(told.some(text => /净距 \d|安装净空|到远端/.test(text))).toBe(false);
  });

  test('of any size has no texts over one another', () => {
    const any = fc
      .record({ clearance: figure(8, 600), range: figure(5, 800), near: figure(4, 800), share: figure(0.05, 0.9) })
      .map(({ clearance, range, near, share }) => ({
        ...drawn,
        clearanceMm: clearance,
        nearMm: clearance,
        farMm: clearance + range,
        nearWidthMm: near,
        farWidthMm: near * 1.4,
        partTopMm: clearance + range * share * 0.5,
        partBaseMm: clearance + range * share,
        toleranceMm: 0,
      }));
    fc.assert(
      fc.property(any, fc.boolean(), (each, seen) => {
        expect(faults(drawProfilerMounting(each, seen, 'P'))).toEqual([]);
      }),
    );
  });
});

describe('the mounting of a 3D area camera', () => {
  const drawn: DrawnVolume = {
    topMm: 900,
    depthMm: 300,
    base: [400, 600],
    view: [789, 1014],
    lowestViewMm: 1050,
    turned: false,
  };

  test('has the distances to the highest and lowest place and the nearest one; the farthest one is told', () => {
    const told = said(drawVolumeMounting(drawn, { nearMm: 500, farMm: 5000 }, 'V'));
    for (const text of ['安装距离 900', '到最低处 1200', '堆高 300', '料区宽 400', '最近 500', '最远测量距离 5000'])
      expect(told).toContain(text);
  });

  test('says which ends are not stated', () => {
    const told = said(drawVolumeMounting(drawn, { nearMm: null, farMm: null }, 'V'));
    expect(told).toEqual(expect.arrayContaining(['最近测量距离未标注', '最远测量距离未标注']));
  });

  test('of any size has no texts over one another', () => {
    const any = fc
      .record({ top: figure(60, 5000), depth: figure(0.02, 1.5), side: figure(0.2, 1.2), wide: figure(0.3, 1) })
      .map(({ top, depth, side, wide }) => ({
        ...drawn,
        topMm: top,
        depthMm: Math.round(top * depth),
        base: [Math.round(top * side * wide), Math.round(top)] as const,
        view: [top * side, top] as const,
        lowestViewMm: top * side * (1 + depth),
      }));
    fc.assert(
      fc.property(any, figure(0.3, 1), (each, near) => {
        expect(faults(drawVolumeMounting(each, { nearMm: each.topMm * near, farMm: null }, 'V'))).toEqual([]);
      }),
    );
  });
});

describe('the mounting of a line scan', () => {
  const known = (mm: number) => ({ mm, typical: false });
  const along: SystemDrawing = {
    mode: 'line',
    sensor: { widthMm: 28.7, heightMm: 0.004 },
    imageCircleMm: 30,
    camera: { lengthMm: known(60.8), widthMm: known(62) },
    lens: { lengthMm: known(80), diameterMm: known(60), telecentric: false, flangeMm: 17.526 },
    ringMm: 5,
    workingDistanceMm: known(400),
    field: { widthMm: 330, heightMm: 0.05 },
    object: { widthMm: 300, heightMm: 100 },
    heightVariationMm: 0,
    sharp: null,
    light: null,
  };
  const typical = { mm: 60, typical: true };

  test('has the distances along the axis, the sizes of the parts and the length of the line', () => {
    expect(said(drawLineMounting(along, 'L'))).toEqual(
      expect.arrayContaining([
        '工作距离 400',
        '工件到相机后端 545.8',
        '相机 宽 62，长 60.8；镜头 Ø 60，长 80；接圈 5',
        '线视野 330（沿幅宽，垂直于纸面）',
        '行进方向',
      ]),
    );
  });

  test('names what is drawn as assumed', () => {
    const open = { ...along, camera: { lengthMm: typical, widthMm: typical } };
    const told = said(drawLineMounting(open, 'L'));
    expect(told).toContain('工件到相机后端 大于 485');
    expect(told).toContain('相机外形未标注；镜头 Ø 60，长 80；接圈 5');
    const halfKnown = { ...along, camera: { lengthMm: typical, widthMm: known(62) } };
    expect(said(drawLineMounting(halfKnown, 'L'))).toContain('相机 宽 62，长 未标注；镜头 Ø 60，长 80；接圈 5');
    const light = {
      shape: 'bar',
      sizeMm: known(340),
      openingMm: 60,
      bodies: { width: [[-170, 170]], height: [[-90, -60]] },
      distanceMm: { mm: 50, typical: true },
      colour: '#fff',
      hatched: false,
    } as const;
    expect(said(drawLineMounting({ ...along, light }, 'L'))).toContain('光源距工件 50（暂定，试样时调）');
    expect(lineMountingCaption(open)).toContain('浅线为典型值：相机外形未知');
  });

  test('of any size has no texts over one another; neither has the light path', () => {
    const any = fc
      .record({
        wd: figure(60, 2500),
        line: figure(20, 1500),
        body: figure(20, 150),
        lit: fc.boolean(),
        at: figure(0.1, 0.9),
        open: fc.boolean(),
        openLens: fc.boolean(),
      })
      .map(({ wd, line, body, lit, at, open, openLens }) => ({
        ...along,
        workingDistanceMm: known(wd),
        field: { widthMm: line, heightMm: 0.05 },
        camera: {
          lengthMm: { mm: Math.round(body), typical: open },
          widthMm: { mm: Math.round(body), typical: open },
        },
        lens: { ...along.lens, lengthMm: { mm: 80, typical: openLens } },
        light: lit
          ? ({
              shape: 'bar',
              sizeMm: known(40),
              openingMm: 4,
              bodies: { width: [[-line / 2, line / 2]], height: [[-70, -40]] },
              distanceMm: { mm: wd * at, typical: open },
              colour: '#fff',
              hatched: false,
            } as const)
          : null,
      }));
    fc.assert(
      fc.property(any, each => {
        expect(faults(drawLineMounting(each, 'L'))).toEqual([]);
        expect(faults(drawBench(each, 'L')).filter(fault => /镜头|断线/.test(fault))).toEqual([]);
      }),
    );
  });

  test('has the way broken by two marks where it is far longer than the parts', () => {
    expect(breakMarks(drawLineMounting({ ...along, workingDistanceMm: known(1244) }, 'L'))).toHaveLength(2);
    expect(breakMarks(drawLineMounting({ ...along, workingDistanceMm: known(60) }, 'L'))).toEqual([]);
  });

  test('shows one bar light as one body in each view: over the whole line, and its end beside it', () => {
    const bodies = { width: [[-170, 170]], height: [[-90, -60]] } as const;
    const bar = { shape: 'bar', openingMm: 60, colour: '#fff', hatched: false, bodies };
    const light = { ...bar, sizeMm: known(340), distanceMm: known(200) };
    const sizes = (svg: string) =>
      [...parseSvg(svg).querySelectorAll('path.face')].map(path => path.getAttribute('d') ?? '');
    for (const draw of [drawBench, drawLineMounting]) {
      expect(sizes(draw({ ...along, ringMm: 0, light }, 'L'))).toHaveLength(2);
      expect(sizes(draw({ ...along, ringMm: 0, light: null }, 'L'))).toHaveLength(1);
    }
  });
});
