import { type ImagingTask, requirementsOf, type SideBySide, wholeObject } from '@shixuan/optics/model';
import type { RankingAnswer } from './answer';
import type { RankingRequest } from './ranking-query';

/** A line of light across all views. */
export interface WholeWebLight {
  id: number;
  model: string;
}

/**
 * The ranking whose first light lies across all views of line cameras beside each other: of one camera that sees the whole web, as many times
 * coarser as there are cameras. Which light it takes follows from the width, the surface and the speed, not from the camera.
 * @param task states what one of the cameras sees
 */
export function wholeWebRequest(task: ImagingTask, sideBySide: SideBySide): RankingRequest {
  const objectPixelMm = Number((requirementsOf(task).objectPixelMm * sideBySide.cameras).toPrecision(12));
  const whole = { ...task, object: wholeObject(task.object, sideBySide) };
  return { goal: 'systems', body: { task: { ...whole, accuracy: { kind: 'object-pixel', objectPixelMm } }, limit: 1 } };
}

/** The light that the answer to `wholeWebRequest` names; null where the catalogue has none that is long enough for certain. */
export function wholeWebLight({ list: [first], parts }: RankingAnswer): WholeWebLight | null {
  const light = first && 'lights' in first ? first.lights[0] : undefined;
  const part = parts.find(({ product }) => product.id === light?.lightId);
  const isFitting = light?.technique === 'line' && light.geometry === 'pass';
  return isFitting && part ? { id: part.product.id, model: part.product.model } : null;
}
