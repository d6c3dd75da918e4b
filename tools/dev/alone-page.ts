import type { Middleware } from './serve';

const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The document at every address that is no file: the remote's router reads the address. */
export const alonePage =
  (title: string): Middleware =>
  (request, response, next) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inHtml(title)}（单独运行）</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/main.css">
</head>
<body><div id="root"></div><script src="/main.js"></script></body>
</html>`);
  };
