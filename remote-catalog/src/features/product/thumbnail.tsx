import { type ProductRow, thumbnailSource } from '@shixuan/api/client';
import { ProductImage, type ProductImageProps } from '@shixuan/ui';

export interface ThumbnailProps extends Pick<ProductImageProps, 'width' | 'height' | 'fluid'> {
  drawing: ProductRow['drawing'];
}

/** A product's drawing beside its name, which says what it shows. */
export function Thumbnail({ drawing, ...box }: ThumbnailProps) {
  return <ProductImage src={thumbnailSource(drawing.src)} alt="" {...box} />;
}
