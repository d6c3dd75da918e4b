// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Preview } from './preview';
import type { PreviewSystem } from './preview-system';

const system: PreviewSystem = {
  pixelSizeUm: 3.45,
  objectPixelMm: 0.04,
  fieldWidthMm: 100,
  wavelengthNm: 550,
  effectiveFNumber: 4.3,
  ratedLpMm: 160,
  maxSnrDb: null,
  focus: { kind: 'focal', focalLengthMm: 25, fNumber: 4, objectDistanceMm: 320 },
  blurPx: 0,
  motionAxis: null,
  heightVariationMm: 4,
  depthOfFieldMm: 6,
  featureMm: 0.12,
};

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const slider = (name: RegExp) => screen.getByRole('slider', { name });
const smallest = () => screen.getByText('可分辨最细线宽').nextElementSibling?.textContent;

it('the finest visible line is shown, and how height and motion make it coarser', () => {
  render(<Preview sample="scratch" system={system} />);
  expect(smallest()).toBe('40 µm'.replace(' ', '\u00a0'));
  expect(screen.getByText('像元')).toBeTruthy();
  fireEvent.change(slider(/高度偏离/), { target: { value: '10' } });
  expect(smallest()).toMatch(/^9\d(\.\d)?\sµm$/);
  fireEvent.change(slider(/高度偏离/), { target: { value: '0' } });
  fireEvent.change(slider(/拖影/), { target: { value: '4' } });
  expect(screen.getByText('模糊')).toBeTruthy();
});

it('unknown figures are named and not taken as perfect', () => {
  render(<Preview sample="scratch" system={{ ...system, ratedLpMm: null, effectiveFNumber: null, focus: null }} />);
  expect(screen.getByText(/镜头解析力未标注/).textContent).toContain('光圈未标注');
  expect(screen.getByText('离焦弥散圆').nextElementSibling?.textContent).toBe('未标注');
});

it('noise follows the signal-to-noise ratio of the camera, and an unknown one is said', () => {
  const { unmount } = render(<Preview sample="scratch" system={system} />);
  expect(screen.getByText('饱和时信噪比').nextElementSibling?.textContent).toBe('未标注');
  expect(screen.getByText(/噪声未知/)).toBeTruthy();
  unmount();
  render(<Preview sample="scratch" system={{ ...system, maxSnrDb: 40 }} />);
  expect(screen.getByText('饱和时信噪比').nextElementSibling?.textContent).toBe('40\u00a0dB');
  expect(screen.getByText(/散粒噪声按最大信噪比/).textContent).toContain('个电子');
  expect(slider(/另加噪声/)).toBeTruthy();
});

it('the target can be changed, and a file that is no picture is reported', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  render(<Preview sample="scratch" system={system} />);
  fireEvent.click(screen.getByLabelText('喷码'));
  expect((screen.getByLabelText('喷码') as HTMLInputElement).checked).toBe(true);
  const file = new File(['x'], 'x.txt');
  fireEvent.change(screen.getByLabelText(/自己的图片/), { target: { files: [file] } });
  expect(await screen.findByText(/不是浏览器能读的图片/)).toBeTruthy();
  vi.unstubAllGlobals();
});
