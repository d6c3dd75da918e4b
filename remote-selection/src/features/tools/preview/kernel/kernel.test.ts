import { defocusMtf, diffractionMtf, motionMtf, pixelMtf, ratedLensMtf } from '@shixuan/optics/physics';
import { describe, expect, it } from 'vitest';
import { chainOf } from '../../../../testing/imaging-chain';
import { drawBars } from '../targets/bars';
import { drawEdge } from '../targets/edge';
import { type Grid, transformGrid } from './cosine-transform';
import { runSteps } from './run-steps';
import { seeThrough, shownPixels, targetSide } from './see-through';
import { chainTransfer, discTransfer, strokeTransfer } from './transfer';

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const perfect = chainOf({ effectiveFNumber: null });
const blurred = chainOf({ effectiveFNumber: 5.6, ratedLpMm: 120, defocusBlurUm: 4, motionBlurUm: 5 });

/** Waves along x, so many over the whole picture. */
const waves = (count: number) =>
  Float32Array.from(
    { length: targetSide * targetSide },
    (_, at) => 0.5 + 0.4 * Math.cos((2 * Math.PI * count * ((at % targetSide) + 0.5)) / targetSide),
  );
const mean = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
/** Amplitude of so many waves along the first row of pixels. */
function amplitude(grey: Uint8ClampedArray, count: number): number {
  let [cos, sin] = [0, 0];
  for (let x = 0; x < shownPixels; x++) {
    cos += (grey[x] ?? 0) * Math.cos((2 * Math.PI * count * x) / shownPixels);
    sin += (grey[x] ?? 0) * Math.sin((2 * Math.PI * count * x) / shownPixels);
  }
  return (2 * Math.hypot(cos, sin)) / shownPixels / 255;
}

const gridOf = (side: number, value: (x: number, y: number) => number): Grid => ({
  side,
  values: Float64Array.from({ length: side * side }, (_, at) => value(at % side, Math.floor(at / side))),
});

describe('transformGrid', () => {
  it('is the cosine transform, term by term', () => {
    const side = 8;
    const picture = gridOf(side, (x, y) => Math.sin(3 * x + 1) + (x * y) / 7);
    const wave = (k: number, n: number) => Math.cos((Math.PI * k * (2 * n + 1)) / (2 * side));
    const expected = gridOf(side, (kx, ky) =>
      picture.values.reduce((sum, value, at) => sum + value * wave(kx, at % side) * wave(ky, Math.floor(at / side)), 0),
    );
    finish(transformGrid(picture));
    picture.values.forEach((value, at) => {
      expect(value).toBeCloseTo(expected.values[at] ?? Number.NaN, 9);
    });
  });

  it('the inverse transform returns the input', () => {
    const value = (x: number, y: number) => Math.cos(x * 1.7) * y - x;
    const grid = gridOf(16, value);
    finish(transformGrid(grid));
    finish(transformGrid(grid, true));
    grid.values.forEach((found, at) => {
      expect(found).toBeCloseTo(value(at % 16, Math.floor(at / 16)), 9);
    });
  });

  it('refuses a side that is no power of two', () => {
    expect(() => finish(transformGrid(gridOf(24, () => 0)))).toThrow(RangeError);
  });
});

describe('transfer', () => {
  it('is the engine’s MTF, with its sign', () => {
    for (const frequencyLpMm of [0, 10, 60, 145, 300]) {
      const [disc, stroke] = [discTransfer(frequencyLpMm, 12), strokeTransfer(frequencyLpMm, 7)];
      expect(Math.abs(disc)).toBeCloseTo(defocusMtf.compute({ frequencyLpMm, defocusBlurUm: 12 }), 9);
      expect(Math.abs(stroke)).toBeCloseTo(motionMtf.compute({ frequencyLpMm, motionBlurUm: 7 }), 9);
    }
    expect(discTransfer(120, 12)).toBeLessThan(0);
  });

  it('of the chain is the product of its parts', () => {
    const frequencyLpMm = 50;
    const parts =
      diffractionMtf({ frequencyLpMm, wavelengthNm: 550, effectiveFNumber: 5.6 }) *
      ratedLensMtf({ frequencyLpMm, ratedLpMm: 120, ratedContrast: 0.3 }) *
      defocusMtf({ frequencyLpMm, defocusBlurUm: 4 }) *
      pixelMtf({ frequencyLpMm, pixelSizeUm: 3.45 });
    expect(chainTransfer(blurred, 'y', frequencyLpMm)).toBeCloseTo(parts, 9);
    expect(chainTransfer(blurred, 'x', frequencyLpMm)).toBeCloseTo(
      parts * motionMtf({ frequencyLpMm, motionBlurUm: 5 }),
      9,
    );
  });
});

