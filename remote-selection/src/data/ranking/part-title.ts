import { brandLabel, type SelectedPart } from '@shixuan/api/client';

export const partTitle = ({ product }: Pick<SelectedPart, 'product'>) =>
  `${brandLabel(product.brand)} ${product.model}`;
