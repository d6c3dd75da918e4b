// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attributes } from '@shixuan/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawingRequest, drawProduct } from './index';
import { parseSvg } from './parse-svg.testing';

const data = join(import.meta.dirname, '../../../../data/products');

interface Row {
  category: string;
  model: string;
  attrs: Attributes;
}

function rows(file: string): Row[] {
  return JSON.parse(readFileSync(join(data, file), 'utf8'));
}

function request({ category, model, attrs }: Row): DrawingRequest {
  return { categoryCode: category, attrs, label: model };
}

function printedTexts(svg: string): string[] {
  return [...parseSvg(svg).querySelectorAll('text')].map(text => text.textContent ?? '');
}

const files = readdirSync(data).filter(file => file.endsWith('.json'));

describe('drawings of the products in the catalogue', () => {
  it.each(files)('%s: every product draws in both sizes without a hole', file => {
    const products = rows(file);
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) {
      for (const detail of ['full', 'thumbnail'] as const) {
        const { svg, widthMm, heightMm } = drawProduct(request(product), { detail });
        const place = `${product.model} ${detail}`;
        expect(svg, place).not.toMatch(/NaN|undefined|Infinity|null/);
        expect(widthMm === null, place).toBe(heightMm === null);
        if (widthMm !== null) expect(widthMm, place).toBeGreaterThan(0);
      }
    }
  });

  it.each(files)('%s: the drawings are well-formed XML and stay on their sheet', file => {
    const products = rows(file);
    const step = Math.ceil(products.length / 12);
    for (const product of products.filter((_, index) => index % step === 0)) {
      for (const detail of ['full', 'thumbnail'] as const) {
        const root = parseSvg(drawProduct(request(product), { detail }).svg);
        expect(root.getAttribute('viewBox')).toBe(detail === 'full' ? '0 0 480 360' : '0 0 64 64');
        expect(root.querySelector('title')?.textContent).toBe(product.model);
        expect(root.querySelector('desc')?.textContent).toMatch(/[\u4e00-\u9fff]/);
        expect(root.querySelectorAll('path').length).toBeGreaterThan(2);
      }
    }
  });

  it('prints no figure that the product does not have', () => {
    for (const file of files) {
      const category = file.replace('.json', '');
      const { svg } = drawProduct({ categoryCode: category, attrs: {}, label: 'X' });
      expect(
        printedTexts(svg).filter(text => /\d/.test(text)),
        category,
      ).toEqual([]);
    }
  });

  it('draws thumbnails without any text', () => {
    for (const file of files) {
      const [first] = rows(file);
      if (first) expect(printedTexts(drawProduct(request(first), { detail: 'thumbnail' }).svg)).toEqual([]);
    }
  });
});

const camera: Attributes = {
  lengthMm: 29.3,
  widthMm: 29,
  heightMm: 29,
  mount: ['c'],
  sensorWidthMm: 8.45,
  sensorHeightMm: 7.07,
  interface: 'usb3',
};

const housing: Attributes = { widthMm: 29, heightMm: 29 };

