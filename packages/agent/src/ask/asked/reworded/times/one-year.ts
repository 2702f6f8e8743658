// Whether a text names one year and no more.

/** In four digits, however often. */
export const standsAlone = (text: string): boolean => new Set(text.match(/\b(?:19|20)\d\d\b/g)).size === 1;
