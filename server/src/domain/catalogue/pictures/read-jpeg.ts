import { PictureFault } from './picture-fault';

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const EXIF = 0xe1;
/** JFIF, colour profile, and Adobe's note on the colour space: without them colours change. */
const KEPT_APPLICATION = new Set([0xe0, 0xe2, 0xee]);
const COMMENT = 0xfe;

const broken = () => new PictureFault('JPEG 文件不完整或已损坏', '能正常打开的 JPEG 图片');

/** Heads of a frame (ITU-T T.81, table B.1). 0xc4, 0xc8 and 0xcc are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isMetadata = (marker: number) =>
  marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && !KEPT_APPLICATION.has(marker));

/** End of the coded pixels that begin at `start`: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(MARKER, start); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== MARKER && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw broken();
}

/** The direction in which a camera was held, 1 to 8 (Exif 3.0, tag 274); 1 where nothing is said. */
function orientationOf(segment: Buffer): number {
  const exif = segment.toString('latin1', 4, 10) === 'Exif\0\0' ? segment.subarray(10) : Buffer.alloc(0);
  if (exif.length < 14) return 1;
  const little = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const first = little ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  if (first + 2 > exif.length) return 1;
  for (let entry = first + 2, left = short(first); left > 0 && entry + 12 <= exif.length; entry += 12, left--)
    if (short(entry) === 274) return short(entry + 8);
  return 1;
}

function frameSize(segment: Buffer, marker: number): { width: number; height: number } {
  if (segment.length < 10) throw broken();
  if (marker > 0xc2) throw new PictureFault('是不常用的 JPEG 编码', '普通或渐进式 JPEG 图片');
  if (segment[4] !== 8) throw new PictureFault('每通道不是 8 位', '每通道 8 位的 JPEG 图片');
  if (segment[9] !== 1 && segment[9] !== 3) throw new PictureFault('是印刷用的 CMYK 颜色', 'RGB 或灰度的 JPEG 图片');
  return { width: segment.readUInt16BE(7), height: segment.readUInt16BE(5) };
}

/**
 * Size and bytes of a JPEG without its metadata and without what follows the picture (ITU-T T.81, annex B).
 * @throws PictureFault when it is cut short or damaged, to be turned, or not in RGB or grey
 */
export function readJpeg(bytes: Buffer): { width: number; height: number; bytes: Buffer } {
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARKER) throw broken();
    if (marker === MARKER) {
      at++;
      continue;
    }
    if (marker === END_OF_IMAGE) {
      if (!size || kept.length < 3) throw broken();
      return { ...size, bytes: Buffer.concat([...kept, bytes.subarray(at, at + 2)]) };
    }
    if (at + 4 > bytes.length) throw broken();
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) throw broken();
    const segment = bytes.subarray(at, end);
    if (marker === EXIF && orientationOf(segment) > 1)
      throw new PictureFault('带有旋转标记（EXIF 方向），去掉标记后会躺倒', '按显示方向另存过的图片');
    if (isFrame(marker)) size = frameSize(segment, marker);
    const next = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  throw broken();
}
