import { compareItem, type ProductRow } from '@shixuan/api/client';
import { useCompareItem } from '@shixuan/host';
import { CompareButton, type CompareButtonProps } from '@shixuan/ui/compare-button';

export interface CompareToggleProps {
  product: Pick<ProductRow, 'id' | 'categoryId' | 'brand' | 'model' | 'drawing'>;
  look?: CompareButtonProps['look'];
}

/** Puts a product on the comparison list or takes it off. The shell says why when it cannot be added. */
export function CompareToggle({ product, look }: CompareToggleProps) {
  const compared = useCompareItem(compareItem(product));
  return compared && <CompareButton {...compared} look={look} />;
}
