import type { PictureKind, ProductPicture } from '@shixuan/api';
import type { PictureType } from './picture-file';

/** A picture as the record of its product names it; its bytes lie in the storage under its id. */
export interface StoredPicture {
  /** SHA-256 of the bytes, hex. */
  id: string;
  type: PictureType;
  /** px */
  width: number;
  height: number;
  kind: PictureKind;
  caption: string | null;
  credit: string;
  licence: string;
  url: string | null;
}

const FOLDER = '/Uploads/pictures';

/** Address of the small form, which is a PNG. */
export const thumbnailAddress = ({ id }: Pick<StoredPicture, 'id'>): string => `${FOLDER}/${id}-thumb.png`;

/** A picture as answers carry it. */
export const shownPicture = ({ id, type, ...picture }: StoredPicture): ProductPicture => ({
  src: `${FOLDER}/${id}.${type}`,
  thumbnail: thumbnailAddress({ id }),
  ...picture,
});

const kinds: Record<PictureKind, string> = { photo: '照片', drawing: '图纸' };

/** What a picture shows and whose it is: `照片（正面），© 海康机器人，厂家授权使用`. */
export const pictureText = ({ kind, caption, credit, licence }: StoredPicture): string =>
  `${kinds[kind]}${caption === null ? '' : `（${caption}）`}，© ${credit}，${licence}`;
