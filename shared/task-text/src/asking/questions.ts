import { type Amount, sensorPixels } from '../figures/amount';
import type { ChoiceWord } from '../lexicon/choice-words';
import type { FieldWord } from '../lexicon/field-words';
import { hasSlot, leadsTo, notOfKind } from '../model/kind-slots';
import type { Question, Span, TaskKind } from '../model/readings';
import { sentence, words } from '../model/sentence';
import { type FigureSlotId, figureSlots, suits } from '../model/slots';
import { askedProblem, unitsOf } from './asked-problems';

/** A field as a question names it. */
type Name = readonly [label: string, slot: FigureSlotId];

/** Words that could stand before a length, by the kind of task. */
const ofLength: { readonly [K in TaskKind]: readonly Name[] } = {
  imaging: [
    ['视野宽', 'width'],
    ['直径', 'diameter'],
    ['工作距离', 'wd'],
    ['最小缺陷', 'feature'],
    ['公差带', 'tolerance'],
    ['高度差', 'heightVariation'],
  ],
  profile: [
    ['工件宽', 'width'],
    ['高度差', 'heightVariation'],
    ['安装净空', 'standOff'],
    ['点间距', 'pointSpacing'],
  ],
  volume: [
    ['料区宽', 'width'],
    ['堆高', 'pileHeight'],
    ['安装距离', 'wd'],
    ['点间距', 'pointSpacing'],
  ],
};

const sizes: ReadonlySet<string> = new Set(
  Object.values(ofLength).flatMap(each =>
    each.flatMap(([label, slot]) => (slot === 'width' || slot === 'diameter' ? [label] : [])),
  ),
);

/** The question without the sizes among its choices: the line says the size already. */
export const withoutWidth = ({ choices, ...question }: Question): Question => ({
  ...question,
  choices: choices.filter(({ label }) => !sizes.has(label)),
});

/** What 精度 may mean, by the kind of task. */
const ofAccuracy: { readonly [K in TaskKind]: readonly Name[] } = {
  imaging: [
    ['公差带', 'tolerance'],
    ['最小缺陷', 'feature'],
    ['单像素精度', 'objectPixel'],
  ],
  profile: [
    ['Z 向重复精度', 'repeatabilityUm'],
    ['Z 向误差', 'heightErrorUm'],
    ['Z 向分辨率', 'resolutionUm'],
    ['X 点间距', 'pointSpacing'],
  ],
  volume: [
    ['Z 向误差', 'heightErrorUm'],
    ['点间距', 'pointSpacing'],
  ],
};

const ofTime: readonly Name[] = [
  ['节拍', 'rate'],
  ['曝光', 'exposureUs'],
];
const ofPixels: readonly Name[] = [
  ['每个缺陷', 'pixelsPerFeature'],
  ['拖影', 'blur'],
];
/** The names of those that a task of the kind has. */
const namesIn = (kind: TaskKind, names: readonly Name[]): string[] =>
  names.flatMap(([label, slot]) => (hasSlot(kind, slot) ? [label] : []));

/** 20~40 is no tolerance: only what takes such an amount is offered. */
const namesOf = (amount: Amount, page: TaskKind): string[] =>
  ofLength[page].flatMap(([label, slot]) => (suits(slot, amount) ? [label] : []));

/** A figure that no word explains. */
export function askedAmount(text: string, amount: Amount, page: TaskKind): Question {
  const spans = [{ start: amount.start, end: amount.end }];
  const typed = words(text, spans);
  if (amount.problem) return askedProblem(text, spans, amount, null);
  if (amount.isNm && amount.shape === 'range') return askedBand(text, amount);
  if (amount.shape === 'about') return askedAbout(text, amount);
  const before = (names: readonly string[]) => names.map(label => ({ label, text: `${label} ${typed}` }));
  if (amount.dimension === 'length' || (amount.dimension === 'bare' && amount.shape !== 'product'))
    return askedLength(text, amount, page);
  if (amount.dimension === 'bare') {
    const choices = [{ label: '视野（mm）', text: `视野 ${typed}` }];
    return { spans, why: sentence(text, spans, '没有写单位，是视野吗？'), choices };
  }
  const times = namesIn(page, ofTime);
  if (amount.dimension === 'time' && times.length > 0)
    return { spans, why: sentence(text, spans, '是什么的时间？'), choices: before(times) };
  const counts = namesIn(page, ofPixels);
  if (amount.dimension === 'pixels' && amount.shape === 'single' && counts.length > 0)
    return { spans, why: sentence(text, spans, '是什么的像素数？'), choices: before(counts) };
  if (amount.dimension === 'percent')
    return {
      spans,
      why: sentence(text, spans, '是什么的百分比？'),
      choices: before(/率\s*[:：]?\s*$/.test(text.slice(0, amount.start)) ? [] : ['留边']),
    };
  const isSensor = amount.dimension === 'pixels' && amount.shape === 'product';
  return { spans, why: sentence(text, spans, isSensor ? sensorPixels : '任务里没有这样的量'), choices: [] };
}

