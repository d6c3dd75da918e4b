const PROTECTED: ReadonlySet<string> = new Set(['/download']);

/** Paths that need a login: the download centre, written with or without a slash at its end. */
export const isProtected = (pathname: string): boolean =>
  PROTECTED.has(pathname.replace(/(?<=.)\/+$/, '').toLowerCase());
