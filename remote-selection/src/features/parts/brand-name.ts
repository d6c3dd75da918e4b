import type { SelectedPart } from '@shixuan/api/client';

/** The name that Chinese visitors know. */
export const brandName = ({ name, nameZh }: SelectedPart['product']['brand']) => nameZh ?? name;

export const partTitle = ({ product }: Pick<SelectedPart, 'product'>) => `${brandName(product.brand)} ${product.model}`;
