import { createContext, type ReactNode, useContext } from 'react';

const ImageHost = createContext('');

/** Says where pictures are: `host` is put before every source that begins with `/Uploads`; empty for the own site. */
export function ImageHostProvider({ host, children }: { host: string; children: ReactNode }) {
  return <ImageHost value={host}>{children}</ImageHost>;
}

/** `/Uploads/a.svg` becomes `<host>/Uploads/a.svg`; any other source stays as it is. */
export function imageSource(source: string, host: string): string {
  return source.startsWith('/Uploads') ? host.replace(/\/+$/, '') + source : source;
}

/** The address of a picture as the API gives it, for an `img`. */
export function useImageSource(source: string): string {
  return imageSource(source, useContext(ImageHost));
}
