import type { SelectedPart } from '@shixuan/api/client';
import type { System } from '@shixuan/optics/checks';
import {
  billOfMaterial,
  colourToOrder,
  describeEncoder,
  describeSideBySide,
  describeSystem,
  describeTask,
  type ResultFigure,
} from '@shixuan/optics/describe';
import type { Requirements } from '@shixuan/optics/model';
import type { SelectionState } from '@shixuan/task-url';
import { readableQuantity } from '@shixuan/units';
import { formatFigure } from '../../lib/format-figure';
import { type LightPart, lightLacksOf, type ResultRow } from '../ranking/answer';
import { partTitle } from '../ranking/part-title';

export interface Line {
  label: string;
  text: string;
}

/** A row as lines of text: inputs, parts, results. */
export interface RowLines {
  inputs: readonly Line[];
  parts: readonly Line[];
  figures: readonly Line[];
}

/** @param stated beside the task: the encoder, and cameras beside each other */
export function rowLines(
  need: Requirements,
  row: ResultRow,
  system: System,
  stated: Pick<SelectionState, 'encoder' | 'sideBySide'>,
): RowLines {
  const { encoder, sideBySide } = stated;
  const columns = describeSystem(need, system);
  const pitchMm = system.setting.objectPixelMm.nominal;
  const counted = need.lineScan ? describeEncoder(encoder, pitchMm, need.task.speedMmS) : null;
  return {
    inputs: [...describeTask(need.task), ...(sideBySide ? [describeSideBySide(need.task, sideBySide)] : [])],
    parts: partLines(need, row, system, sideBySide),
    figures: [
      ...[...columns.camera, ...columns.lens, ...columns.system].flatMap(figureLine),
      ...(counted?.lines.map(({ label, text }) => ({ label: `编码器 ${label}`, text })) ?? []),
    ],
  };
}

function partLines(
  need: Requirements,
  row: ResultRow,
  system: System,
  sideBySide: SelectionState['sideBySide'],
): Line[] {
  const { camera, lens, light, grabber } = row;
  const parts = new Map([camera, lens, light, grabber].flatMap(part => (part ? [[part.product.id, part]] : [])));
  return billOfMaterial(need, system, lightLacksOf(row), sideBySide ?? null).map(({ item, productId, text, count }) => {
    const part = productId === null ? undefined : parts.get(productId);
    const name = part ? partTitle(part) : (text ?? '待定');
    const order = light && productId === light.product.id ? orderOf(light, need) : '';
    return {
      label: item,
      text: `${name}${count === 1 ? '' : ` × ${count}`}${part ? `（${figuresOf(part)}）` : ''}${order}`,
    };
  });
}

/** What a part is and its figures, as its card has them: of some kinds the name alone has the deciding ones. */
const figuresOf = ({ product }: Pick<SelectedPart, 'product'>): string => `${product.name} · ${product.summary}`;

/** What has to be said when the light is ordered, as an addition to its line; empty where it is ordered as it stands. */
function orderOf({ part }: LightPart, { task }: Requirements): string {
  const told = colourToOrder(part, task.wavelengthNm);
  return told === null ? '' : `（${told}）`;
}

/** The line of a figure; none where the figure is unknown or not asked for. */
export function figureLine({ label, figure, unit, text }: ResultFigure): Line[] {
  if (figure !== null) {
    const [readable, readableUnit] = readableQuantity(figure, unit);
    return [{ label, text: `${formatFigure(readable)} ${readableUnit}`.trim() }];
  }
  return text === null ? [] : [{ label, text }];
}