describe('seeThrough', () => {
  it.each([
    ['without blur', perfect],
    ['with all blur', blurred],
  ])('shows waves with the contrast that theory leaves them, %s', (_, chain) => {
    for (const count of [4, 17, 40]) {
      const grey = finish(seeThrough({ target: waves(count), chain, noiseLevels: 0, electronsAtSaturation: null }));
      const frequency = (1000 * count) / (shownPixels * chain.pixelSizeUm);
      // Grey values are whole numbers: half a level of 255.
      expect(amplitude(grey, count)).toBeCloseTo(0.4 * chainTransfer(chain, 'x', frequency), 2);
    }
  });

  it('shows the bars of a square wave by their fundamental', () => {
    const count = 16;
    const target = waves(count).map(value => (value >= 0.5 ? 0.9 : 0.1));
    const grey = finish(seeThrough({ target, chain: blurred, noiseLevels: 0, electronsAtSaturation: null }));
    const frequency = (1000 * count) / (shownPixels * blurred.pixelSizeUm);
    const fundamental = (4 / Math.PI) * 0.4 * chainTransfer(blurred, 'x', frequency);
    expect(amplitude(grey, count)).toBeCloseTo(fundamental, 1.7);
  });

  it('the strongest blur leaves an even border even: the opposite border has no influence', () => {
    const halves = (isBright: (at: number) => boolean) =>
      Float32Array.from({ length: targetSide * targetSide }, (_, at) => (isBright(at) ? 0.9 : 0.1));
    const strong = { ...perfect, defocusBlurUm: 60, motionBlurUm: 40 };
    /** Grey of the bright border and of the dark one, to the last level. */
    const borders = (grey: Uint8ClampedArray) => {
      expect(Math.abs((grey[0] ?? 0) - 255 * 0.9)).toBeLessThan(1);
      expect(Math.abs((grey.at(-1) ?? 0) - 255 * 0.1)).toBeLessThan(1);
    };
    const across = finish(
      seeThrough({
        target: halves(at => at % targetSide < targetSide / 2),
        chain: strong,
        noiseLevels: 0,
        electronsAtSaturation: null,
      }),
    );
    borders(across);
    const down = finish(
      seeThrough({
        target: halves(at => at < (targetSide * targetSide) / 2),
        chain: { ...strong, motionAxis: 'y' },
        noiseLevels: 0,
        electronsAtSaturation: null,
      }),
    );
    borders(down);
  });

  it('motion blurs along the travel and not across it', () => {
    const moved = { ...perfect, motionBlurUm: 8 * perfect.pixelSizeUm };
    const along = finish(seeThrough({ target: waves(40), chain: moved, noiseLevels: 0, electronsAtSaturation: null }));
    const acrossIt = finish(
      seeThrough({
        target: waves(40),
        chain: { ...moved, motionAxis: 'y' },
        noiseLevels: 0,
        electronsAtSaturation: null,
      }),
    );
    const frequency = (1000 * 40) / (shownPixels * moved.pixelSizeUm);
    expect(amplitude(along, 40)).toBeCloseTo(0.4 * Math.abs(chainTransfer(moved, 'x', frequency)), 2);
    expect(amplitude(acrossIt, 40)).toBeCloseTo(0.4 * chainTransfer(moved, 'y', frequency), 2);
    expect(amplitude(along, 40)).toBeLessThan(0.2 * amplitude(acrossIt, 40));
  });

  it('blur keeps the sum of the light', () => {
    for (const target of [drawBars().samples, drawEdge().samples]) {
      const grey = finish(seeThrough({ target, chain: blurred, noiseLevels: 0, electronsAtSaturation: null }));
      expect(mean(grey) / 255).toBeCloseTo(mean(target), 2);
    }
  });

  it('adds noise of the strength asked for, the same each time', () => {
    const target = new Float32Array(targetSide * targetSide).fill(0.5);
    const see = () => finish(seeThrough({ target, chain: perfect, noiseLevels: 4, electronsAtSaturation: null }));
    const grey = see();
    const level = mean(grey);
    expect(Math.sqrt(mean(Array.from(grey, value => (value - level) ** 2)))).toBeCloseTo(4, 0);
    expect(see()).toEqual(grey);
  });

  it('shot noise is stronger in bright parts, and adds to other noise as squares', () => {
    const deviation = (brightness: number, noiseLevels: number) => {
      const target = new Float32Array(targetSide * targetSide).fill(brightness);
      const grey = finish(seeThrough({ target, chain: perfect, noiseLevels, electronsAtSaturation: 1000 }));
      const level = mean(grey);
      return Math.sqrt(mean(Array.from(grey, value => (value - level) ** 2)));
    };
    expect(deviation(0.64, 0)).toBeCloseTo((255 * 0.8) / Math.sqrt(1000), 0);
    expect(deviation(0.16, 0) / deviation(0.64, 0)).toBeCloseTo(0.5, 1);
    expect(deviation(0.16, 6)).toBeCloseTo(Math.hypot(6, (255 * 0.4) / Math.sqrt(1000)), 0);
  });
});

describe('runSteps', () => {
  it('the computation pauses between slices and stops when it is cancelled', async () => {
    const control = new AbortController();
    let steps = 0;
    function* endless(): Generator<void, never> {
      for (;;) {
        if (++steps === 3) control.abort(new Error('enough'));
        yield;
      }
    }
    await expect(runSteps(endless(), { signal: control.signal, sliceMs: 0 })).rejects.toThrow('enough');
    expect(steps).toBe(3);
  });
});
