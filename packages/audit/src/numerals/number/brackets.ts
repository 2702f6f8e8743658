// Brackets of accounting: "(1,234)", "$(1.2) billion", "(12.5)%". In running text brackets only set a figure apart: "margin (46.2%) rose".
import { isGlued, literalAfter, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import type { Core } from './core.ts';
import { currencyBefore } from './currency.ts';
import { readTail } from './tail.ts';

/** Words behind which a bracketed figure is a value, not an aside. */
const leads = new Set(['', 'of', 'to', 'from', 'was', 'were', 'is', 'at', 'by', 'and', 'or', 'than', 'with', 'versus', 'vs', 'a', 'the', 'totaled', 'totalled', 'be', 'reached', 'loss', 'losses', 'deficit', '|', ':', ',', ';', '=', ')', '%', '-', '–', '—']);

/** A word stands before and running text behind: the brackets are punctuation. */
function isAside(atoms: Atoms, open: number, close: number): boolean {
  if (atoms[open - 1]?.kind !== 'word' || leads.has(textBefore(atoms, open)) || atoms[open]?.gap === 'break') return false;
  const behind = textAfter(atoms, close + 1);
  return behind !== '' && behind !== '(' && behind !== '|' && literalAfter(atoms, close + 1) === null && behind !== '%' && behind !== '$';
}

/** Scale and unit may stand behind the closing bracket: "$(1.2) billion". */
function withTail(atoms: Atoms, core: Core, close: number): Core {
  if (core.scaled || core.unit.kind === 'percent') return { ...core, next: close + 1 };
  const currency = core.prefixed && core.unit.kind === 'money' ? (core.unit.currency ?? 'USD') : null;
  const tail = readTail(atoms, close + 1, currency);
  if (!core.prefixed && tail.unit.kind === 'none' && core.unit.kind !== 'none') return { ...core, next: close + 1 };
  return { ...core, exponent: core.exponent + tail.exponent, unit: tail.unit, scaled: tail.scaled, next: tail.next };
}

/** The figure in brackets at `at`, negative; null when no such brackets stand there or they only set the figure apart. */
export function readBrackets(atoms: Atoms, at: number, readInner: (at: number) => Core | null): Core | null {
  const currency = currencyBefore(atoms, at);
  const open = currency?.next ?? at;
  if ((currency === null ? atoms[open]?.text : textAfter(atoms, open)) !== '(') return null;
  const inner = readInner(open + 1);
  if (inner === null || inner.spelled || inner.negative || textAfter(atoms, inner.next) !== ')') return null;
  if (currency === null && (isAside(atoms, open, inner.next) || isMark(atoms, open, inner))) return null;
  const unit: Core['unit'] = currency === null ? inner.unit : { kind: 'money', currency: currency.currency, per: null };
  return withTail(atoms, { ...inner, start: at, negative: true, unit, prefixed: inner.prefixed || currency !== null }, inner.next);
}

/** "revenue(1)": a footnote or a parameter directly behind a word. */
function isMark(atoms: Atoms, open: number, inner: Core): boolean {
  return isGlued(atoms, open) && atoms[open - 1]?.kind === 'word' && inner.amount.lessThan(1000) && !inner.prefixed && inner.unit.kind === 'none';
}
