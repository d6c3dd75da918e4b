import type { AttributeDefinition, SeriesFigure } from '@shixuan/api/client';
import { formatValue, spaced } from '@shixuan/api/format-value';
import { UnknownValue } from '@shixuan/ui';
import { isMeasured } from '../../features/attributes/measured';

/** More choices than these are counted, not named. */
const NAMED = 3;

/** A figure over the models of a series in words, without its unit; null where no model states it. */
function seriesFigureText(attribute: AttributeDefinition, figure: SeriesFigure | undefined): string | null {
  if (!figure || figure.known === 0) return null;
  if (isMeasured(attribute))
    return formatValue({ ...attribute, type: 'range' }, [figure.min ?? null, figure.max ?? null]);
  const values = figure.values ?? [];
  if (attribute.type === 'boolean') return values.map(value => (value === 'true' ? '是' : '否')).join('、');
  const named = formatValue({ ...attribute, type: 'several' }, values.slice(0, NAMED));
  return values.length > NAMED ? `${named} 等 ${values.length} 种` : named;
}

/** The same as an element, and 未标注 where it is unknown. */
export function SeriesValue({
  attribute,
  figure,
  withUnit = false,
}: {
  attribute: AttributeDefinition;
  figure: SeriesFigure | undefined;
  withUnit?: boolean;
}) {
  const text = seriesFigureText(attribute, figure);
  if (text === null) return <UnknownValue />;
  return <>{withUnit && isMeasured(attribute) ? `${text}${spaced(attribute.unit)}` : text}</>;
}
