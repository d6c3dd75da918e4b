import type { ProductPicture } from '@shixuan/api/client';

const kinds: Record<ProductPicture['kind'], string> = { photo: '照片', drawing: '图纸' };

/** What a picture is: `照片（正面）`. */
export const pictureTitle = ({ kind, caption }: Pick<ProductPicture, 'kind' | 'caption'>): string =>
  caption === null ? kinds[kind] : `${kinds[kind]}（${caption}）`;

/** What a picture is, whose it is, and why it may be shown. */
export const pictureNotes = (picture: Pick<ProductPicture, 'kind' | 'caption' | 'credit' | 'licence'>): string =>
  `${pictureTitle(picture)}，© ${picture.credit}，${picture.licence}`;
