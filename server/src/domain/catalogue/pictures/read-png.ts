import { crc32 } from 'node:zlib';
import { PictureFault } from './picture-fault';

/** What is needed to show the pixels in their colours. Texts, times, places and the maker's own chunks are left out. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT']);

const SIGNATURE_BYTES = 8;
const broken = () => new PictureFault('PNG 文件不完整或已损坏', '能正常打开的 PNG 图片');

/**
 * Size and bytes of a PNG without its metadata (PNG, third edition, W3C 2025, section 5).
 * @throws PictureFault when it is cut short, damaged or animated
 */
export function readPng(bytes: Buffer): { width: number; height: number; bytes: Buffer } {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let size: { width: number; height: number } | undefined;
  let hasPixels = false;
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    if (end > bytes.length || bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) throw broken();
    if (size === undefined && (type !== 'IHDR' || length !== 13)) throw broken();
    size ??= { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (type === 'acTL') throw new PictureFault('是动图', '静止的 PNG 图片');
    hasPixels ||= type === 'IDAT';
    if (KEPT.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND' && hasPixels) return { ...size, bytes: Buffer.concat(kept) };
    at = end;
  }
  throw broken();
}
