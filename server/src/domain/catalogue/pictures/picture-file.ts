import { createHash } from 'node:crypto';
import { PictureFault } from './picture-fault';
import { readJpeg } from './read-jpeg';
import { readPng } from './read-png';

/** Formats that are taken, by the ending of their addresses. */
export const pictureTypes = { png: 'image/png', jpg: 'image/jpeg' } as const;
export type PictureType = keyof typeof pictureTypes;

/** A picture as it is stored. */
export interface PictureFile {
  /** SHA-256 of `bytes`, hex. */
  id: string;
  type: PictureType;
  /** px */
  width: number;
  height: number;
  /** Without metadata. */
  bytes: Buffer;
}

export const MOST_BYTES = 2 * 1024 * 1024;
/** Of each side, px: smaller ones are blurred on the product page, larger ones slow to load. */
const SIDE = { least: 200, most: 4000 };

const readers = { png: readPng, jpg: readJpeg };

/** By the first bytes: what a file is called proves nothing. */
function typeOf(bytes: Buffer): PictureType {
  const starts = (hex: string, at = 0) => bytes.toString('hex', at, at + hex.length / 2) === hex;
  if (starts('89504e470d0a1a0a')) return 'png';
  if (starts('ffd8ff')) return 'jpg';
  if (starts('52494646') && starts('57454250', 8)) throw new PictureFault('是 WebP 图片', '另存为 PNG 或 JPEG 的图片');
  if (/^[^<]{0,20}<(?:\?xml|svg|!DOCTYPE)/i.test(bytes.toString('latin1', 0, 64)))
    throw new PictureFault('是 SVG 或 XML（其中可以带脚本和外部引用）', '导出为 PNG 的图片');
  throw new PictureFault('内容不是 PNG 或 JPEG 图片', 'PNG 或 JPEG 图片');
}

/**
 * Reads a picture by its content, and leaves its metadata out, which may name the place and the device of a photo.
 * @throws PictureFault when it is not a PNG or JPEG within the limits
 */
export function readPictureFile(given: Buffer): PictureFile {
  if (given.length > MOST_BYTES)
    throw new PictureFault(`有 ${(given.length / 1024 / 1024).toFixed(1)} MB`, '不超过 2 MB 的图片');
  const type = typeOf(given);
  const { width, height, bytes } = readers[type](given);
  if (Math.min(width, height) < SIDE.least || Math.max(width, height) > SIDE.most)
    throw new PictureFault(`是 ${width} × ${height} px`, `每边 ${SIDE.least}～${SIDE.most} px 的图片`);
  return { id: createHash('sha256').update(bytes).digest('hex'), type, width, height, bytes };
}
