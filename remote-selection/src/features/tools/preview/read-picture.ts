import type { Picture } from './targets/target-of-picture';

/** Larger pictures are brought down to this side: more is not seen at the width of the preview. */
const largestSide = 3000;

/**
 * Grey values of a picture the visitor chose. It is read here and goes nowhere.
 * @throws DOMException when the file is no picture
 */
export async function readPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, largestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to read a picture with');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const grey = Float32Array.from({ length: width * height }, (_, at) => luminance(data, at * 4));
  return { width, height, grey };
}

/** Rec. 709; what a monochrome camera sees of white light is close to it. */
const luminance = (data: Uint8ClampedArray, at: number) =>
  (0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)) / 255;
