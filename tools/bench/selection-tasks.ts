import { ImagingTask } from '@shixuan/api';

type Task = ReturnType<typeof ImagingTask.parse>;

/** Different tasks as visitors have them: 5 to 800 mm wide, 500 to 4000 pixels across, near and far, still and moving. */
export function selectionTasks(count: number): Task[] {
  return Array.from({ length: count }, (_, i) => {
    const widthMm = 5 * 160 ** ((i * 0.618) % 1);
    const pixels = 500 * 8 ** ((i * 0.414) % 1);
    const moving = i % 3 === 0;
    return ImagingTask.parse({
      object: { widthMm, heightMm: widthMm * (0.6 + (i % 5) / 10) },
      accuracy: { kind: 'object-pixel', objectPixelMm: widthMm / pixels },
      workingDistance: i % 4 === 0 ? {} : { minMm: 100 + 20 * (i % 10), maxMm: 400 + 40 * (i % 12) },
      heightVariationMm: i % 2 === 0 ? 0 : widthMm / 100,
      ...(moving && { speedMmS: widthMm, rateHz: 5 }),
      // None is asked twice.
      marginPct: 10 + i / count,
    });
  });
}
