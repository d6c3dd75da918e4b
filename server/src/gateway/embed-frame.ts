import type { FastifyInstance } from 'fastify';
import type { EmbedOrigins } from '../http/embed-origins';
import { escapeHtml } from './escape';
import { commonHeaders } from './security-headers';

/** What the frame's address may say of the widget in it; each becomes its attribute. Where calls go is not among them. */
const attributes = ['mode', 'value', 'preset', 'theme', 'accent', 'texts', 'compare'] as const;

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
    `frame-ancestors ${origins === '*' ? '*' : ["'self'", ...origins].join(' ')}`,
  ].join('; ');

/** A page with nothing but the widget, for pages that cannot run scripts of others: they hold it in an `iframe`. */
export function registerEmbedFrame(app: FastifyInstance, imageHost: string, origins: EmbedOrigins): void {
  const headers = {
    ...commonHeaders,
    'content-security-policy': policy(imageHost, origins),
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  };
  app.get('/embed/v1/frame', async (request, reply) => {
    const asked = new URLSearchParams(request.url.split('?')[1]);
    const written = attributes.flatMap(name => {
      const value = asked.get(name);
      return value === null ? [] : [` ${name}="${escapeHtml(value)}"`];
    });
    return reply
      .headers(headers)
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
