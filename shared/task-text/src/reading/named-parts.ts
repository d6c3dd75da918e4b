import type { FigureSlotId } from '../model/slots';
import type { Token } from '../tokens/tokens';

/** The name of a part in Chinese, of which the lexicon knows no more than that it is one. */
const NAME = /^[\u4e00-\u9fff]{2,8}$/;

/** Words that demand something of the system or of its place, and what belongs to the system: never taken for the name of a part. */
const DEMAND =
  /^带|[防耐抗不无非须需要可能高低快慢强弱轻真恒水进国产免符认]|支持|配|兼容|编码|控制|触发|软件|算法|电源|供电|通[讯信]|网|卡|输出|信号|数据|系统|存储|[型级性度率式]$/;

/** What is done with a part, before its name: 检查齿轮泵, 拆垛纸箱, 测车门与翼子板之间的间隙. At most `DONE_LENGTH` characters. */
const DONE = /(?:检[测查验出]|测量|测|查看?|看|识别|读取?|拍摄?|抓取|[拆卸]垛|分拣)[\u4e00-\u9fff]{0,12}$/;
const DONE_LENGTH = 14;

/** What is done with a part, or looked at in it. */
const TO_DO =
  '检[测查验]|测量|识别|读[取码]|定位|计数|引导|抓取|跟踪|寻位|分[拣选]|色选|[拆码]垛|尺寸|外观|缺陷|瑕疵|缺[失件粒]|[漏错]装|脱落|断裂|错位|偏移|磨[耗损]|厚度|高度|宽度|[直外内]径|轮廓|间隙|面差|inspection|measurement|detection|alignment|sorting|counting|tracking|picking|gauging|verification';

/** The end of a clause that says no more than the kind of task: 泡罩缺粒检测, 汽车密封圈尺寸. */
const ENDS_WITH_TASK = new RegExp(`(?:${TO_DO})(?:的?(?:项目|任务|需求|系统|方案|设备|工位))?$`, 'i');
/** The beginning of one: 检测手机后盖玻璃崩边. */
const BEGINS_WITH_TASK = new RegExp(`^(?:我[们司厂]?)?(?:需?要)?(?:在线)?(?:${TO_DO}|测|inspect|measure|detect)`, 'i');

/** What a clause asks for beside its kind of task: 防错检测, 高速识别. A name may hold many of the signs of `DEMAND`. */
const DEMAND_OF_TASK =
  /[防耐抗免不]|无需|必须|支持|兼容|符合|认证|编码|控制|触发|软件|算法|电源|供电|通[讯信]|网[口络线]|信号|数据|存储|进口|国产|真空|恒温|[高快]速|高精度|实时|热像|热成像|测温|高光谱|太赫兹|超声|涡流|x ?光|x ?射线|x-?ray|thermal|(?:^|相机|镜头|光源|[需要并且还可能])带|need|must|require|support|compatible|certified|waterproof|sdk|atex/i;

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

/** For each token the place of the last one before it that says something; -1 where none does. */
function saidBefore(tokens: readonly Token[]): number[] {
  let last = -1;
  return tokens.map(({ kind }, at) => {
    const before = last;
    if (kind !== 'filler') last = at;
    return before;
  });
}

/** 看清 0.2 mm 翻折: the smallest thing to be seen, by its figure, stands at this place. */
const isSmallest = (tokens: readonly Token[], figureAt: number, said: readonly number[]): boolean => {
  const word = tokens[said[figureAt] ?? -1];
  return tokens[figureAt]?.kind === 'amount' && word?.kind === 'field' && word.word.slot === 'feature';
};

/** For each token the place of the next one behind it that does not go on; the number of tokens where all behind it do. */
function endsOf(tokens: readonly Token[], goesOn: (token: Token) => boolean): number[] {
  const ends: number[] = [];
  let end = tokens.length;
  for (let at = tokens.length - 1; at >= 0; at--) {
    ends[at] = end;
    const token = tokens[at];
    if (token && !goesOn(token)) end = at;
  }
  return ends;
}

/** The tokens between separators. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'separator') clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}

/**
 * Whether a clause says the kind of task and of what part, without a figure and without a demand: 极耳翻折检测, 无序抓取曲轴. Whatever else
 * it names is the part, or what may be wrong with it.
 */
function isTask(text: string, clause: readonly Token[]): boolean {
  const said = text.slice(clause[0]?.start, clause.at(-1)?.end).trim();
  const isKind = (token: Token) =>
    token.kind === 'choice' && (token.word.slot === 'mode' || token.word.slot === 'content');
  return (
    (ENDS_WITH_TASK.test(said) || BEGINS_WITH_TASK.test(said) || clause.some(isKind)) &&
    !DEMAND_OF_TASK.test(said) &&
    clause.every(
      ({ kind, start, end }) =>
        kind !== 'amount' &&
        kind !== 'refused' &&
        // A figure is never taken for a part of a name.
        (kind !== 'strange' || !/\p{N}/u.test(text.slice(start, end))),
    )
  );
}

/**
 * Unknown names whose place says that they are of the part: with its size or defect behind them, with what is done to it before
 * them and nothing else that is unknown up to the end of the clause, in a clause that says no more than the task, or behind the figure of
 * what has to be seen. They demand nothing that a maker could confirm.
 */
export function withNamedParts(text: string, tokens: readonly Token[]): Token[] {
  const isUnknownName = ({ kind, start, end }: Token) => kind === 'strange' && isName(text.slice(start, end));
  /** 车门与翼子板之间的间隙: known nouns, other names and what ties them go on with a name. */
  const goesOn = (token: Token) => token.kind === 'filler' || token.kind === 'noun' || isUnknownName(token);
  const ofTask = new Set(
    clausesOf(tokens)
      .filter(clause => isTask(text, clause))
      .flat(),
  );
  const ends = endsOf(tokens, goesOn);
  const said = saidBefore(tokens);
  return tokens.map((token, at): Token => {
    if (token.kind === 'strange' && ofTask.has(token)) return { kind: 'filler', start: token.start, end: token.end };
    if (!isUnknownName(token)) return token;
    const behind = tokens[ends[at] ?? tokens.length];
    const isNamed =
      isSize(behind) ||
      (behind?.kind === 'field'
        ? saysOfPart.has(behind.word.slot)
        : behind?.kind === 'choice' && behind.word.slot === 'content');
    const isDone =
      isEnd(behind) &&
      (DONE.test(text.slice(0, token.start).trimEnd().slice(-DONE_LENGTH)) || isSmallest(tokens, said[at] ?? -1, said));
    return isNamed || isDone ? { kind: 'filler', start: token.start, end: token.end } : token;
  });
}
