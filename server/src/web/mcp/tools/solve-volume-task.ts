import { calls, VolumeTask } from '@shixuan/api';
import { printVolumeSearch } from '@shixuan/task-url';
import { z } from 'zod';
import { contentOf, defineTool } from '../tool';
import { NamedProduct, namedProduct } from './product-parts';

const MOST = 20;

const { list, nearMisses, fitting, dataMissing, catalogueVersion } = calls.depthCameras.content.shape;

export const solveVolumeTask = defineTool({
  name: 'solve_volume_task',
  title: '解 3D 面阵任务',
  description:
    '给出一次拍下的体积（料箱抓取、拆垛）的长、宽、高与点间距、精度、节拍，得到排好序的 3D 面阵相机，附安装距离与逐项结论。fit 为 data-missing 的一行缺少资料，不能算首选。',
  request: calls.depthCameras.request.extend({ limit: z.number().int().min(1).max(MOST).default(5) }),
  content: z.object({
    fitting,
    dataMissing,
    catalogueVersion,
    list: z.array(list.element.omit({ product: true, scoreParts: true }).extend({ product: NamedProduct })),
    nearMisses: z.array(nearMisses.element.extend({ product: NamedProduct })),
    /** The task as it was solved. */
    task: VolumeTask,
    /** The selection page with this task. */
    url: z.string(),
  }),
  async run(request, context) {
    const found = await contentOf('depthCameras', request, context);
    const { fitting, dataMissing, catalogueVersion } = found;
    const url = `${context.origin}/selection/volume?${printVolumeSearch({ task: request.task, drafts: {} })}`;
    const list = found.list.map(({ product, scoreParts: _, ...row }) => ({
      product: namedProduct(product, context),
      ...row,
    }));
    const nearMisses = found.nearMisses.map(({ product, misses }) => ({
      product: namedProduct(product, context),
      misses,
    }));
    const text = [
      `${fitting} 台符合，${dataMissing} 台资料不全（${url}）`,
      ...list.map(
        ({ product, fit, score, checks }, i) =>
          `${i + 1}. ${product.brand} ${product.model}，${Math.round(score)} 分${fit === 'fits' ? '' : `，待确认：${checks.flatMap(({ missing }) => missing).join('、')}`}（${product.url}）`,
      ),
      ...nearMisses.map(
        ({ product, misses }) => `最接近：${product.model}，${misses.map(({ reason }) => reason).join('；')}`,
      ),
    ];
    return {
      content: { fitting, dataMissing, catalogueVersion, list, nearMisses, task: request.task, url },
      text: text.join('\n'),
    };
  },
});
