import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';

/** A4 in points, with the edges that printers keep free and a foot for the page's number. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 44, bottom: 785 };
export const colours = { ink: '#1d2129', secondary: '#4e5969', hint: '#6b7785', line: '#e5e6eb', accent: '#165dff' };

const file = readFileSync(join(import.meta.dirname, '../../../fonts/noto-sans-sc.ttf'));
const face = fontkit.create(file);
const covers = (sign: string) => 'hasGlyphForCodePoint' in face && face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

/** Raised and lowered figures that the font lacks, on the line: `10⁻⁶` as `10^-6`, `J₁` as `J1`. */
const plainIndices = (text: string): string =>
  text
    .replaceAll(/[⁰¹²³⁴-⁹⁻]+/g, raised => ([...raised].every(covers) ? raised : `^${plain(raised)}`))
    .replaceAll(/[₀-₉]/g, lowered => (covers(lowered) ? lowered : plain(lowered)));
const plain = (index: string) => index.normalize('NFKC').replaceAll('\u2212', '-');

/**
 * Text as the font can set it: ⌀ as the letter that is printed for it, any space as a plain one; what it lacks is 〓, the
 * printer's sign for a missing character.
 */
export const settable = (text: string): string =>
  [
    ...plainIndices(text)
      .replaceAll('⌀', 'Ø')
      .replaceAll(/\p{C}+|(?!\u3000)\p{Zs}/gu, ' '),
  ]
    .map(sign => (covers(sign) ? sign : '〓'))
    .join('');

export type Paper = InstanceType<typeof PDFDocument>;

export interface PaperInfo {
  title: string;
  subject: string;
  /** ISO 8601. */
  updatedAt: string;
  /** Upright unless told; `page` is about upright sheets. */
  layout?: 'portrait' | 'landscape';
}

/** An empty document with the font in place; nothing in it depends on when it is made. */
export function openPaper({ title, subject, updatedAt, layout = 'portrait' }: PaperInfo): Paper {
  const paper = new PDFDocument({
    size: 'A4',
    layout,
    margins: { left: page.left, right: page.width - page.right, top: page.top, bottom: 0 },
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    // The built-in fonts know no Chinese; without this one of them would be loaded for nothing.
    font: '',
    info: {
      Title: settable(title),
      Subject: settable(subject),
      Author: '视选',
      Creator: '视选',
      Producer: '视选',
      CreationDate: new Date(updatedAt),
    },
  });
  paper.registerFont('text', file).font('text');
  return paper;
}

/** The bytes of a document; listens from now, and is done after its `end()`. */
export function closedPaper(paper: Paper): Promise<Buffer> {
  const pieces: Buffer[] = [];
  paper.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve, reject) => {
    paper.on('end', () => resolve(Buffer.concat(pieces)));
    paper.on('error', reject);
  });
}

export interface LineOptions {
  size?: number;
  colour?: string;
  /** The one weight of the font, made heavier by its outline. */
  heavy?: boolean;
  width?: number;
  align?: 'left' | 'right';
  link?: string;
}

/** Sets text at a place, wrapped to the width. @returns its height in points */
export function setText(paper: Paper, text: string, x: number, y: number, options: LineOptions = {}): number {
  const { size = 9, colour = colours.ink, heavy = false, width = page.right - x, align = 'left', link } = options;
  const content = settable(text);
  paper
    .fontSize(size)
    .fillColor(colour)
    .strokeColor(colour)
    .lineWidth(size / 40);
  paper.text(content, x, y, { width, align, fill: true, stroke: heavy, lineGap: 0, link: link ?? null });
  return paper.heightOfString(content, { width });
}

export function heightOf(paper: Paper, text: string, width: number, size = 9): number {
  return paper.fontSize(size).heightOfString(settable(text), { width });
}

export function rule(paper: Paper, x: number, y: number, width: number, colour = colours.line): void {
  paper
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke();
}
