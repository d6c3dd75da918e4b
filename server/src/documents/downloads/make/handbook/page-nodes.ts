/** What stands within a line. A string is text. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis' | 'deleted' | 'code' | 'lowered' | 'raised'; inline: Inline[] }
  /** To another article: a place in this book when it is in it. */
  | { kind: 'article'; id: number; inline: Inline[] }
  | { kind: 'link'; url: string; inline: Inline[] }
  | { kind: 'formula'; source: string; tex: string }
  | { kind: 'break' };

export interface TableCell {
  align: 'left' | 'center' | 'right';
  inline: Inline[];
}

/** What stands by itself, as the template sets it. */
export type Block =
  | { kind: 'section'; level: 2 | 3; title: string }
  /** `leads`: it introduces what follows, and stays with it. */
  | { kind: 'paragraph'; leads: boolean; inline: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; head: TableCell[]; rows: TableCell[][] }
  | { kind: 'figure'; number: string; path: string; alt: string; caption: Inline[] }
  | { kind: 'formula'; number: string; source: string; tex: string }
  | { kind: 'worked'; title: Inline[]; formula: Inline[]; numbers: Inline[]; inputs: Inline[][]; source: Inline[] }
  | { kind: 'callout'; tone: 'note' | 'warning'; title: Inline[]; blocks: Block[] }
  | { kind: 'aside' | 'quote'; blocks: Block[] }
  /** What only the site can show: products found now, a helper filled in. */
  | { kind: 'pointer'; where: string; inline: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

/** Where figures are put as files. @returns the path under which the template finds it */
export type KeepFile = (svg: string) => string;
