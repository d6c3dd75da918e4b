/** A drawing's small form, without dimensions and text: `/Uploads/products/12.svg` has `12-thumb.svg` beside it. */
export const thumbnailSource = (src: string) => src.replace(/^(\/Uploads\/products\/\d+)\.svg$/, '$1-thumb.svg');
