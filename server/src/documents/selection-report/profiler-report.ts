import { checkProfiler, isProfileAsked, mountProfiler, profileCheckLabels } from '@shixuan/optics/checks';
import { describeProfiler, describeProfileTask, drawnProfiler, profilerCaption } from '@shixuan/optics/describe';
import { type Check, profileNeedsOf, profilerFromProduct } from '@shixuan/optics/model';
import { fieldWithMargin } from '@shixuan/optics/physics';
import { profileRemedies } from '@shixuan/optics/remedy';
import { profilerCost } from '@shixuan/optics/solve';
import { taskPath } from '@shixuan/task-url';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { drawProfiler, drawProfilerMounting } from '../../domain/drawings';
import { profilersOf, singlePartNamed } from '../../domain/selection/single-parts';
import { countedInProfiles } from './counted-as';
import { variedAttrs } from './derived-figures';
import { quantityText } from './printed-quantity';
import { type ProfileAddress, profileIds } from './read-part-address';
import type { ReportFile } from './report-file';
import { row, written } from './result-rows';
import { computable, partWith, pickedPath, singlePartReport } from './single-part-report';
import { profileSentence } from './task-sentence';

/** One line profiler as an address names it, judged for its task. @throws CallError 404 for ids of nothing, 422 for others */
export function profilerReport(index: CatalogueIndex, { state, id }: ProfileAddress): ReportFile {
  const need = computable(() => profileNeedsOf(state.task));
  const { product, part } = singlePartNamed(index, profilersOf(index), { id, ...profileIds });
  const path = pickedPath(taskPath({ page: 'profile', state: { ...state, drafts: {} } }), id);
  const reported = {
    kind: profileIds.kind,
    path,
    cost: profilerCost(part),
    unchecked: state.said?.unchecked ?? [],
    fromProduct: profilerFromProduct,
  };
  return singlePartReport(index, product, reported, () => {
    const varied = partWith(index, product, profilerFromProduct, variedAttrs(product)) ?? part;
    const mounting = mountProfiler(need, part);
    const checks = checkProfiler(need, part, mounting);
    const drawn = drawnProfiler(need.task, part, mounting);
    const triangulates = part.principle === 'laser-triangulation';
    const { widthMm: objectMm, marginPct } = need.task;
    return {
      task: profileSentence(need.task),
      deciding: ['可用视野', 'Z 量程', '安装净空（外壳到工件）', 'X 点间距', 'Z 向重复精度', '常规频率'],
      mounting: {
        drawing: drawn && {
          svg: drawProfilerMounting(drawn, triangulates, `安装图：${product.model}`),
          caption: `沿行进方向，按比例；外壳${triangulates ? '与观察角' : ''}未标注，为示意${drawn.clearanceMm === null ? '；净距未标注' : ''}`,
        },
        figures: ['安装净空（外壳到工件）', '可用视野', '近端视野', '远端视野', 'Z 量程', '重量'],
      },
      drawing: drawn && {
        svg: drawProfiler(drawn, `测量视场：${product.model}`),
        caption: profilerCaption(drawn),
      },
      inputs: describeProfileTask(need.task).map(written),
      results: describeProfiler(part, mounting).map(each => row(each)),
      varied: describeProfiler(varied, mountProfiler(need, varied)).map(each => row(each)),
      demands: [fieldWithMargin.trace({ objectMm, marginPct })],
      checks,
      variedChecks: checkProfiler(need, varied),
      countedAs: countedInProfiles(need.task),
      accuracies: accuracyChecks.map(id =>
        statedOf(
          checks.find(check => check.id === id),
          profileCheckLabels[id],
        ),
      ),
      ranges: { 'stand-off': need.task.standOff },
      asked: ({ id }) => isProfileAsked(need, id),
      remedies: check => profileRemedies(need, part, check),
    };
  });
}

/** What is meant by the Z accuracy of a line profiler, in the order of their checks. */
const accuracyChecks = ['z-resolution', 'z-repeatability', 'z-linearity'] as const;

/** The figure of a check, or that the maker states none. */
const statedOf = (check: Check<string> | undefined, label: string): string =>
  check && check.figure !== null ? `${label} ${quantityText(check.figure, check.unit)}` : `${label}未标注`;
