import type { ProductRow } from './product';

type Drawing = ProductRow['drawing'];

const beside = (form: string) => (src: string) => src.replace(/^(\/Uploads\/products\/\d+)\.svg$/, `$1-${form}.svg`);

const drawnThumbnail = beside('thumb');

/**
 * A product's small picture: that of an import where there is one, otherwise its drawing without dimensions and text, which
 * are specks there: `/Uploads/products/12.svg` has `12-thumb.svg` beside it.
 */
export const thumbnailSource = ({ thumbnail, src }: Pick<Drawing, 'src' | 'thumbnail'>) =>
  thumbnail ?? drawnThumbnail(src);

/** The lines of a drawing without dimensions and text, on a sheet of the same size: several can lie on each other. */
export const outlineSource = beside('outline');
