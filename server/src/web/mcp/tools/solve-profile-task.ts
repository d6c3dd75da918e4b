import { calls, type ProfileTask, selectionSchemas } from '@shixuan/api';
import { printProfileSearch } from '@shixuan/task-url';
import { z } from 'zod';
import { contentOf, defineTool, type ToolContext } from '../tool';
import { NamedProduct, namedProduct } from './product-parts';

const MOST = 20;

const { ProfilerRow } = selectionSchemas.content;
const { fitting, dataMissing, catalogueVersion } = calls.profiler.content.shape;

/** Address of the selection page of line profilers with a task. */
export const profileUrl = ({ origin }: ToolContext, task: z.output<typeof ProfileTask>): string =>
  `${origin}/selection/vision?${printProfileSearch({ task, drafts: {} })}`;

export const solveProfileTask = defineTool({
  name: 'solve_profile_task',
  title: '解 3D 线激光任务',
  description:
    '给出工件宽、高度变化与精度要求，得到排好序的 3D 线激光轮廓仪，附安装位置与逐项结论。fit 为 data-missing 的一行缺少资料，不能算首选。',
  request: calls.profiler.request.extend({ limit: z.number().int().min(1).max(MOST).default(5) }),
  content: z.object({
    fitting,
    dataMissing,
    catalogueVersion,
    list: z.array(
      z.object({
        product: NamedProduct,
        ...ProfilerRow.pick({ fit: true, score: true, mounting: true, verdicts: true }).shape,
      }),
    ),
    nearMisses: z.array(
      z.object({
        product: NamedProduct,
        misses: calls.profiler.content.shape.nearMisses.element.shape.misses,
      }),
    ),
    /** The selection page with this task. */
    url: z.string(),
  }),
  async run(request, context) {
    const found = await contentOf('profiler', request, context);
    const products = new Map(found.parts.map(({ product }) => [product.id, namedProduct(product, context)]));
    const list = found.list.flatMap(({ profilerId, fit, score, mounting, verdicts }) => {
      const product = products.get(profilerId);
      return product ? { product, fit, score, mounting, verdicts } : [];
    });
    const nearMisses = found.nearMisses.flatMap(({ profilerId, misses }) => {
      const product = products.get(profilerId);
      return product ? { product, misses } : [];
    });
    const url = profileUrl(context, request.task);
    const { fitting, dataMissing, catalogueVersion } = found;
    const text = [
      `${fitting} 台符合，${dataMissing} 台资料不全（${url}）`,
      ...list.map(
        ({ product, fit, score }, i) =>
          `${i + 1}. ${product.brand} ${product.model}，${Math.round(score)} 分${fit === 'fits' ? '' : '，资料不全'}（${product.url}）`,
      ),
      ...nearMisses.map(
        ({ product, misses }) => `最接近：${product.model}，${misses.map(({ reason }) => reason).join('；')}`,
      ),
    ];
    return {
      content: { fitting, dataMissing, catalogueVersion, list, nearMisses, url },
      text: text.join('\n'),
    };
  },
});
