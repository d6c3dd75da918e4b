import { type ProductRow, thumbnailSource } from '@shixuan/api/client';
import { ProductImage, type ProductImageProps } from '@shixuan/ui';

export interface ThumbnailProps extends Pick<ProductImageProps, 'width' | 'height' | 'fluid'> {
  drawing: ProductRow['drawing'];
}

/** A product's picture or drawing beside its name, which says what it shows. */
export function Thumbnail({ drawing, ...box }: ThumbnailProps) {
  return <ProductImage src={thumbnailSource(drawing)} alt="" {...box} />;
}
