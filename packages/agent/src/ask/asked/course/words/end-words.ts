// What the highest and the lowest close of a time are called, as parts of patterns.

export const tops = String.raw`(?:high(?:s|est)?|peak|top|best|max(?:imum)?|dearest|priciest|costliest)`;
export const bottoms = String.raw`(?:low(?:s|est)?|trough|bottom|worst|min(?:imum)?|cheapest)`;

const anyTop = new RegExp(String.raw`\b${tops}\b`);
const anyBottom = new RegExp(String.raw`\b${bottoms}\b`);

/** Whether these words name an end other than this one. */
export const namesOther = (words: string, end: 'highest' | 'lowest'): boolean => (end === 'highest' ? anyBottom : anyTop).test(words);
