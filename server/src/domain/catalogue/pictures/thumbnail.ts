import { encodePng } from '../../../platform/raster/encode-png';
import { renderPixels } from '../../../platform/raster/render-svg';
import { PictureFault } from './picture-fault';
import { type PictureFile, pictureTypes } from './picture-file';

/** Longest side, px: twice what lists show, for dense displays. */
const LONGEST = 192;

/**
 * The small form of a picture as PNG, on white, within 192 × 192 px. Each pixel is the mean of those that it stands for:
 * sampling alone turns fine lines and noise into dots.
 * @throws PictureFault when the pixels cannot be read
 */
export function thumbnailOf({ type, width, height, bytes }: PictureFile): Buffer {
  const href = `data:${pictureTypes[type]};base64,${bytes.toString('base64')}`;
  const pixels = renderPixels(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`,
  );
  // What cannot be decoded is left out of the drawing.
  if (!pixels.some((value, at) => at % 4 === 3 && value > 0))
    throw new PictureFault('图片内容无法解码，或全部透明', '能正常打开的图片');
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const rgb = new Uint8Array(across * down * 3);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const area = {
        left: Math.floor((x * width) / across),
        right: Math.max(Math.floor(((x + 1) * width) / across), Math.floor((x * width) / across) + 1),
        top: Math.floor((y * height) / down),
        bottom: Math.max(Math.floor(((y + 1) * height) / down), Math.floor((y * height) / down) + 1),
      };
      rgb.set(meanOnWhite(pixels, width, area), (y * across + x) * 3);
    }
  return encodePng(across, down, rgb);
}

function meanOnWhite(
  pixels: Uint8Array,
  width: number,
  { left, right, top, bottom }: Record<'left' | 'right' | 'top' | 'bottom', number>,
): [number, number, number] {
  let [red, green, blue] = [0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let at = (y * width + left) * 4, end = (y * width + right) * 4; at < end; at += 4) {
      const white = 255 - (pixels[at + 3] ?? 0);
      red += (pixels[at] ?? 0) + white;
      green += (pixels[at + 1] ?? 0) + white;
      blue += (pixels[at + 2] ?? 0) + white;
    }
  const count = (right - left) * (bottom - top);
  return [red / count, green / count, blue / count];
}
