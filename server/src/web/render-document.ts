import { type Html, html } from './html';

/** A page that the server writes by itself: no script, one style sheet, not for search engines. @param sheet path, of the operators' pages unless told */
export const renderDocument = (title: string, body: Html, sheet = '/ops/style.css'): string =>
  html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - 视选</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${sheet}">
</head>
<body>
${body}
</body>
</html>
`.text;
