import type { FastifyInstance } from 'fastify';
import { chinaTime } from '../../../platform/china-time';
import { escapeHtml } from '../../../platform/text/escape';
import { commonHeaders } from '../policy/security-headers';
import type { PagePreview } from '../versions/page-previews';

const STYLE_PATH = '/site/preview.css';

/** One set of colours for light and dark pages, so that the bar is never taken for a part of the page. */
const style = `.site-preview {
  position: fixed; z-index: 2000; left: 16px; bottom: 16px; max-width: calc(100vw - 32px); box-sizing: border-box;
  display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; padding: 8px 16px; border-radius: 4px;
  border: 1px solid #ffffff; background: #0b3d91; color: #ffffff; font: 14px/1.6 "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif;
}
.site-preview.refused { background: #7a3e00; }
.site-preview b { font-weight: 600; overflow-wrap: anywhere; }
.site-preview a:is(:link, :visited, :hover, :active) { color: inherit; text-decoration: underline; white-space: nowrap; padding: 4px 0; }
.site-preview a:focus-visible { outline: 2px solid #ffffff; outline-offset: 2px; }
@media print { .site-preview { display: none; } }
`;

/** Why it is the live version, and what to do. */
const reasons: Readonly<Record<(PagePreview & { kind: 'refused' })['reason'], string>> = {
  unknown: '预览链接无效',
  expired: '预览链接已过期',
  revoked: '预览链接已被撤销',
  unavailable: '暂时无法核对预览链接',
  missing: '预览的版本已被清理，或未通过完整性校验',
};

/** What a page with a preview has in its head. */
export const previewHead = `<link rel="stylesheet" href="${STYLE_PATH}">`;

/**
 * The bar at the page's edge. It is no part of the shell: it leads out of a preview in which nothing else works. Its links
 * name a target, because the shell follows all others within the page.
 */
export function previewBar(preview: PagePreview): string {
  if (preview.kind === 'refused') {
    return `<aside class="site-preview refused" aria-label="预览"><span>${reasons[preview.reason]}，显示的是线上版本。${preview.reason === 'unavailable' ? '请稍后刷新。' : '请向发布者要新的链接。'}</span> <a href="?preview=leave" target="_top">关闭提示</a></aside>`;
  }
  const { remote, version, expiresAt } = preview.preview;
  return `<aside class="site-preview" aria-label="预览"><span>预览：<b>${escapeHtml(`${remote} ${version}`)}</b>，链接有效至 ${chinaTime(expiresAt)}</span> <a href="?preview=leave" target="_top">离开预览</a></aside>`;
}

/** Serves the bar's style sheet: the policy of pages lets in no other style. */
export function registerPreviewStyle(app: FastifyInstance): void {
  app.get(STYLE_PATH, async (_, reply) =>
    reply
      .headers({ ...commonHeaders, 'cache-control': 'public, max-age=300' })
      .type('text/css; charset=utf-8')
      .send(style),
  );
}
