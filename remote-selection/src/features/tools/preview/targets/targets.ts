import { drawBars } from './bars';
import { drawCode } from './code';
import { drawEdge } from './edge';
import type { Target } from './target';
import { drawText } from './text';

export type TargetId = 'bars' | 'edge' | 'code' | 'text';

/** What the visitor can look at; `feature` is what the width of its finest part is called. */
export const targets: readonly { id: TargetId; label: string; feature: string; draw: () => Target }[] = [
  { id: 'bars', label: '线对', feature: '线宽', draw: drawBars },
  { id: 'edge', label: '斜边', feature: '线宽', draw: drawEdge },
  { id: 'code', label: '二维码靶', feature: '模块', draw: drawCode },
  { id: 'text', label: '字符靶', feature: '笔画', draw: drawText },
];
