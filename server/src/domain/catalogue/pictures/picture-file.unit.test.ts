import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePng } from '../../../../test/pictures/make-png';
import { PictureFault } from './picture-fault';
import { readPictureFile } from './picture-file';
import { thumbnailOf } from './thumbnail';

const png = makePng([20, 60, 120], 400, 300);

function pngChunk(type: string, content: string): Buffer {
  const named = Buffer.from(type + content, 'latin1');
  const bytes = Buffer.alloc(named.length + 8);
  bytes.writeUInt32BE(content.length, 0);
  named.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(named), named.length + 4);
  return bytes;
}
/** Behind the signature and the head. */
const withChunk = (type: string, content: string) =>
  Buffer.concat([png.subarray(0, 33), pngChunk(type, content), png.subarray(33)]);

const segment = (marker: number, content: Buffer | string) => {
  const body = Buffer.from(content as string, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);
};
const frame = (width: number, height: number, components = 3, marker = 0xc0) =>
  segment(marker, Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, components, 1, 0x11, 0]));
const exif = (orientation: number) =>
  segment(
    0xe1,
    Buffer.from(`45786966000049492a000800000001001201030001000000${`0${orientation}`}00000000000000`, 'hex'),
  );
const jpeg = (...segments: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments,
    segment(0xda, 'scan'),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9]),
  ]);
const plainJpeg = jpeg(segment(0xe0, 'JFIF'), frame(640, 480));

const problemOf = (bytes: Buffer) => {
  try {
    readPictureFile(bytes);
  } catch (error) {
    if (error instanceof PictureFault) return error.problem;
    throw error;
  }
  return null;
};

test('a picture is known by its bytes without metadata', () => {
  const plain = readPictureFile(png);
  expect(plain).toMatchObject({ type: 'png', width: 400, height: 300 });
  const told = readPictureFile(withChunk('tEXt', 'Author\0somebody'));
  expect(told.id).toBe(plain.id);
  expect(told.bytes.includes('somebody')).toBe(false);

  const photo = readPictureFile(plainJpeg);
  expect(photo).toMatchObject({ type: 'jpg', width: 640, height: 480 });
  const located = jpeg(
    segment(0xe0, 'JFIF'),
    exif(1),
    segment(0xfe, 'here'),
    segment(0xed, 'Photoshop'),
    frame(640, 480),
  );
  expect(readPictureFile(Buffer.concat([located, Buffer.from('a film behind it')])).id).toBe(photo.id);
});

test.each<[string, Buffer]>([
  ['内容不是 PNG 或 JPEG 图片', Buffer.from('GIF89a and more')],
  ['是 WebP 图片', Buffer.from('RIFF0000WEBPVP8 ', 'latin1')],
  ['是 SVG 或 XML（其中可以带脚本和外部引用）', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['是 SVG 或 XML（其中可以带脚本和外部引用）', Buffer.from('\ufeff<?xml version="1.0"?><svg/>')],
  ['有 2.1 MB', Buffer.alloc(2.1 * 1024 * 1024)],
  ['是 199 × 300 px', makePng([0, 0, 0], 199, 300)],
  ['是 640 × 4001 px', jpeg(frame(640, 4001))],
  ['是动图', withChunk('acTL', '12345678')],
  ['带有旋转标记（EXIF 方向），去掉标记后会躺倒', jpeg(exif(6), frame(640, 480))],
  ['是印刷用的 CMYK 颜色', jpeg(frame(640, 480, 4))],
  ['是不常用的 JPEG 编码', jpeg(frame(640, 480, 3, 0xc3))],
  ['JPEG 文件不完整或已损坏', jpeg()],
])('%s', (problem, bytes) => expect(problemOf(bytes)).toBe(problem));

test('a file that is cut short is refused, wherever that is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: png.length - 1 }), length => {
      expect(problemOf(png.subarray(0, length))).not.toBeNull();
    }),
  );
  for (let length = 0; length < plainJpeg.length; length++)
    expect(problemOf(plainJpeg.subarray(0, length))).not.toBeNull();
});

test('a PNG in which a byte has changed is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: png.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const damaged = Buffer.from(png);
      damaged[at] = (damaged[at] ?? 0) ^ change;
      expect(problemOf(damaged)).not.toBeNull();
    }),
  );
});

test('any bytes are a picture or a fault, with or without the first bytes of a picture', () => {
  const starts = [[], [0xff, 0xd8, 0xff], [...png.subarray(0, 8)]];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
      problemOf(Buffer.from([...start, ...rest]));
    }),
  );
});

test('the small form has the colours and proportions of the picture, on white', () => {
  const small = thumbnailOf(readPictureFile(makePng([20, 60, 120], 800, 600)));
  expect([small.readUInt32BE(16), small.readUInt32BE(20)]).toEqual([192, 144]);
  // Reading it again proves that it is a PNG.
  const again = thumbnailOf({ ...readPictureFile(png), bytes: small, width: 192, height: 144 });
  expect(again.equals(small)).toBe(true);
  expect(() => thumbnailOf({ ...readPictureFile(png), bytes: Buffer.from('none') })).toThrow('图片内容无法解码');
});
