const beside = (form: string) => (src: string) => src.replace(/^(\/Uploads\/products\/\d+)\.svg$/, `$1-${form}.svg`);

/** A drawing's small form, without dimensions and text, which are specks there: `/Uploads/products/12.svg` has `12-thumb.svg` beside it. */
export const thumbnailSource = beside('thumb');

/** The lines of a drawing without dimensions and text, on a sheet of the same size: several can lie on each other. */
export const outlineSource = beside('outline');
