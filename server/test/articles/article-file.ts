import type { ArticleFile } from '../../src/domain/articles/render/article-source';

/** A drawing that is in order, with one arrow. */
export const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240" role="img">
<title>物距与像距</title>
<defs><marker id="a" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path class="solid" d="M0 2 10 5 0 8z"/></marker></defs>
<line class="ray" x1="40" y1="120" x2="600" y2="120" marker-end="url(#a)"/>
<text class="label" x="320" y="100" text-anchor="middle">f &amp; a</text>
</svg>
`;

/** Fields of the front matter as YAML texts; undefined leaves one out. */
export type Fields = Readonly<Record<string, string | undefined>>;

const usual: Fields = {
  id: '1',
  title: '焦距与工作距离',
  summary: '用薄透镜公式由视野和工作距离算出焦距，并说明近场时为什么要加一项修正。',
  category: 'optics',
  tags: '[焦距, 视野]',
  published: '2026-11-20',
  updated: '2026-11-21',
};

export const usualBody = `开头一段，说明要算什么。

## 薄透镜公式

焦距 $f$ 与物距、像距的关系：

$$
\\frac{1}{f} = \\frac{1}{a} + \\frac{1}{b}
$$

::worked[物方单像素精度]{formula=objectPixel fieldOfViewMm=60 pixels=2448 result=0.0245}
`;

/** The text of an article's file. */
export function articleText(body: string = usualBody, fields: Fields = {}): string {
  const matter = Object.entries({ ...usual, ...fields }).filter(([, value]) => value !== undefined);
  return `---\n${matter.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n\n${body}`;
}

/** How many lines stand before the body. */
export const linesBefore = (fields: Fields = {}): number => articleText('', fields).split('\n').length - 1;

export const articleFile = (
  content: string | Uint8Array = articleText(),
  name = 'focal-length.md',
  figures: Readonly<Record<string, string>> = { 'thin-lens.svg': svg },
): ArticleFile => ({
  name,
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  readFigure: figure => {
    const text = Object.hasOwn(figures, figure) ? figures[figure] : undefined;
    return text === undefined ? undefined : new TextEncoder().encode(text);
  },
});
