import { calls, ProfileTask, selectionSchemas } from '@shixuan/api';
import { applyToProfile } from '@shixuan/task-text';
import { neutralProfileState } from '@shixuan/task-url';
import { z } from 'zod';
import { badInput } from '../../../platform/http/call-error';
import { contentOf, defineTool } from '../tool';
import { NamedProduct, namedProduct } from './product-parts';
import { ProfileCrossing, profileCrossingLine, profileCrossings } from './solved-crossings';
import { profileUrl } from './task-urls';
import { besideTask, costNote, nearMissLine, readAs, ToldTask, taskOrWords, toldTask } from './told-task';

const { ProfilerRow } = selectionSchemas.content;
const { fitting, dataMissing, catalogueVersion } = calls.profiler.content.shape;

export const solveProfileTask = defineTool({
  name: 'solve_profile_task',
  title: '解 3D 线激光任务',
  description:
    '给出工件宽、高度差与精度要求，得到排好序的 3D 线激光轮廓仪，附安装位置与逐项结论。fit 为 data-missing 的一行缺少资料，不能算首选。也可以不写 task 而写 text：一句话，例如「宽 40 mm，高度差 5 mm，Z 重复精度 2 µm」。',
  request: calls.profiler.request
    .omit({ task: true })
    .extend({ task: ProfileTask.optional(), ...besideTask })
    .refine(...taskOrWords),
  content: z.object({
    fitting,
    dataMissing,
    catalogueVersion,
    list: z.array(
      z.object({
        product: NamedProduct,
        ...ProfilerRow.pick({ fit: true, score: true, mounting: true, verdicts: true, cost: true, explained: true })
          .shape,
      }),
    ),
    crossings: z.array(ProfileCrossing),
    nearMisses: z.array(
      z.object({
        product: NamedProduct,
        misses: calls.profiler.content.shape.nearMisses.element.shape.misses,
      }),
    ),
    /** The task as it was solved. */
    task: ProfileTask,
    /** Null where the task was given. */
    reading: ToldTask.nullable(),
    /** The selection page with this task. */
    url: z.string(),
  }),
  async run({ text: words, task: given, ...request }, context) {
    const { task, reading } = given ? { task: given, reading: null } : taskInWords(words ?? '');
    const found = await contentOf('profiler', { ...request, task }, context);
    const products = new Map(found.parts.map(({ product }) => [product.id, namedProduct(product, context)]));
    const list = found.list.flatMap(({ profilerId, fit, score, mounting, verdicts, cost, explained }) => {
      const product = products.get(profilerId);
      return product ? { product, fit, score, mounting, verdicts, cost, explained } : [];
    });
    const nearMisses = found.nearMisses.flatMap(({ profilerId, misses }) => {
      const product = products.get(profilerId);
      return product ? { product, misses } : [];
    });
    const url = profileUrl(context, task);
    const { fitting, dataMissing, catalogueVersion } = found;
    const crossings = await profileCrossings(found, context);
    const text = [
      ...readAs(reading),
      `${fitting} 台符合，${dataMissing} 台资料不全（${url}）`,
      ...list.map(
        ({ product, fit, score, cost }, i) =>
          `${i + 1}. ${product.brand} ${product.model}，${Math.round(score)} 分${costNote(cost)}${fit === 'fits' ? '' : '，资料不全'}（${product.url}）`,
      ),
      ...crossings.map(profileCrossingLine),
      ...nearMisses.map(({ product, misses }) => nearMissLine(product.model, misses)),
    ];
    return {
      content: { fitting, dataMissing, catalogueVersion, list, crossings, nearMisses, task, reading, url },
      text: text.join('\n'),
    };
  },
});

/** @throws CallError 422 for words that do not say what is to be measured */
function taskInWords(words: string) {
  const { readings, told } = toldTask(words, 'profile');
  const { state, notes } = applyToProfile(neutralProfileState, readings);
  if (notes.length > 0) throw badInput('文字 text：没有写工件宽');
  return { task: ProfileTask.parse(state.task), reading: told };
}
