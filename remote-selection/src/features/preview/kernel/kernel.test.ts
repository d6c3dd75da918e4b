import { defocusMtf, diffractionMtf, motionMtf, pixelMtf, ratedLensMtf } from '@shixuan/optics';
import { describe, expect, it } from 'vitest';
import { drawBars } from '../targets/bars';
import { drawEdge } from '../targets/edge';
import { emptyGrid, transformGrid } from './fft';
import type { ImagingChain } from './imaging-chain';
import { runSteps } from './run-steps';
import { samplesPerPixel, seeThrough, shownPixels, targetSide } from './see-through';
import { chainTransfer, discTransfer, strokeTransfer } from './transfer';

function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const perfect: ImagingChain = {
  pixelSizeUm: 3.45,
  wavelengthNm: 550,
  effectiveFNumber: null,
  ratedLpMm: null,
  ratedContrast: 0.3,
  defocusBlurUm: 0,
  motionBlurUm: 0,
  motionAxis: 'x',
};
const blurred: ImagingChain = { ...perfect, effectiveFNumber: 5.6, ratedLpMm: 120, defocusBlurUm: 4, motionBlurUm: 5 };

/** Waves along x, so many over the whole picture. */
const waves = (count: number) =>
  Float32Array.from(
    { length: targetSide * targetSide },
    (_, at) => 0.5 + 0.4 * Math.cos((2 * Math.PI * count * ((at % targetSide) - samplesPerPixel / 2)) / targetSide),
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

describe('transformGrid', () => {
  it('makes a point an even spectrum, and gives back what went in', () => {
    const grid = emptyGrid(16);
    grid.re[0] = 1;
    finish(transformGrid(grid));
    for (const value of grid.re) expect(value).toBeCloseTo(1, 12);
    finish(transformGrid(grid, true));
    expect(grid.re[0]).toBeCloseTo(1, 12);
    expect(grid.re[37]).toBeCloseTo(0, 12);
  });

  it('finds a wave where its frequency is, on rows as on columns', () => {
    for (const [along, bin] of [
      [1, 3],
      [32, 3 * 32],
    ] as const) {
      const grid = emptyGrid(32);
      for (let at = 0; at < 32 * 32; at++)
        grid.re[at] = Math.cos((2 * Math.PI * 3 * (Math.floor(at / along) % 32)) / 32);
      finish(transformGrid(grid));
      expect(grid.re[bin]).toBeCloseTo(512, 8);
    }
  });

  it('refuses a side that is no power of two', () => {
    expect(() => finish(transformGrid(emptyGrid(24)))).toThrow(RangeError);
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
      const grey = finish(seeThrough({ target: waves(count), chain, noiseLevels: 0 }));
      const frequency = (1000 * count) / (shownPixels * chain.pixelSizeUm);
      // Grey values are whole numbers: half a level of 255.
      expect(amplitude(grey, count)).toBeCloseTo(0.4 * chainTransfer(chain, 'x', frequency), 2);
    }
  });

  it('shows the bars of a square wave by their fundamental', () => {
    const count = 16;
    const target = waves(count).map(value => (value >= 0.5 ? 0.9 : 0.1));
    const grey = finish(seeThrough({ target, chain: blurred, noiseLevels: 0 }));
    const frequency = (1000 * count) / (shownPixels * blurred.pixelSizeUm);
    const fundamental = (4 / Math.PI) * 0.4 * chainTransfer(blurred, 'x', frequency);
    expect(amplitude(grey, count)).toBeCloseTo(fundamental, 1.7);
  });

  it('keeps the light: blur spreads it, and takes none', () => {
    for (const target of [drawBars().samples, drawEdge().samples]) {
      const grey = finish(seeThrough({ target, chain: blurred, noiseLevels: 0 }));
      expect(mean(grey) / 255).toBeCloseTo(mean(target), 2);
    }
  });

  it('adds noise of the strength asked for, the same each time', () => {
    const target = new Float32Array(targetSide * targetSide).fill(0.5);
    const see = () => finish(seeThrough({ target, chain: perfect, noiseLevels: 4 }));
    const grey = see();
    const level = mean(grey);
    expect(Math.sqrt(mean(Array.from(grey, value => (value - level) ** 2)))).toBeCloseTo(4, 0);
    expect(see()).toEqual(grey);
  });
});

describe('runSteps', () => {
  it('gives way between slices and stops when it is given up', async () => {
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
