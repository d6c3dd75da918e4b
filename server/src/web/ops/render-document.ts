import { type Html, html } from '../html';

/** A page of the operators: no script, one style sheet, not for search engines. */
export const renderDocument = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - 视选</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/ops/style.css">
</head>
<body>
${body}
</body>
</html>
`.text;
