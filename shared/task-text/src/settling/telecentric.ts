import { requirementsOf } from '@shixuan/optics/model';
import { pixelsForObjectPixel } from '@shixuan/optics/physics';
import { imagingCrossings } from '@shixuan/optics/solve';
import { neutralState } from '@shixuan/task-url';
import { shapeWord } from '../lexicon/shapes';
import { applyToSelection } from '../model/apply';
import type { Choice, Question, Reading, SlotId, Span } from '../model/readings';
import { foldText } from '../text/fold';

/** Readings that follow from the others, and the offer that says why and takes them back. */
interface Followed {
  readings: Reading[];
  offer: Question;
}

const sizes: ReadonlySet<SlotId> = new Set(['width', 'length', 'height', 'diameter']);

/** Words for the outline, where the line writes its sizes as those of a field of view. */
const OUTLINE = /外形|轮廓|尺寸|圆度|圆柱度|直线度|齿|螺纹|outline|contour|roundness|straightness/;
/** Where a part is, or what stands on its surface: a back light shows neither. */
const NOT_OUTLINE =
  /定位|对位|位置|引导|纠偏|贴合|偏[移位]|印刷|丝印|字符|焊[盘点]|线[路宽]|标签|[维条]码|position|alignment|print/;
/** A back light does not shine through. */
const BLOCKED = /盲孔|沉孔|沉头|blind hole|背[后面][^,;。]{0,3}(?:不|没|无)/;
/** Telecentric lenses hang at most about so far above the part, mm: of 906 in the catalogue none states more than 510. */
const FARTHEST_MM = 500;

/**
 * Telecentric imaging before a collimated back light, where the line states a tolerance of an outline and no way of imaging, and the
 * edges that an ordinary lens shows ask for a larger camera than one buys, as the engine judges it (`imagingCrossings`). Null elsewhere.
 * @param kept what the line says otherwise
 */
export function telecentricOf(text: string, kept: readonly Reading[]): Followed | null {
  const tolerance = kept.find(({ slot }) => slot === 'tolerance');
  if (!tolerance || !measuresOutline(text, kept)) return null;
  const { task } = applyToSelection(neutralState('systems'), kept).state;
  if ((task.workingDistance.minMm ?? 0) > FARTHEST_MM) return null;
  // A cylinder is named whatever the number of pixels; here the pixels decide.
  if (!crossingOf({ ...task, form: null })) return null;
  const light = kept.find(({ slot }) => slot === 'technique');
  const ordinary: Choice = { label: '改用普通镜头', text: `${text.replace(/[\s，,。；;]+$/, '')}，普通镜头` };
  const { spans } = tolerance;
  return {
    readings: [
      { slot: 'mode', value: 'telecentric', spans: copyOf(spans), instead: ordinary },
      {
        slot: 'technique',
        value: 'collimated-backlight',
        spans: copyOf((light ?? tolerance).spans),
        instead: ordinary,
      },
    ],
    offer: { spans: [{ start: 0, end: text.length }], why: whyOf(task), choices: [ordinary] },
  };
}

type Task = Parameters<typeof requirementsOf>[0];

const crossingOf = (task: Task, whateverPixels = false) =>
  imagingCrossings(requirementsOf(task), whateverPixels).find(({ kind }) => kind === 'telecentric');

const copyOf = (spans: readonly Span[]): Span[] => spans.map(span => ({ ...span }));

/** Whether a back light can show what a line measures, as far as its words say. */
function canBeBacklit(text: string): boolean {
  const folded = foldText(text);
  return !NOT_OUTLINE.test(folded) && !BLOCKED.test(folded);
}

/** Whether telecentric lenses are usual for what a line says, whatever an ordinary lens would ask for. */
export const isUsuallyTelecentric = (text: string, kept: readonly Reading[]): boolean =>
  canBeBacklit(text) && crossingOf(applyToSelection(neutralState('systems'), kept).state.task, true) !== undefined;

function measuresOutline(text: string, kept: readonly Reading[]): boolean {
  const of = (slot: SlotId) => kept.find(each => each.slot === slot);
  const light = of('technique');
  const isLitOtherwise = light?.slot === 'technique' && !light.value.endsWith('backlight');
  if (of('mode') || isLitOtherwise || !canBeBacklit(text) || shapeWord(text)) return false;
  const isSized = kept.some(({ slot }) => sizes.has(slot));
  return isSized || (of('field') !== undefined && OUTLINE.test(foldText(text)));
}

function whyOf(task: Task): string {
  const { fieldWidthMm, fieldHeightMm, objectPixelMm } = requirementsOf(task);
  const [across, along] = [fieldWidthMm, fieldHeightMm].map(fieldOfViewMm =>
    pixelsForObjectPixel({ fieldOfViewMm, objectPixelMm }),
  );
  const megapixels = Math.round(((across ?? 0) * (along ?? 0)) / 1e6);
  return `读作远心：普通镜头看整个视野要 ${across} × ${along} 像素（${megapixels} MP）。${crossingOf(task)?.text}`;
}
