// Brackets of accounting: "(1,234)", "$(1.2) billion", "(12.5)%". In running text brackets only set a figure apart: "margin (46.2%) rose".
import { money } from '@assay/record';
import { isGlued, literalAfter, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import type { Core } from './core.ts';
import { currencyBefore } from '../unit/currency.ts';
import { readTail } from '../unit/tail.ts';

/** Words behind which a bracketed figure is a value, not an aside. */
const leads = new Set(['', 'of', 'to', 'from', 'was', 'were', 'is', 'at', 'by', 'and', 'or', 'than', 'with', 'versus', 'vs', 'a', 'the', 'totaled', 'totalled', 'be', 'reached', 'loss', 'losses', 'deficit', '|', ':', ',', ';', '=', ')', '%', '-', '–', '—']);

/** A word stands before and running text behind: the brackets are punctuation. */
function isAside(atoms: Atoms, open: number, inner: Core): boolean {
  const close = inner.next;
  // A bare number that ends a line is the last cell of a row.
  if (atoms[close + 1] === undefined && isBareNumber(inner)) return false;
  if (atoms[open - 1]?.kind !== 'word' || leads.has(textBefore(atoms, open))) return false;
  return !/^[(|%$]$/.test(textAfter(atoms, close + 1)) && literalAfter(atoms, close + 1) === null;
}

function isBareNumber(core: Core): boolean {
  return !core.prefixed && !core.scaled && core.unit.kind === 'none';
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
  if (atoms[open]?.text !== '(' || (currency !== null && atoms[open].gap === 'break')) return null;
  const inner = positiveIn(atoms, readInner(open + 1));
  if (inner === null) return null;
  if (currency !== null) return withTail(atoms, { ...inner, start: at, negative: true, unit: money(currency.currency), prefixed: true }, inner.next);
  return isPunctuation(atoms, open, inner) ? null : withTail(atoms, { ...inner, start: at, negative: true }, inner.next);
}

/** The figure, when it is written in digits without a sign and the bracket closes behind it. */
function positiveIn(atoms: Atoms, inner: Core | null): Core | null {
  if (inner === null || inner.spelled || inner.negative || textAfter(atoms, inner.next) !== ')') return null;
  return inner.unit.kind === 'years' || inner.unit.kind === 'days' ? null : inner;
}

function isPunctuation(atoms: Atoms, open: number, inner: Core): boolean {
  return isAside(atoms, open, inner) || isMark(atoms, open, inner);
}

/** "revenue(1)": a footnote or a parameter directly behind a word. */
function isMark(atoms: Atoms, open: number, inner: Core): boolean {
  return isGlued(atoms, open) && atoms[open - 1]?.kind === 'word' && inner.amount.lessThan(1000) && !inner.prefixed && inner.unit.kind === 'none';
}
