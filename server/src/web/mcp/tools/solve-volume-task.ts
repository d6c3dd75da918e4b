import { calls, VolumeTask } from '@shixuan/api';
import { applyToVolume } from '@shixuan/task-text';
import { neutralVolumeState } from '@shixuan/task-url';
import { z } from 'zod';
import { badInput } from '../../../platform/http/call-error';
import { contentOf, defineTool } from '../tool';
import { NamedProduct, namedProduct } from './product-parts';
import { volumeUrl } from './task-urls';
import { besideTask, costNote, nearMissLine, readAs, ToldTask, taskOrWords, toldTask } from './told-task';

const { list, nearMisses, fitting, dataMissing, catalogueVersion } = calls.depthCameras.content.shape;

export const solveVolumeTask = defineTool({
  name: 'solve_volume_task',
  title: '解 3D 面阵任务',
  description:
    '给出一次拍下的体积（料箱抓取、拆垛）的长、宽、高与点间距、精度、节拍，得到排好序的 3D 面阵相机，附安装距离与逐项结论。fit 为 data-missing 的一行缺少资料，不能算首选。也可以不写 task 而写 text：一句话，例如「料箱 600×400×300 mm，点间距 1 mm，节拍 3 s」。',
  request: calls.depthCameras.request
    .omit({ task: true })
    .extend({ task: VolumeTask.optional(), ...besideTask })
    .refine(...taskOrWords),
  content: z.object({
    fitting,
    dataMissing,
    catalogueVersion,
    list: z.array(list.element.omit({ product: true, scoreParts: true }).extend({ product: NamedProduct })),
    nearMisses: z.array(nearMisses.element.extend({ product: NamedProduct })),
    /** The task as it was solved. */
    task: VolumeTask,
    /** Null where the task was given. */
    reading: ToldTask.nullable(),
    /** The selection page with this task. */
    url: z.string(),
  }),
  async run({ text: words, task: given, ...request }, context) {
    const { task, reading } = given ? { task: given, reading: null } : taskInWords(words ?? '');
    const found = await contentOf('depthCameras', { ...request, task }, context);
    const { fitting, dataMissing, catalogueVersion } = found;
    const url = volumeUrl(context, task);
    const list = found.list.map(({ product, scoreParts: _, ...row }) => ({
      product: namedProduct(product, context),
      ...row,
    }));
    const nearMisses = found.nearMisses.map(({ product, misses }) => ({
      product: namedProduct(product, context),
      misses,
    }));
    const text = [
      ...readAs(reading),
      `${fitting} 台符合，${dataMissing} 台资料不全（${url}）`,
      ...list.map(
        ({ product, fit, score, checks, cost }, i) =>
          `${i + 1}. ${product.brand} ${product.model}，${Math.round(score)} 分${costNote(cost)}${fit === 'fits' ? '' : `，待确认：${checks.flatMap(({ missing }) => missing).join('、')}`}（${product.url}）`,
      ),
      ...nearMisses.map(({ product, misses }) => nearMissLine(product.model, misses)),
    ];
    return {
      content: { fitting, dataMissing, catalogueVersion, list, nearMisses, task, reading, url },
      text: text.join('\n'),
    };
  },
});

/** @throws CallError 422 for words that do not say what is to be seen */
function taskInWords(words: string) {
  const { readings, told } = toldTask(words, 'volume');
  const { state, notes } = applyToVolume(neutralVolumeState, readings);
  if (notes.some(note => note.startsWith('没有写'))) throw badInput('文字 text：没有写料区的长与宽');
  return { task: VolumeTask.parse(state.task), reading: told };
}
