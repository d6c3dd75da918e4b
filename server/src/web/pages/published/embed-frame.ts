import type { FastifyInstance } from 'fastify';
import type { KeyReader } from '../../../domain/partners/key-reader';
import { type EmbedOrigins, mayEmbed } from '../../../platform/http/embed-origins';
import { escapeHtml } from '../../../platform/text/escape';
import { commonHeaders } from '../policy/security-headers';

/** What the frame's address may say of the widget in it; each becomes its attribute. Where calls go is not among them. */
const attributes = ['mode', 'value', 'preset', 'theme', 'accent', 'texts', 'compare', 'partner'] as const;

/** Styles and pictures are the widget's own; nothing of the page is written into it but scripts of the site. */
const policy = (imageHost: string, origins: EmbedOrigins) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `img-src 'self' data:${imageHost && ` ${new URL(imageHost).origin}`}`,
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // The script's policy for its own files, and that of the preview's worker.
    'trusted-types shixuan-selection selection-preview',
    `frame-ancestors ${origins === '*' ? '*' : ["'self'", ...origins].join(' ')}`,
  ].join('; ');

export interface EmbedFrameOptions {
  imageHost: string;
  /** Pages that may hold it. */
  origins: EmbedOrigins;
  /** Whose a partner's key is; without it no key narrows who may hold the frame. */
  ownerOf?: KeyReader | undefined;
}

/** A page with nothing but the widget, for pages that cannot run scripts of others: they hold it in an `iframe`. */
export function registerEmbedFrame(app: FastifyInstance, { imageHost, origins, ownerOf }: EmbedFrameOptions): void {
  const headers = { ...commonHeaders, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };

  // Calls come from the site's own origin here: that the page around is the partner's, the browser sees to.
  async function holdersOf(key: string | null): Promise<EmbedOrigins> {
    // Where it cannot be told, the calls are refused, and the widget says so.
    const owner = key && ownerOf ? await ownerOf(key).catch(() => null) : null;
    if (!owner || owner.origins.length === 0) return origins;
    return owner.origins.filter(origin => mayEmbed(origins, origin));
  }

  app.get('/embed/v1/frame', async (request, reply) => {
    const asked = new URLSearchParams(request.url.split('?')[1]);
    const written = attributes.flatMap(name => {
      const value = asked.get(name);
      return value === null ? [] : [` ${name}="${escapeHtml(value)}"`];
    });
    return reply
      .headers({ ...headers, 'content-security-policy': policy(imageHost, await holdersOf(asked.get('partner'))) })
      .type('text/html; charset=utf-8')
      .send(`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>选型助手 - 视选</title>
<script async src="/embed/v1/selection.js"></script>
<script defer src="/embed/v1/frame.js"></script>
</head>
<body>
<shixuan-selection${written.join('')}><a href="/selection/vision" target="_blank">在视选网站上选型</a></shixuan-selection>
</body>
</html>
`);
  });
}