describe('thumbnails', () => {
  const thumbnail = (categoryCode: string, attrs: Attributes) =>
    drawProduct({ categoryCode, attrs, label: 'X' }, { detail: 'thumbnail' }).svg;

  it.each<[string, string, Attributes, Attributes]>([
    ['the colour of the sensor', 'area-camera', { monoColor: 'mono' }, { monoColor: 'color' }],
    ['the interface', 'area-camera', { interface: 'usb3' }, { interface: 'gige' }],
    ['the rate of the interface', 'area-camera', { interface: 'gige' }, { interface: '10gige' }],
    ['the mount', 'area-camera', { mount: ['c'] }, { mount: ['m42'] }],
    ['thread or bayonet', 'area-camera', { mount: ['m44'] }, { mount: ['f'] }],
    ['the length of the housing', 'area-camera', { ...housing, lengthMm: 30 }, { ...housing, lengthMm: 60 }],
    ['a board instead of a housing', 'area-camera', { formFactor: 'embedded-module' }, {}],
    ['an interface that is not stated', 'line-camera', { interface: 'camera-link' }, {}],
    ['the stroke', 'slide', { strokeMm: 50 }, { strokeMm: 500 }],
    ['the length of a light', 'light', { shape: 'line', lengthMm: 200 }, { shape: 'line', lengthMm: 900 }],
    ['the length of a bar', 'light', { shape: 'bar', emittingLengthMm: 50 }, { shape: 'bar', emittingLengthMm: 400 }],
    ['the image circle', 'line-lens', { imageCircleMm: 62 }, { imageCircleMm: 82 }],
  ])('differ by %s', (_, category, some, other) => {
    const rest: Attributes = category === 'area-camera' ? { sensorWidthMm: 8.45, sensorHeightMm: 7.07 } : {};
    expect(thumbnail(category, { ...rest, ...some })).not.toBe(thumbnail(category, { ...rest, ...other }));
  });

  it('most neighbours in the list of cameras have drawings of their own', () => {
    const drawn = rows('area-camera.json').map(({ attrs }) => thumbnail('area-camera', attrs));
    const equal = drawn.filter((svg, at) => at > 0 && svg === drawn[at - 1]).length;
    expect(equal / drawn.length).toBeLessThan(0.06);
  });

  it('a larger housing is drawn larger, and all stay within the box', () => {
    const faces = [24, 29, 44, 60, 80, 120].map(side => {
      const svg = thumbnail('area-camera', { widthMm: side, heightMm: side, mount: ['c'] });
      const path = [...parseSvg(svg).querySelectorAll('path.body')].at(-1)?.getAttribute('d') ?? '';
      const xs = [...path.matchAll(/[MLA,](?:[\d.]+ [\d.]+ 0 0 1 )?(-?[\d.]+) /g)].map(match => Number(match[1]));
      return Math.max(...xs) - Math.min(...xs);
    });
    for (const [at, width] of faces.entries()) {
      expect(width).toBeLessThanOrEqual(56);
      if (at > 0 && at < 4) expect(width).toBeGreaterThan((faces[at - 1] ?? 0) * 1.03);
    }
  });

  it('a sensor wider than the usual mount stays within the housing of a usual larger one', () => {
    const widths = (name: string) =>
      [
        ...thumbnail('area-camera', { sensorWidthMm: 46, sensorHeightMm: 34 }).matchAll(
          new RegExp(`class="${name}" d="([^"]+)"`, 'g'),
        ),
      ].map(([, path = '']) => {
        const xs = [...path.matchAll(/[ML](-?[\d.]+) /g)].map(match => Number(match[1]));
        return Math.max(...xs) - Math.min(...xs);
      });
    expect(Math.max(...widths('sensor'))).toBeLessThan(Math.max(...widths('body-typical')));
  });
});

describe('scale', () => {
  /** Area of the sensor as drawn: the last rectangle of the class. */
  function sensorWidthPx(svg: string): number {
    const all = [...parseSvg(svg).querySelectorAll('path.sensor')];
    const path = all[all.length - 1]?.getAttribute('d') ?? '';
    const xs = [...path.matchAll(/[ML](-?[\d.]+) /g)].map(match => Number(match[1]));
    return Math.max(...xs) - Math.min(...xs);
  }

  it('sheet and drawing have the same scale', () => {
    const { svg, widthMm, heightMm, toScale } = drawProduct({ categoryCode: 'area-camera', attrs: camera, label: 'X' });
    expect(toScale).toBe(true);
    expect(widthMm).not.toBeNull();
    expect((sensorWidthPx(svg) * (widthMm ?? 0)) / 480).toBeCloseTo(8.45, 1);
    expect((widthMm ?? 0) / (heightMm ?? 1)).toBeCloseTo(480 / 360, 6);
  });

  it('a given scale draws two parts side by side to one scale', () => {
    const small = drawProduct({ categoryCode: 'area-camera', attrs: camera, label: 'X' }, { scale: 4 });
    const large = drawProduct(
      { categoryCode: 'area-camera', attrs: { ...camera, lengthMm: 80, widthMm: 80, heightMm: 80 }, label: 'Y' },
      { scale: 4 },
    );
    for (const { svg, widthMm } of [small, large]) {
      expect(sensorWidthPx(svg)).toBeCloseTo(8.45 * 4, 1);
      expect(Number(parseSvg(svg).getAttribute('width')) / (widthMm ?? 1)).toBeCloseTo(4, 6);
    }
    expect(large.heightMm ?? 0).toBeGreaterThan(small.heightMm ?? 0);
  });

  it('no scale is stated where no dimension is known', () => {
    const drawing = drawProduct({ categoryCode: 'light', attrs: { shape: 'ring' }, label: 'X' });
    expect(drawing).toMatchObject({ widthMm: null, heightMm: null, toScale: false });
    expect(drawing.svg).toContain('典型外形，非实际比例');
  });

  it('the caption states the scale', () => {
    const known = drawProduct({ categoryCode: 'area-camera', attrs: camera, label: 'X' });
    expect(known.svg).toContain('>外形按比例，散热与插座为示意<');
    const { lengthMm, ...partly } = camera;
    expect(lengthMm).toBe(29.3);
    const caption = drawProduct({ categoryCode: 'area-camera', attrs: partly, label: 'X' });
    expect(caption.svg).toContain('卡口、靶面按比例，机身为典型外形');
    expect(caption.toScale).toBe(false);
  });
});

