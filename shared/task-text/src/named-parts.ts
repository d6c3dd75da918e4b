import type { FigureSlotId } from './slots';
import type { Token } from './tokens';

/** The name of a part in Chinese, of which the lexicon knows no more than that it is one. */
const NAME = /^[\u4e00-\u9fff]{2,8}$/;

/** Words that demand something of the system or of its place, and what belongs to the system: never taken for the name of a part. */
const DEMAND =
  /^带|[防耐抗不无非须需要可能高低快慢强弱轻真恒水进国产免符认]|支持|配|兼容|编码|控制|触发|软件|算法|电源|供电|通[讯信]|网|卡|输出|信号|数据|系统|存储|[型级性度率式]$/;

/** What is done with a part, before its name: 检查齿轮泵, 拆垛纸箱, 测车门与翼子板之间的间隙. */
const DONE = /(?:检[测查验出]|测量|测|查看?|看|识别|读取?|拍摄?|抓取|[拆卸]垛|分拣)[\u4e00-\u9fff]{0,12}$/;

/** What is said of a part behind its name: 纺织布幅宽 1.8 m, 注射器印刷. A field of view is of the system. */
const saysOfPart: ReadonlySet<string> = new Set([
  ...(['width', 'height', 'length', 'diameter', 'feature', 'tolerance'] as const),
  ...(['heightVariation', 'repeatabilityUm', 'resolutionUm', 'heightErrorUm'] as const),
] satisfies FigureSlotId[]);

const isEnd = (token: Token | undefined): boolean => token === undefined || token.kind === 'separator';

const isName = (text: string): boolean => NAME.test(text) && !DEMAND.test(text);

/** Two or three sides together, or a diameter, are the size of what is named before them: 冰箱门板 1800 × 900 mm. */
const isSize = (token: Token | undefined): boolean =>
  token?.kind === 'amount' && (token.isDiameter || token.shape === 'product');

/**
 * Unknown names whose place says that they are of the part: with its size or defect behind them, or with what is done to it before
 * them and nothing else that is unknown up to the end of the clause. They demand nothing that a maker could confirm.
 */
export function withNamedParts(text: string, tokens: readonly Token[]): Token[] {
  const isUnknownName = ({ kind, start, end }: Token) => kind === 'strange' && isName(text.slice(start, end));
  /** 车门与翼子板之间的间隙: known nouns, other names and what ties them go on with a name. */
  const goesOn = (token: Token) => token.kind === 'filler' || token.kind === 'noun' || isUnknownName(token);
  return tokens.map((token, at): Token => {
    if (!isUnknownName(token)) return token;
    const behind = tokens.slice(at + 1).find(each => !goesOn(each));
    const isNamed =
      isSize(behind) ||
      (behind?.kind === 'field'
        ? saysOfPart.has(behind.word.slot)
        : behind?.kind === 'choice' && behind.word.slot === 'content');
    const isDone = DONE.test(text.slice(0, token.start).trimEnd()) && isEnd(behind);
    return isNamed || isDone ? { kind: 'filler', start: token.start, end: token.end } : token;
  });
}
