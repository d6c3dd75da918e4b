import { ArticleHit, calls } from '@shixuan/api';
import { z } from 'zod';
import { articleUri } from '../resources';
import { contentOf, defineTool } from '../tool';

const MOST = 20;

export const findArticles = defineTool({
  name: 'find_articles',
  title: '查找文章',
  description:
    '在技术文档里找：光学、镜头、相机、光源、3D、选型方法。passage 是最相关的一段，全文用资源 resource 读取。',
  request: calls.search.request.pick({ keywords: true, page: true }).extend({
    pageSize: z.number().int().min(1).max(MOST).default(5),
  }),
  content: z.object({
    total: z.number().int().nonnegative(),
    list: z.array(
      ArticleHit.omit({ marks: true }).extend({
        /** URI of the resource with the whole text. */
        resource: z.string(),
      }),
    ),
  }),
  async run(request, context) {
    const { groups } = await contentOf('search', { ...request, kind: 'article', filters: {}, without: [] }, context);
    const group = groups.find(each => each.kind === 'article');
    const list = (group?.hits ?? []).map(({ marks: _, ...hit }) => ({
      ...hit,
      url: context.origin + hit.url,
      resource: articleUri(hit.id),
    }));
    const total = group?.total ?? 0;
    const lines = list.map(({ title, summary, passage, url }) => `${title}：${passage ?? summary}（${url}）`);
    return { content: { total, list }, text: [`找到 ${total} 篇`, ...lines].join('\n') };
  },
});
