import { InapplicableValue, UnknownValue } from '@shixuan/ui';
import { INAPPLICABLE } from './compare-rows';

/** A printed value; 未标注 or 不适用 where there is none. */
export function ComparedValue({ cell }: { cell: string | null | undefined }) {
  if (cell === INAPPLICABLE) return <InapplicableValue />;
  return cell ?? <UnknownValue />;
}
