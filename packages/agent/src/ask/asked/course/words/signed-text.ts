// A question in one spelling, with signs where companies and times stand, so that patterns may speak of them.
import type { Place } from '../../places.ts';
import type { Window } from '../course.ts';

const longest = 700;

/** One kind of quotation mark, dash and blank; the offsets of what stands behind do not change. */
export function inOneSpelling(text: string): string {
  return text.slice(0, longest).replace(/[‘’‛′`]/g, "'").replace(/[“”„]/g, '"').replace(/[–—‑‐−]/g, '-').replace(/\s/g, ' ');
}

export type Signed = Place & { readonly sign: string };

export function signedText(text: string, places: readonly Signed[]): string {
  return places.toSorted((left, right) => right.start - left.start).reduce((rest, { start, end, sign }) => `${rest.slice(0, start)} ${sign} ${rest.slice(end)}`, text).replace(/¤ 's\b/g, '¤').replace(/ {2,}/g, ' ').trim();
}

/** Without the place in the text. */
export function plainWindow(window: Window): Window {
  switch (window.kind) {
    case 'latest': return { kind: 'latest' };
    case 'point': return { kind: 'point', on: window.on };
    case 'edge': return { kind: 'edge', from: window.from, to: window.to, which: window.which, ...(window.isSession === true ? { isSession: true } : {}) };
    case 'stretch': return { kind: 'stretch', from: window.from, to: window.to, base: window.base, grain: window.grain, ...(window.isBetweenYears === true ? { isBetweenYears: true } : {}) };
    case 'ago': case 'last': return { kind: window.kind, count: window.count, of: window.of };
  }
}
