import { checkLabel, type Requirements } from '@shixuan/optics/model';
import { lightTechniques } from '@shixuan/optics/physics';
import type { Goal } from '@shixuan/task-url';
import { dataMissing } from '../../components/ranking/data-missing';
import { ProductNames } from '../../components/ranking/product-names';
import type { CameraPart, LensPart, ResultRow } from '../../data/ranking/answer';
import { formatFigure } from '../../lib/format-figure';
import { useAskedSelection } from '../../state/selection-context';

/** What a ranking is of: a camera, a lens, or both with the light; of a system the figure that each part is known by. */
export function ResultName({ row, goal }: { row: ResultRow; goal: Goal }) {
  const { requirements } = useAskedSelection();
  const { camera, lens, light } = row;
  const whole = goal === 'systems';
  const products = [
    ...(camera && goal !== 'lenses' ? [{ ...camera, figure: whole ? pixelsOf(camera) : undefined }] : []),
    ...(lens && goal !== 'cameras' ? [{ ...lens, figure: whole ? sizeOf(lens) : undefined }] : []),
  ];
  return (
    <ProductNames
      products={products}
      marks={[...(row.undecided.length > 0 ? [openMark(row, requirements)] : []), ...(row.relaxed ? ['方向放宽'] : [])]}
    >
      {whole && light && `${techniqueOf(row)} ${light.product.model}`}
    </ProductNames>
  );
}

const openMark = ({ undecided }: ResultRow, need: Requirements) =>
  dataMissing(
    '缺数据待确认',
    undecided.map(id => checkLabel(id, need)),
  );

const pixelsOf = ({ part: { kind, pixelsH, pixelsV } }: CameraPart) =>
  kind === 'line' ? `${formatFigure(pixelsH)}\u202fpx` : `${pixelsH}\u202f×\u202f${pixelsV}`;

const sizeOf = ({ part }: LensPart) =>
  part.kind === 'focal' ? `${formatFigure(part.focalLengthMm)}\u202fmm` : `${formatFigure(part.magnification)}×`;

const techniqueOf = ({ technique }: ResultRow) => lightTechniques.find(({ id }) => id === technique)?.label ?? '光源';
