import { brandNames } from '@shixuan/api';
import { costText, describePartCost } from '@shixuan/optics/describe';
import { OpticsInputError, type Trace } from '@shixuan/optics/formula';
import type { Check } from '@shixuan/optics/model';
import type { Remedy } from '@shixuan/optics/remedy';
import { type ClassedCost, costClassEnds } from '@shixuan/optics/solve';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import type { SingleParts } from '../../domain/selection/single-parts';
import { badInput, notFound } from '../../platform/http/call-error';
import { type BillRow, figuresOf, orderNumberOf } from './bill-table';
import { ownCableAndSupply } from './order-notes';
import { premisesOfPart } from './premises';
import type { ReportFile } from './report-file';
import type { ReportHeading } from './report-heading';
import { eachOnce, remediesOf, type SelectionReport, written } from './selection-report';

/** What a report of one part says, beside its bill. */
export interface SinglePartContent<Id extends string> {
  task: string;
  /** Labels of the results that decide. */
  deciding: readonly string[];
  drawing: SelectionReport['drawing'];
  /** Results that the machine is built by, with a second view where there is one. */
  mounting: { drawing: SelectionReport['drawing']; figures: readonly string[] };
  inputs: SelectionReport['groups'][number]['rows'];
  results: SelectionReport['groups'][number]['rows'];
  demands: readonly Trace[];
  checks: readonly Check<Id>[];
  remedies(check: Check<Id>): readonly Remedy<unknown>[];
}

/** @throws CallError 404 for the id of nothing, 422 for that of a part of another kind */
export function partNamed<P>(
  index: CatalogueIndex,
  { byId }: SingleParts<P>,
  { id, parameter, kind }: { id: number; parameter: string; kind: string },
): { product: IndexProduct; part: P } {
  const found = byId.get(id);
  if (found) return found;
  if (!index.find(id)) throw notFound(`${kind}编号 ${parameter}：没有编号为 ${id} 的产品`);
  throw badInput(`${kind}编号 ${parameter}：${id} 不是 ${kind}，应为 ${kind}的编号`);
}

/** Report and bill of a part that is complete in itself. @param path of the page that shows it */
export function singlePartReport<Id extends string>(
  product: IndexProduct,
  { kind, path, cost }: { kind: string; path: string; cost: ClassedCost },
  content: () => SinglePartContent<Id>,
): ReportFile {
  const { id, model, brand, updatedAt } = product;
  const bill: BillRow[] = [
    {
      item: kind,
      brand: brandNames(brand),
      model,
      orderNumber: orderNumberOf(product),
      count: 1,
      figures: figuresOf(product),
      note: '',
      order: '',
      cost: cost.costClass === null ? '' : costText(cost.costClass),
      path: `/goods/detail?id=${id}`,
      aside: false,
    },
    ...ownCableAndSupply(product).map(row => ({
      ...row,
      brand: '',
      orderNumber: '',
      count: 1,
      figures: [],
      cost: '',
      path: '',
      aside: true,
    })),
  ];
  const report = (origin: string, heading: ReportHeading): SelectionReport => {
    const { task, deciding, mounting, drawing, inputs, results, demands, checks, remedies } = content();
    return {
      name: model,
      chosen: model,
      heading,
      task,
      keyFigures: results.filter(({ label }) => deciding.includes(label)),
      mounting: {
        drawing: mounting.drawing,
        rows: results.filter(({ label }) => mounting.figures.includes(label)),
      },
      misses: checks.filter(({ verdict }) => verdict === 'fail').map(({ label }) => label),
      premises: premisesOfPart(checks),
      lacking: [],
      settled: [],
      pending: [],
      undecided: checks.flatMap(({ verdict, missing }) => (verdict === 'unknown' ? (missing ?? []) : [])),
      drawing,
      groups: [
        { title: '输入', rows: inputs },
        { title: '结果', rows: results },
        { title: '成本档（估算，不是报价）', rows: [written(describePartCost(kind, cost))] },
      ],
      bill,
      cost: null,
      demands,
      checks,
      remedies: remediesOf(checks, remedies),
      assumptions: [costClassEnds.source],
      sources: eachOnce([...demands, ...checks.flatMap(({ traces }) => traces)].map(({ source }) => source)),
      updatedAt,
      address: origin && origin + path,
    };
  };
  return { name: model, key: `${path} ${id}`, bill, report };
}

/** @throws CallError 422 in the words of the engine for a task that it refuses */
export function computable<N>(needsOf: () => N): N {
  try {
    return needsOf();
  } catch (error) {
    throw error instanceof OpticsInputError ? badInput(error.message) : error;
  }
}
