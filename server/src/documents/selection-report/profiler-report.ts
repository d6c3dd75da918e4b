import { brandNames } from '@shixuan/api';
import { checkProfiler, mountProfiler } from '@shixuan/optics/checks';
import { describeProfiler, describeProfileTask, drawnProfiler, profilerCaption } from '@shixuan/optics/describe';
import { OpticsInputError } from '@shixuan/optics/formula';
import { type ProfileNeeds, profileNeedsOf } from '@shixuan/optics/model';
import { fieldWithMargin } from '@shixuan/optics/physics';
import { profileRemedies } from '@shixuan/optics/remedy';
import { printProfileSearch } from '@shixuan/task-url';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { drawProfiler } from '../../domain/drawings';
import { profilersOf } from '../../domain/selection/profilers-of';
import { badInput, notFound } from '../../platform/http/call-error';
import type { BillRow } from './bill-table';
import type { ProfileAddress } from './read-profile-address';
import type { ReportFile } from './report-file';
import { eachOnce, remediesOf, row, type SelectionReport, written } from './selection-report';

/** One line profiler as an address names it, judged for its task. @throws CallError 404 for ids of nothing, 422 for others */
export function profilerReport(index: CatalogueIndex, { state, profilerId }: ProfileAddress): ReportFile {
  const need = needsOf(state.task);
  const found = profilersOf(index).byId.get(profilerId);
  if (!found) {
    if (!index.find(profilerId)) throw notFound(`3D 线激光编号 profiler：没有编号为 ${profilerId} 的产品`);
    throw badInput(`3D 线激光编号 profiler：${profilerId} 不是 3D 线激光，应为 3D 线激光的编号`);
  }
  const { product, part } = found;
  const path = `/selection/vision?${printProfileSearch({ ...state, drafts: {} })}`;
  const bill: BillRow[] = [
    {
      item: '3D 线激光',
      brand: brandNames(product.brand),
      model: product.model,
      count: 1,
      note: product.summary,
      path: `/goods/detail?id=${product.id}`,
    },
  ];
  const report = (origin: string): SelectionReport => {
    const mounting = mountProfiler(need, part);
    const checks = checkProfiler(need, part, mounting);
    const drawn = drawnProfiler(need.task, part, mounting);
    const { widthMm: objectMm, marginPct } = need.task;
    const demands = [fieldWithMargin.trace({ objectMm, marginPct })];
    return {
      name: product.model,
      misses: checks.filter(({ verdict }) => verdict === 'fail').map(({ label }) => label),
      undecided: checks.flatMap(({ verdict, missing }) => (verdict === 'unknown' ? (missing ?? []) : [])),
      drawing: drawn && {
        svg: drawProfiler(drawn, `测量视场：${product.model}`),
        caption: profilerCaption(drawn),
      },
      groups: [
        { title: '输入', rows: describeProfileTask(need.task).map(written) },
        { title: '结果', rows: describeProfiler(part, mounting).map(each => row(each)) },
      ],
      bill,
      demands,
      checks,
      remedies: remediesOf(checks, check => profileRemedies(need, part, check)),
      assumptions: [],
      sources: eachOnce([...demands, ...checks.flatMap(({ traces }) => traces)].map(({ source }) => source)),
      updatedAt: product.updatedAt,
      address: origin && origin + path,
    };
  };
  return { name: product.model, key: `${path} ${profilerId}`, bill, report };
}

function needsOf(task: ProfileAddress['state']['task']): ProfileNeeds {
  try {
    return profileNeedsOf(task);
  } catch (error) {
    throw error instanceof OpticsInputError ? badInput(error.message) : error;
  }
}
