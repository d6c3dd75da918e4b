import { type Attributes, brandNames } from '@shixuan/api';
import { costText, describePartCost } from '@shixuan/optics/describe';
import { OpticsInputError, type Trace } from '@shixuan/optics/formula';
import { type Check, type profilerFromProduct, standingOf } from '@shixuan/optics/model';
import type { Remedy } from '@shixuan/optics/remedy';
import type { ClassedCost } from '@shixuan/optics/solve';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import { badInput } from '../../platform/http/call-error';
import { type BillRow, figuresOf, orderNumberOf } from './bill-table';
import { derivationNotes, markedRows, restingChecks } from './derived-figures';
import { ownCableAndSupply } from './order-notes';
import { premisesOfPart } from './premises';
import { eachOnce, remediesOf, type SelectionReport } from './report-content';
import type { ReportFile } from './report-file';
import type { ReportHeading } from './report-heading';
import { partCostRule } from './report-rules';
import { written } from './result-rows';

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
  /** The same of the part with the values changed that a rule derived: what differs rests on them. */
  varied: SelectionReport['groups'][number]['rows'];
  demands: readonly Trace[];
  checks: readonly Check<Id>[];
  /** The checks of that part. */
  variedChecks: readonly Check<Id>[];
  /** What the task asks of checks that have two limits, by their ids. */
  ranges: SelectionReport['ranges'];
  /** What the task leaves open and the report counts as something. */
  countedAs: SelectionReport['countedAs'];
  /** What of the part an accuracy in words may mean: `Z 向重复精度 0.3 µm`, `Z 向误差未标注`. */
  accuracies: readonly string[];
  /** Whether the task asks something of a check. */
  asked(check: Check<Id>): boolean;
  remedies(check: Check<Id>): readonly Remedy<unknown>[];
}

/** Path of the page of a task that shows this part, also where another one is the first of the page. */
export const pickedPath = (path: string, id: number): string => `${path}&pick=${id}`;

/** What a report of one part is about. */
export interface ReportedPart<P> {
  kind: string;
  /** Of the page that shows it. */
  path: string;
  cost: ClassedCost;
  /** Demands of the task in words that no check judges. */
  unchecked: readonly string[];
  /** What the engine makes of a product. */
  fromProduct: PartReader<P>;
}

type PartReader<P> = (product: Parameters<typeof profilerFromProduct>[0]) => P | null;

/** The part with other values, as if its product had them; null where the engine makes nothing of them. */
export function partWith<P>(
  index: CatalogueIndex,
  { id, brand, series, model }: IndexProduct,
  fromProduct: PartReader<P>,
  attrs: Attributes,
): P | null {
  const category = index.find(id)?.segment.category.code ?? '';
  return fromProduct({ id, category, brand: brand.name, series, model, attrs });
}

/** Report and bill of a part that is complete in itself. */
export function singlePartReport<Id extends string, P>(
  index: CatalogueIndex,
  product: IndexProduct,
  { kind, path, cost, unchecked, fromProduct }: ReportedPart<P>,
  content: () => SinglePartContent<Id>,
): ReportFile {
  const { id, model, brand, updatedAt } = product;
  const segment = index.find(id)?.segment;
  const bill: BillRow[] = [
    {
      item: kind,
      brand: brandNames(brand),
      model,
      orderNumber: orderNumberOf(product),
      count: 1,
      figures: segment ? figuresOf(product, segment) : [],
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
    const {
      task,
      deciding,
      mounting,
      drawing,
      inputs,
      demands,
      checks,
      variedChecks,
      ranges,
      asked,
      remedies,
      countedAs,
      accuracies,
      ...found
    } = content();
    const results = markedRows(found.results, found.varied);
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
      costOf: '整套',
      demands,
      checks,
      notAsked: checks.flatMap(check => (standingOf(check, asked(check)) === 'not-asked' ? [check.id] : [])),
      ranges,
      resting: restingChecks(checks, variedChecks),
      unchecked,
      bearing: unchecked.some(text => namesAccuracy.test(text)) ? accuracies.join('、') : '',
      countedAs,
      derivationNotes: {},
      lightColour: null,
      remedies: remediesOf(checks, remedies),
      assumptions: [partCostRule],
      derivations: segment
        ? derivationNotes(segment, product, attrs => partWith(index, product, fromProduct, attrs))
        : [],
      sources: eachOnce([...demands, ...checks.flatMap(({ traces }) => traces)].map(({ source }) => source)),
      updatedAt,
      address: origin && origin + path,
    };
  };
  return { name: model, key: `${path} ${id}`, bill, report };
}

/** A demand that names an accuracy without saying which: 「Z 精度 1 mm」. */
const namesAccuracy = /精度|误差|重复|线性|分辨|accuracy|precision/i;

/** @throws CallError 422 in the words of the engine for a task that it refuses */
export function computable<N>(needsOf: () => N): N {
  try {
    return needsOf();
  } catch (error) {
    throw error instanceof OpticsInputError ? badInput(error.message) : error;
  }
}
