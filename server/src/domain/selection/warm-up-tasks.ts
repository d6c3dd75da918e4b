import { ImagingTask } from '@shixuan/api';

/** Not in order of size: a visitor may interrupt the warm-up, and its first tasks should already differ widely. */
const widthsMm = [25, 150, 8, 400, 60, 12, 250, 40, 700, 100];
const pixelsAcross = [1000, 3000, 600, 4500];

/** What a task states beyond its object and its accuracy. */
const variants = (widthMm: number): object[] => [
  {},
  {
    workingDistance: { minMm: 2 * widthMm + 60, maxMm: 4 * widthMm + 200 },
    heightVariationMm: widthMm / 100,
  },
  { workingDistance: { minMm: 100, maxMm: 600 }, speedMmS: widthMm, rateHz: 5 },
];

/** Small and large, coarse and fine, near and far, still and moving: together they run the code that visitors' tasks run. */
export const warmUpTasks = pixelsAcross.flatMap(pixels =>
  widthsMm.flatMap(widthMm =>
    variants(widthMm).map(more =>
      ImagingTask.parse({
        object: { widthMm, heightMm: widthMm * 0.75 },
        accuracy: { kind: 'object-pixel', objectPixelMm: widthMm / pixels },
        ...more,
      }),
    ),
  ),
);