/** 900-1700 nm: light of one wavelength is chosen for, and lamps are made with a few. */
function askedBand(text: string, { start, end, figures }: Amount): Question {
  const spans = [{ start, end }];
  const [low = 0, high = low] = figures.map(mm => mm * NM_PER_MM).toSorted((a, b) => a - b);
  const nm = lampsNm.filter(each => each >= low && each <= high);
  const choices = nm.map(each => ({ label: `${each} nm`, text: `波长 ${each} nm` }));
  return { spans, why: sentence(text, spans, '选型按一个波长算，请写一个'), choices };
}
const NM_PER_MM = 1e6;
const lampsNm = [365, 385, 395, 465, 525, 630, 850, 940, 1050, 1200, 1300, 1450, 1550];

/** Distances by the kind of task, for 距离 without more. */
const ofDistance: { readonly [K in TaskKind]: readonly Name[] } = {
  imaging: [
    ['工作距离', 'wd'],
    ['物像距', 'oo'],
  ],
  profile: [['安装净空', 'standOff']],
  volume: [['安装距离', 'wd']],
};
const BARE_DISTANCE = /(?:^|[\s,，;；。、：:])(?:距离|distance)[\s:：=为是]*$/i;

/** 400 mm, and 距离 400 mm, of which a size of the part cannot be meant. */
function askedLength(text: string, amount: Amount, page: TaskKind): Question {
  const typed = text.slice(amount.start, amount.end);
  const distance = BARE_DISTANCE.exec(text.slice(0, amount.start))?.[0].replace(/^[\s,，;；。、：:]/, '') ?? '';
  const spans = [{ start: amount.start - distance.length, end: amount.end }];
  const names = distance
    ? ofDistance[page].flatMap(([label, slot]) => (suits(slot, amount) ? [label] : []))
    : namesOf(amount, page);
  const why = sentence(text, spans, distance ? '是哪里到哪里的距离？' : '是什么的尺寸？');
  return { spans, why, choices: names.map(label => ({ label, text: `${label} ${typed}` })) };
}

/** Wavelengths that lights are usually made with, nm, by the word for their band. */
const usualWavelengths: readonly { word: RegExp; nm: readonly number[] }[] = [
  { word: /^el|电致|electrol/i, nm: [1150] },
  { word: /短波红外|swir/i, nm: [1050, 1200, 1300, 1450, 1550] },
  { word: /紫外|uv|激发|excitation/i, nm: [365, 385, 395] },
];
const wavelengthsOf = (word: string): readonly number[] =>
  usualWavelengths.find(each => each.word.test(word))?.nm ?? [365, 465, 525, 630, 850];

/** What is measured across the laser line. */
const ACROSS = /间隙|缝隙|缝宽|[槽线胶孔焊]宽|孔径|宽度|gap|width/i;

/** A word without a figure, or with one that does not suit it. */
export function askedWord(text: string, word: Span & { word: FieldWord }, page: TaskKind, amount?: Amount): Question {
  const { slot } = word.word;
  const spans = [word, ...(amount ? [amount] : [])]
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start);
  const name = words(text, [word]);
  const ask = (what: string, choices: Question['choices'] = []): Question => ({
    spans,
    why: sentence(text, spans, what),
    choices,
  });
  if (word.word.inHeight && page === 'imaging') return ask(notOfKind(page, 'Z 向精度'));
  const isFigure = slot !== 'accuracy' && slot !== 'magnification' && slot !== 'noField';
  if (isFigure && !leadsTo(page, slot)) return ask(notOfKind(page, figureSlots[slot].label));
  if (word.word.ofBead && page === 'imaging' && amount) {
    const typed = words(text, [amount]);
    return ask('这是胶条或焊缝的截面，不是视野', [
      { label: `${name}（3D 线激光）`, text: `${name} ${typed}，3D 线激光` },
      { label: '视野宽', text: `视野宽 ${typed}` },
    ]);
  }
  if (slot === 'magnification') return ask('倍率和焦距由视野、靶面与工作距离得出，请写视野与工作距离');
  if (slot === 'noField') {
    const isHeight = amount && !amount.problem && suits('heightVariation', amount);
    const maybeHeight = isHeight && (word.word.maybeHeight || page === 'profile');
    return ask(word.word.why ?? '', maybeHeight ? [{ label: '高度差', text: `高度差 ${words(text, [amount])}` }] : []);
  }
  if (!amount && (slot === 'wavelengthNm' || slot === 'excitationNm')) {
    const { label } = figureSlots[slot];
    const choices = wavelengthsOf(name).map(nm => ({ label: `${nm} nm`, text: `${label} ${nm} nm` }));
    return ask(`没有写${label}是多少`, choices);
  }
  if (!amount) return ask(`没有写${slot === 'accuracy' ? '精度' : figureSlots[slot].label}是多少`);
  const typed = words(text, [amount]);
  if (amount.problem) return askedProblem(text, spans, amount, slot);
  const isSensor = slot === 'objectPixel' && amount.shape === 'product' && amount.dimension !== 'length';
  if (isSensor) return ask(sensorPixels);
  if (slot === 'accuracy') {
    // The edges of a gap are found across the laser line, to one point each; the height says nothing of them.
    const names = ofAccuracy[page].filter(([, of]) => of !== 'pointSpacing' || page !== 'profile' || ACROSS.test(text));
    const isLength = amount.dimension === 'length' || amount.dimension === 'bare';
    const choices = (isLength ? names : []).map(([meant, of]) => {
      const unit = amount.dimension === 'bare' && !figureSlots[of].bare ? ' mm' : '';
      // Whether a band is meant from end to end or as ± of it has to be seen before it is chosen.
      const label = of === 'tolerance' ? figureSlots[of].label : meant;
      return { label, text: `${meant} ${typed}${unit}` };
    });
    return ask(`精度有${'两三四'[names.length - 2] ?? '几'}种意思，指哪一种？`, choices);
  }
  if (amount.shape === 'about') return askedAbout(text, amount, word);
  if (slot === 'feature' && amount.shape === 'product' && amount.dimension === 'length') {
    // 缺陷 0.2 × 0.3 mm: its smaller side is what has to be seen.
    const [least = 0] = amount.figures.toSorted((a, b) => a - b);
    return ask('缺陷要看清的是短边吗？', [
      { label: `最小缺陷 ${least} mm`, text: `最小缺陷 ${least} mm` },
      { label: '视野', text: `视野 ${typed}` },
    ]);
  }
  if (slot === 'field' && amount.shape === 'single' && ['length', 'bare'].includes(amount.dimension)) {
    return ask('只写了一边', [
      { label: '正方形', text: `视野 ${typed} × ${typed}` },
      { label: '视野宽', text: `视野宽 ${typed}` },
    ]);
  }
  if (amount.dimension === 'bare' && !figureSlots[slot].bare) {
    return ask(
      '没有写单位',
      unitsOf(slot).map(unit => ({ label: unit, text: `${name} ${typed} ${unit}` })),
    );
  }
  return ask(`这样的数不能作${figureSlots[slot].label}`);
}

