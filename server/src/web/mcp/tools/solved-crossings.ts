import { calls, ImagingTask, type ParsedRequest, VolumeTask } from '@shixuan/api';
import type { CallContent } from '@shixuan/api/client';
import { z } from 'zod';
import { contentOf, type ToolContext } from '../tool';
import { NamedProduct, namedProduct } from './product-parts';
import { volumeUrl } from './task-urls';

const Said = calls.profiler.content.shape.crossings.unwrap().element.omit({ volumeTask: true });

/** Another kind of system with the task to solve it by, and what is then first. */
export const ImagingCrossing = Said.extend({
  task: ImagingTask,
  camera: NamedProduct,
  lens: NamedProduct,
  /** 单像素精度 of that system. */
  objectPixelMm: z.number(),
  /** The selection page with this task. */
  url: z.string(),
});

/** Another way to measure a profile. Without a task it is advice on how to mount the profiler. */
export const ProfileCrossing = Said.extend({
  task: VolumeTask.nullable(),
  product: NamedProduct.nullable(),
  url: z.string().nullable(),
});

/**
 * Other kinds of systems for an imaging task, each solved: one whose task has no certain first system is left out.
 * @param found the answer to `request`; solved here again, with its crossings, where it did not ask for that
 */
export async function imagingCrossings(
  request: ParsedRequest<'rankSystems'>,
  found: CallContent<'rankSystems'>,
  context: ToolContext,
  urlOf: (task: z.output<typeof ImagingTask>) => string,
): Promise<z.output<typeof ImagingCrossing>[]> {
  if (!found.crossings) return [];
  const answer = request.explain
    ? found
    : await contentOf('rankSystems', { ...request, limit: 1, explain: true }, context);
  const products = new Map(answer.parts.map(({ product }) => [product.id, namedProduct(product, context)]));
  return (answer.crossings ?? []).flatMap(({ kind, title, text, task, cameraId = 0, lensId = 0, objectPixelMm }) => {
    const [camera, lens] = [products.get(cameraId), products.get(lensId)];
    if (!task || !camera || !lens || objectPixelMm === undefined) return [];
    return { kind, title, text, task, camera, lens, objectPixelMm, url: urlOf(task) };
  });
}

/** Other ways for a profile task; what a 3D area camera would have to see is solved, and left out where none certainly fits. */
export async function profileCrossings(
  { crossings = [] }: CallContent<'profiler'>,
  context: ToolContext,
): Promise<z.output<typeof ProfileCrossing>[]> {
  const solved: z.output<typeof ProfileCrossing>[] = [];
  for (const { kind, title, text, volumeTask: task } of crossings) {
    if (!task) {
      solved.push({ kind, title, text, task: null, product: null, url: null });
      continue;
    }
    const { list } = await contentOf('depthCameras', { task, limit: 1 }, context);
    const [first] = list;
    if (first?.fit !== 'fits') continue;
    const url = volumeUrl(context, task);
    solved.push({ kind, title, text, task, product: namedProduct(first.product, context), url });
  }
  return solved;
}

/** The line of a solved crossing. */
export const imagingCrossingLine = ({
  title,
  text,
  camera,
  lens,
  objectPixelMm,
  url,
}: z.output<typeof ImagingCrossing>): string =>
  `也可${title}：${text}。已求解：首选 ${camera.model} + ${lens.model}，单像素精度 ${Number(objectPixelMm.toPrecision(3))} mm（${url}）`;

/** The line of another way to measure a profile. */
export const profileCrossingLine = ({ title, text, product, url }: z.output<typeof ProfileCrossing>): string =>
  `也可${title}：${text}${product ? `。已求解：首选 ${product.brand} ${product.model}（${url}）` : ''}`;
