// Another day or month for the same event.
import { readTokens } from '../../numerals/index.ts';
import { speaking, type Clause, type Conflict } from './conflict.ts';
import { sameContext } from './context.ts';

type Dated = { readonly kind: string; readonly key: string; readonly text: string; readonly at: number };

function datesIn(text: string): Dated[] {
  if (!/\d{4}/.test(text)) return [];
  return readTokens(text).flatMap((token): Dated[] => {
    if (token.kind !== 'period') return [];
    const { mention } = token;
    if (mention.kind === 'date') return [{ kind: 'day', key: mention.on, text: token.text, at: token.span.start }];
    if (mention.kind === 'month' && mention.year !== null) return [{ kind: 'month', key: `${String(mention.year)}-${String(mention.month).padStart(2, '0')}`, text: token.text, at: token.span.start }];
    return [];
  });
}

const LEAST_COVERAGE = 0.45;
const SAME = 0.6;

export function findDate(clause: Clause): Conflict | null {
  const missing = unknownDates(clause);
  if (missing.length === 0) return null;
  for (const { passage } of speaking(clause, LEAST_COVERAGE)) {
    const { text } = passage.passage;
    for (const claimed of missing) {
      const rivals = datesIn(text).filter((date) => date.kind === claimed.kind);
      const own = { at: termAt(clause.terms, claimed.at), terms: clause.terms };
      const other = rivals.find((date) => sameContext(own, { at: termAt(passage.terms, date.at), terms: passage.terms }, clause.index.weightOf).score >= SAME);
      if (other !== undefined && rivals.length <= 2) return { code: 'date', passage, claimed: claimed.text, given: other.text, right: other.text };
    }
  }
  return null;
}

/** The end of a quarter dates a balance: tables write it in many forms. */
const closes = /-(?:03-31|06-30|09-30|12-31)$/;

function termAt(terms: readonly { readonly start: number }[], at: number): number {
  const found = terms.findIndex((term) => term.start >= at);
  return found < 0 ? terms.length - 1 : found;
}

/** Days and months that no passage has, in whatever form it writes them. */
export function unknownDates(clause: Clause): readonly Dated[] {
  const own = datesIn(clause.text);
  if (own.length === 0) return [];
  const years = new Set(own.map((date) => date.key.slice(0, 4)));
  const known = [...years].flatMap((year) => (clause.index.byConcept.get(`#${year}`) ?? []).flatMap((place) => datesIn(clause.index.passages[place]?.passage.text ?? '')));
  return own.filter((date) => !closes.test(date.key) && !known.some((other) => other.key.startsWith(date.key) || date.key.startsWith(other.key)));
}
