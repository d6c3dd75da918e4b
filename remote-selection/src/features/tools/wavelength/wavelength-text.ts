/** `630 nm`: as the other quantities of the page, with a space. */
export const wavelengthText = (wavelengthNm: number): string => `${Math.round(wavelengthNm)} nm`;
