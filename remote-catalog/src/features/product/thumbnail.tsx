import type { ProductRow } from '@shixuan/api/client';
import { ProductImage, type ProductImageProps } from '@shixuan/ui';

/** The drawing's small form, without dimensions and text: `/Uploads/products/12.svg` has `12-thumb.svg` beside it. */
export const thumbnailSource = (src: string) => src.replace(/^(\/Uploads\/products\/\d+)\.svg$/, '$1-thumb.svg');

/** The lines of the drawing without dimensions and text, on a sheet of the same size: several can lie on each other. */
export const outlineSource = (src: string) => src.replace(/^(\/Uploads\/products\/\d+)\.svg$/, '$1-outline.svg');

export interface ThumbnailProps extends Pick<ProductImageProps, 'width' | 'height' | 'fluid'> {
  drawing: ProductRow['drawing'];
}

/** A product's drawing beside its name, which says what it shows. */
export function Thumbnail({ drawing, ...box }: ThumbnailProps) {
  return <ProductImage src={thumbnailSource(drawing.src)} alt="" {...box} />;
}