/** Where a kind of choice has two values, the one that is left when the other is refused. */
const others: readonly { slot: ChoiceWord['slot']; values: readonly [value: string, word: string][] }[] = [
  {
    slot: 'colour',
    values: [
      ['mono', '黑白'],
      ['color', '彩色'],
    ],
  },
  {
    slot: 'shutter',
    values: [
      ['global', '全局快门'],
      ['rolling', '卷帘快门'],
    ],
  },
];

/** A choice that is not wanted: the visitor says what is. */
export function askedRefused(text: string, token: Span & { word: ChoiceWord }, kind: TaskKind): Question {
  const spans = [{ start: token.start, end: token.end }];
  const { slot, value } = token.word;
  const left = others.find(each => each.slot === slot)?.values.filter(([each]) => each !== value) ?? [];
  return {
    spans,
    why: sentence(text, spans, '这是不要的，请写要什么；不写就不限'),
    choices: hasSlot(kind, slot) ? left.map(([, word]) => ({ label: word, text: word })) : [],
  };
}

/** A size between two figures: `1200 mm 宽 0.2 mm`. */
export function askedWhich(text: string, word: Span, [before, after]: readonly [Amount, Amount]): Question {
  const spans = [before, word, after].map(({ start, end }) => ({ start, end }));
  const [first, name, last] = spans.map(span => words(text, [span]));
  return {
    spans,
    why: sentence(text, spans, `${name}是前面的数还是后面的数？`),
    choices: [
      { label: `${name} ${first}`, text: `${name} ${first}，${last}` },
      { label: `${name} ${last}`, text: `${first}，${name} ${last}` },
    ],
  };
}

const ROUGHLY = /\s*(?:大?约|大概|大致|差不多|左右|上下|about|approx\.?|around)\s*/gi;

/** `300 左右`: the visitor says how much. */
function askedAbout(text: string, amount: Amount, word?: Span & { word: FieldWord }): Question {
  const spans = [amount, ...(word ? [word] : [])]
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start);
  const why = sentence(text, spans, '左右是多少？请写范围');
  const before = word ? `${words(text, [word])} ` : '';
  const { figures, dimension } = amount;
  const [value = 0] = figures;
  if (figures.length > 1 || (dimension !== 'length' && dimension !== 'bare')) {
    const exact = words(text, [amount]).replaceAll(ROUGHLY, '');
    return { spans, why, choices: [{ label: `正好 ${exact}`, text: `${before}${exact}` }] };
  }
  const round = (figure: number) => String(Number(figure.toPrecision(6)));
  const exact = { label: `正好 ${round(value)} mm`, text: `${before}${round(value)} mm` };
  const range = { label: '±10 %', text: `${before}${round(0.9 * value)}~${round(1.1 * value)} mm` };
  // Of sizes and defects a range says no more than one of its ends; what is a distance is read as one.
  return { spans, why, choices: word ? [exact] : [exact, range] };
}
