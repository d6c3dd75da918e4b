import { costText } from '@shixuan/optics/describe';
import { costLimits } from '../lexicon/choice-words';
import type { Question, Span } from '../model/readings';
import { sentence } from '../model/sentence';

/** The catalogue has no prices, so that a sum limits nothing; classes of cost do. */
export const askedMoney = (text: string, { start, end }: Span): Question => ({
  spans: [{ start, end }],
  why: sentence(text, [{ start, end }], '目录里没有价格，选型不能按金额算；可以限成本档，¥ 最低，¥¥¥¥¥ 最高'),
  choices: costLimits.map(most => ({ label: `不高于 ${costText(most)}`, text: `成本档不高于 ${'¥'.repeat(most)}` })),
});

/** A fit behind a diameter: its limits stand in a table that the selection does not have. */
export const askedFit = (text: string, { start, end }: Span): Question => ({
  spans: [{ start, end }],
  why: sentence(text, [{ start, end }], '公差代号请换成偏差，如 ±0.01 或 +0.015/0'),
  choices: [],
});
