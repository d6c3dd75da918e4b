/** A name as it stands after a Chinese word: a space comes before Latin letters and digits. */
export const afterHan = (name: string): string => (/^[A-Za-z0-9]/.test(name) ? ` ${name}` : name);
