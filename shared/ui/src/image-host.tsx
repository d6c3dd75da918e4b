import { imageSource } from '@shixuan/units';
import { createContext, type ReactNode, useContext } from 'react';

const ImageHost = createContext('');

/** Says where pictures are: `host` is put before every source that begins with `/Uploads`; empty for the own site. */
export function ImageHostProvider({ host, children }: { host: string; children: ReactNode }) {
  return <ImageHost value={host}>{children}</ImageHost>;
}

/** The address of a picture as the API gives it, for an `img`. */
export function useImageSource(source: string): string {
  return imageSource(source, useContext(ImageHost));
}
