import { aetrix } from '../../formula/sources/link';
import type { Source } from '../../formula/sources/source';

export interface PixelFormat {
  id: 'mono8' | 'mono10' | 'mono10p' | 'mono12' | 'mono12p' | 'mono16' | 'yuv422' | 'rgb8' | 'bgra8';
  label: string;
  /** Bits per pixel on the wire, which differ from the depth of the converter: 12 bit unpacked take 16. */
  bitsPerPixel: number;
  colour: boolean;
  source: Source;
}

const genICam: Source = { name: 'GenICam PFNC 像素格式' };

/** Bayer formats take as many bits as monochrome ones. */
export const pixelFormats: readonly PixelFormat[] = [
  { id: 'mono8', label: 'Mono8 / Bayer8', bitsPerPixel: 8, colour: false, source: genICam },
  { id: 'mono10p', label: 'Mono10p / Bayer10p（打包）', bitsPerPixel: 10, colour: false, source: aetrix },
  { id: 'mono12p', label: 'Mono12p / Bayer12p（打包）', bitsPerPixel: 12, colour: false, source: aetrix },
  { id: 'mono10', label: 'Mono10 / Bayer10（不打包）', bitsPerPixel: 16, colour: false, source: aetrix },
  { id: 'mono12', label: 'Mono12 / Bayer12（不打包）', bitsPerPixel: 16, colour: false, source: aetrix },
  { id: 'mono16', label: 'Mono16 / Bayer16', bitsPerPixel: 16, colour: false, source: genICam },
  { id: 'yuv422', label: 'YUV 4:2:2', bitsPerPixel: 16, colour: true, source: genICam },
  { id: 'rgb8', label: 'RGB8', bitsPerPixel: 24, colour: true, source: genICam },
  { id: 'bgra8', label: 'BGRa8', bitsPerPixel: 32, colour: true, source: genICam },
];

/** Default format for comparing cameras. */
export const defaultPixelFormat: PixelFormat['id'] = 'mono8';

export const pixelFormat = (id: string): PixelFormat | undefined => pixelFormats.find(format => format.id === id);
