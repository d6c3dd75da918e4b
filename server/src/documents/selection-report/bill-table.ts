import { brandNames } from '@shixuan/api';
import { billOfMaterial, colourToOrder, costText, filterLines, lightColour } from '@shixuan/optics/describe';
import { systemCost } from '@shixuan/optics/solve';
import { neutralTask } from '@shixuan/task-url';
import { UNKNOWN } from '@shixuan/units';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import type { ExportTable } from '../export/export-table';
import type { ChosenSystem } from './chosen-system';
import { markedSummary } from './derived-figures';
import { controllerNote, supplyNote, supplyOf } from './order-notes';

export interface BillRow {
  item: string;
  brand: string;
  model: string;
  /** Of the maker; empty where none is stated. */
  orderNumber: string;
  count: number;
  /** What the product is and its figures, the deciding ones first; empty for items that are no product. */
  figures: readonly string[];
  note: string;
  /** What has to be known to order it: 颜色下单时选定：W/R/G/B. Empty where there is nothing. */
  order: string;
  /** ¥ to ¥¥¥¥¥; empty where it is not estimated. */
  cost: string;
  /** Path of the product's page; empty for items that are no product. */
  path: string;
  /** Only on the list of parts, not on the cover. */
  aside: boolean;
}

/** Items of the bill of material, with the names of the catalogue. */
export function billRows({ need, system, lightLacks, products, segments, sideBySide }: ChosenSystem): BillRow[] {
  const costs = new Map<string, string>(
    systemCost(system).parts.map(({ role, costClass }) => [roles[role], costClass === null ? '' : costText(costClass)]),
  );
  const ordered = billOfMaterial(need, system, lightLacks, sideBySide);
  // The filter goes onto the lens, before the light. The list on the pages is loaded into other sites and stays without it: it weighs more
  // than the line says there.
  const lightAt = ordered.findIndex(({ item }) => item === roles.light);
  const filters = filterLines(need, system).map(line => ({ ...line, count: sideBySide?.cameras ?? 1 }));
  const lines = ordered.toSpliced(lightAt < 0 ? ordered.length : lightAt, 0, ...filters);
  const [camera, light] = [products.get(system.camera.id), system.light && products.get(system.light.id)];
  const lit = lines.find(({ item }) => item === roles.light);
  /** What the data of the products say of the parts around them. */
  const told: Readonly<Record<string, string | null | undefined>> = {
    [roles.light]: colourOrder(need, system),
    // Of several cameras side by side the light may still be open.
    光源控制器: light && lit?.productId != null ? controllerNote(light, lit.count) : null,
    [supplyItem]: camera && supplyNote(camera),
  };
  const supply = camera && supplyOf(camera, system.camera.linkLanes, roles.camera);
  return lines.map(({ item, productId, text, count, note }) => {
    const product = productId === null ? undefined : products.get(productId);
    const segment = productId === null ? undefined : segments.get(productId);
    return {
      item,
      brand: product ? brandNames(product.brand) : '',
      model: product?.model ?? ((item === supplyItem && supply) || text || ''),
      orderNumber: product ? orderNumberOf(product) : '',
      count,
      figures: product && segment ? figuresOf(product, segment) : [],
      note: note ?? '',
      order: told[item] ?? '',
      cost: productId === null ? '' : (costs.get(item) ?? ''),
      path: product ? `/goods/detail?id=${product.id}` : '',
      aside: false,
    };
  });
}

/** The colour to order where the part number stands for several, and which of them, or what to try. */
function colourOrder({ task }: ChosenSystem['need'], system: ChosenSystem['system']): string | null {
  if (!system.light) return null;
  const told = [
    colourToOrder(system.light, task.wavelengthNm),
    lightColour(task, system, neutralTask.wavelengthNm)?.text,
  ];
  return told.filter(Boolean).join('；') || null;
}

/** Item of the ring that goes between unlike mounts. */
export const adapterItem = '转接环';

const supplyItem = '相机供电';

const roles = { camera: '相机', lens: '镜头', light: '光源', grabber: '采集卡' } as const;

/** What a product is and its figures, as its card on the pages has them: of some kinds the name alone has the deciding ones. */
export const figuresOf = (product: IndexProduct, kind: Parameters<typeof markedSummary>[0]): string[] => [
  product.name,
  ...markedSummary(kind, product),
];

/** `订货号 G3-GM10-M0640（C 口版）`: what the notes of a record say where its category has no field for it. */
const noted = /(?:^|[。；，\s])订货(?:号|代码)\s*([A-Za-z0-9][\w./-]*(?:（[^（）]*）)?)/u;

/** What the maker has it ordered by; empty where only the model is known. */
export const orderNumberOf = ({ attrs, source }: Pick<IndexProduct, 'attrs' | 'source'>): string =>
  typeof attrs.orderNumber === 'string' ? attrs.orderNumber : (noted.exec(source.notes ?? '')?.[1] ?? '');

/** The bill of material as a file. @param origin of the links to the products; empty: no such column */
export function billTable(bill: readonly BillRow[], origin: string): ExportTable {
  const text = (label: string) => ({ label, numeric: false });
  return {
    title: '物料清单',
    columns: [
      { label: '序号', numeric: true },
      ...['类别', '品牌', '型号', '订货号'].map(text),
      { label: '数量', numeric: true },
      text('说明'),
      ...(origin ? [text('网址')] : []),
    ],
    rows: bill.map(({ item, brand, model, orderNumber, count, figures, note, order, path }, i) => [
      i + 1,
      item,
      brand || '—',
      model,
      // What is no product has none; of a product without one, the model is what is ordered.
      orderNumber || (brand ? UNKNOWN : '—'),
      count,
      [figures.join(' · '), note, order].filter(Boolean).join('；') || '—',
      ...(origin ? [path ? origin + path : '—'] : []),
    ]),
  };
}
