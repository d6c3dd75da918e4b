/** A form in which pages are tried. */
export interface Form {
  /** In Chinese. */
  name: string;
  userAgent: string;
  width: number;
  height: number;
}

/** The server draws a form of its own for phones, which it knows by the name of the browser. */
export const forms: readonly Form[] = [
  {
    name: '宽屏',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    width: 1440,
    height: 900,
  },
  {
    name: '窄屏',
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    width: 390,
    height: 844,
  },
];
