// Whether a pattern stands in a text, and the text without it. The patterns are global.

export const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;
export const without = (text: string, ...patterns: readonly RegExp[]): string => patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