describe('series of cameras', () => {
  const { lengthMm: _length, widthMm: _width, heightMm: _height, ...alike } = camera;
  const drawn = (attrs: Attributes, series: string | null, detail: 'full' | 'thumbnail' = 'full') =>
    drawProduct({ categoryCode: 'area-camera', attrs, label: 'X', series }, { detail });

  it.each(['MV-CS', 'Genie Nano', 'MER2', 'A7'])(
    '%s stands on the flank, whether or not the housing is known',
    series => {
      for (const attrs of [camera, alike]) {
        const texts = [...parseSvg(drawn(attrs, series).svg).querySelectorAll('text')].map(
          ({ textContent }) => textContent,
        );
        expect(texts).toContain(series);
      }
    },
  );

  it('the lettering changes neither the scale nor the outline; a thumbnail has none', () => {
    expect(drawn(camera, 'MV-CS').widthMm).toBe(drawn(camera, null).widthMm);
    expect(drawn(camera, 'MV-CS', 'thumbnail').svg).toBe(drawn(camera, null, 'thumbnail').svg);
    expect(drawn(camera, 'x'.repeat(60)).svg).toBe(drawn(camera, null).svg);
  });
});

describe('a lens in section', () => {
  const lens = { lengthMm: 60, diameterMm: 40, mount: 'c', filterThread: 'M35.5×0.5' };
  const drawn = (attrs: Attributes) => drawProduct({ categoryCode: 'fa-lens', attrs, label: 'X' });

  it('has its envelope in ink and its inside as an example, and says so', () => {
    const { svg, toScale } = drawn(lens);
    expect(toScale).toBe(true);
    expect(svg).toContain('外形按比例，内部为示意');
    const classes = [...parseSvg(svg).querySelectorAll('path')].map(path => path.getAttribute('class'));
    expect(classes).toContain('outline');
    expect(classes).toContain('glass-typical');
    expect(classes.filter(name => name === 'glass' || name === 'solid')).toEqual([]);
  });

  it.each([
    ['filter', { ...lens, filterThread: 'M72×0.75' }, '滤镜螺纹'],
    ['mount', { ...lens, mount: 'm72' }, '卡口'],
    ['second mount', { ...lens, mount: ['m72', 'm90'] }, '卡口'],
  ])('never carries a thread larger than itself: %s', (_, attrs, thread) => {
    const { svg, toScale } = drawn(attrs);
    expect(toScale).toBe(false);
    expect(svg).toContain(`${thread}大于标注的外径，外径待核实`);
    expect(printedTexts(svg)).not.toContain('Ø 40');
  });
});

describe('what is printed', () => {
  it('are the known dimensions', () => {
    const { svg } = drawProduct({ categoryCode: 'area-camera', attrs: camera, label: 'X' });
    expect(printedTexts(svg)).toEqual(
      expect.arrayContaining(['29.3', '29', '17.526', '靶面 8.45 × 7.07', '外形按比例，散热与插座为示意']),
    );
  });

  it('leaves out an unknown length', () => {
    const { lengthMm, ...attrs } = camera;
    const { svg } = drawProduct({ categoryCode: 'area-camera', attrs, label: 'X' });
    expect(lengthMm).toBe(29.3);
    expect(printedTexts(svg)).not.toContain('29.3');
  });

  it('are only figures that the product has, or that a standard gives', () => {
    const standards = [17.526, 12.526, 46.5];
    // The bar of a round number of millimetres is the sheet's own; names of threads are no dimensions.
    const figuresOf = (svg: string) =>
      [...parseSvg(svg).querySelectorAll('text:not(.caption)')].flatMap(({ textContent }) =>
        (textContent ?? '')
          .replaceAll('\u202f', '')
          .replace(/[MV]\d[\d.×]*|Gen\d/g, '')
          .match(/\d[\d.]*/g),
      );
    for (const file of ['area-camera', 'fa-lens', 'light', 'slide', 'line-3d', 'face-3d', 'grabber']) {
      const products = rows(`${file}.json`);
      const step = Math.ceil(products.length / 20);
      for (const product of products.filter((_, index) => index % step === 0)) {
        const values = Object.values(product.attrs).flat();
        const rounded = values.map(value => (typeof value === 'number' ? Math.round(value * 100) / 100 : value));
        const known = new Set([...values, ...rounded, ...standards].map(String));
        const words = values.filter(value => typeof value === 'string').join(' ');
        for (const figure of figuresOf(drawProduct(request(product)).svg)) {
          const told = figure === undefined || figure === null || known.has(figure) || words.includes(figure);
          expect(told, `${product.model}: ${figure}`).toBe(true);
        }
      }
    }
  });

  it('escapes titles and labels', () => {
    const { svg } = drawProduct({
      categoryCode: 'fa-lens',
      attrs: { filterThread: '<script>"&\u0001\ud800' },
      label: 'A<b>&"\'\u0000',
    });
    expect(svg).not.toContain('<script>');
    expect(parseSvg(svg).querySelector('title')?.textContent).toBe('A<b>&"\'');
  });
});

