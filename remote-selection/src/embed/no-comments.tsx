/** Foreign pages have neither accounts nor links of schemes: nothing in place of both. */
export const SchemeComments = (): null => null;
export const OpenComments = (): null => null;