describe('light', () => {
  const light = (attrs: Attributes) =>
    drawProduct({ categoryCode: 'light', attrs: { shape: 'ring', ...attrs }, label: 'X' }).svg;

  it('has its real colour', () => {
    expect(light({ colours: ['red'] })).toContain('#f53f3f');
    expect(light({ wavelengthNm: 525, colours: ['green'] })).not.toBe(light({ wavelengthNm: 470, colours: ['blue'] }));
  });

  it('is hatched where the eye sees nothing', () => {
    expect(light({ colours: ['infrared'] })).toContain('<pattern');
    expect(light({ wavelengthNm: 365 })).toContain('<pattern');
    expect(light({ colours: ['red'] })).not.toContain('<pattern');
  });

  it('shows a dot for each colour that the model comes in', () => {
    const dots = (svg: string) => [...parseSvg(svg).children].filter(({ localName }) => localName === 'circle').length;
    expect(dots(light({ colours: ['white', 'red', 'infrared'] }))).toBe(3);
    expect(dots(light({ colours: ['red'] }))).toBe(0);
  });
});

describe('any product', () => {
  const codes = [...files.map(file => file.replace('.json', '')), 'unheard-of'];
  const keys = [
    ...['lengthMm', 'widthMm', 'heightMm', 'diameterMm', 'outerDiameterMm', 'emittingLengthMm', 'emittingWidthMm'],
    ...[
      'focalLengthMm',
      'maxAperture',
      'imageCircleMm',
      'filterThread',
      'mount',
      'flangeMm',
      'magnification',
      'coaxial',
    ],
    ...['workingDistanceMm', 'objectFovMm', 'objectFovDiameterMm', 'sensorWidthMm', 'sensorHeightMm', 'resolutionH'],
    ...['resolutionV', 'pixelSizeUm', 'pixels', 'lines', 'lineLengthMm', 'measuringRangeZMm', 'clearanceDistanceMm'],
    ...['referenceDistanceMm', 'fovNearMm', 'fovFarMm', 'fovHDeg', 'fovVDeg', 'wavelengthNm', 'strokeMm', 'drive'],
    ...['channels', 'pcieLanes', 'pcieGen', 'bus', 'interface', 'shape', 'colours', 'principle', 'kind'],
  ];
  const value = fc.oneof(
    fc.double({ min: 0.001, max: 20000, noNaN: true }),
    fc.constantFrom<Attributes[string]>(0, -1, 'c', 'm58', 'cxp-12', 'line', 'dome', 'belt', '<&>', true, false),
    fc.constantFrom<Attributes[string]>(['c', 'cs'], ['white', 'infrared'], [], [null, 20], [10, null], [null, null]),
  );

  it('draws well-formed, finite and twice the same', () => {
    const attrs = fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 12 });
    const detail = fc.constantFrom('full' as const, 'thumbnail' as const);
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        attrs,
        fc.string({ unit: 'binary' }),
        detail,
        (categoryCode, known, label, size) => {
          const drawing = drawProduct({ categoryCode, attrs: known, label }, { detail: size });
          parseSvg(drawing.svg);
          expect(drawing.svg).not.toMatch(/[ "(](NaN|undefined|-?Infinity)/);
          expect(drawProduct({ categoryCode, attrs: known, label }, { detail: size })).toEqual(drawing);
          if (drawing.toScale) expect(drawing.widthMm).not.toBeNull();
        },
      ),
      { numRuns: 80 },
    );
  });
});
