// Every claim of the report in a row: what it says, what the sources say, and how far the two agree.
import { decimal, periodName, unitName, type Claim } from '@assay/record';
import type { WriteSheet } from 'hucre/xlsx';
import { makePlaces } from '../../text-lines.ts';
import { plainTurn, turnFor, writeTurn, type Turn } from '../as-shown.ts';
import { behind, type Book, type BookClaim } from '../book.ts';
import { commented, counted, empty, figure, leadingTo, live, words, type SheetCell, type Tint } from '../cells.ts';
import { makeSheet } from '../make-sheet.ts';
import { claimFormat, isPercent, resultFormat } from '../number-format.ts';
import { documentName, sourceComment, type Captures } from '../source-words.ts';

const columns = [
  { title: 'Claim', width: 7 }, { title: 'In the report', width: 21 }, { title: 'Verdict', width: 13 }, { title: 'As the report shows it', width: 19 }, { title: 'By the sources', width: 19 }, { title: 'Right value', width: 15 },
  { title: 'Unit', width: 12 }, { title: 'Period', width: 12 }, { title: 'Company', width: 20 }, { title: 'Measure', width: 20 }, { title: 'Source', width: 34 }, { title: 'Place in the report', width: 30 },
  { title: 'Sentence', width: 70 }, { title: 'Why', width: 60 }, { title: 'Rule', width: 22 },
];

export function tintOf({ view }: BookClaim): Tint {
  return view.strength === 'contradicted' || view.strength === 'unverified' ? view.strength : null;
}

function shownCell(claim: BookClaim): SheetCell {
  const { numeral } = claim.view.claim;
  if (numeral === null) return empty;
  const value = decimal(numeral.value).dividedBy(isPercent(numeral.unit) ? 100 : 1).toNumber();
  return figure(value, claimFormat(numeral), tintOf(claim));
}

/** A value in the claim's unit; percent ends as the fraction that the format shows as percent. */
function inClaimUnit(turn: Turn, percent: boolean): Turn {
  if (!percent) return turn;
  const text = turn.text === '*100' ? '' : `${turn.text}/100`;
  return { ...turn, factor: turn.factor.dividedBy(100), text };
}

/** Where no turn fits, the claim is not what the sources say: their value stands in their own unit. */
function fallback(claim: BookClaim): Turn {
  const facts = claim.view.verdict.evidence.facts;
  const isShownAsPercent = facts.length > 0 && facts.every(({ unit }) => isPercent(unit));
  return isShownAsPercent ? plainTurn : { factor: decimal(100), text: '*100', negated: false };
}

function sourcesCell(claim: BookClaim, book: Book, captures: Captures): SheetCell {
  const found = behind(claim, book.cells);
  if (found === null) return empty;
  const { numeral } = claim.view.claim;
  const percent = numeral !== null && isPercent(numeral.unit);
  const turn = numeral === null ? plainTurn : inClaimUnit(turnFor(found.value, numeral) ?? (percent ? fallback(claim) : plainTurn), percent);
  const value = found.value.times(turn.factor).toNumber();
  const cell = live(writeTurn(found.cell, turn), value, numeral === null || Math.abs(value) >= 100_000 ? resultFormat(value) : claimFormat(numeral, 2));
  const comment = found.fact === null ? claim.view.verdict.reason : sourceComment(found.fact, captures);
  return commented(leadingTo(cell, found.cell), comment);
}

function claimPeriod({ periods }: Claim, { view }: BookClaim): string {
  const period = view.verdict.evidence.facts[0]?.period;
  if (period !== null && period !== undefined) return periodName(period);
  const mention = periods[0]?.mention;
  return mention?.kind === 'fiscal' && mention.year !== null ? `${mention.part === 'FY' ? 'FY' : `${mention.part} `}${String(mention.year)}` : mention?.kind === 'date' ? mention.on : '';
}

function sourceWords({ view }: BookClaim, captures: Captures): string {
  const [fact] = view.verdict.evidence.facts;
  const passage = view.verdict.evidence.passages?.[0];
  const label = captures.get(fact?.capture ?? passage?.capture ?? '')?.label ?? '';
  return [label, fact === undefined ? '' : documentName(fact)].filter((part) => part !== '').join(', ');
}

export function figuresSheet(book: Book, captures: Captures, foot: string): WriteSheet {
  const { report } = book.run;
  const placeOf = makePlaces(report);
  const rows = book.claims.map((claim): SheetCell[] => {
    const { claim: one, verdict, word, number } = claim.view;
    const { line, column } = placeOf(one.span.start);
    return [
      counted(number), words(one.text, { wrap: true, bold: true }), words(word, { tint: tintOf(claim) }), shownCell(claim), sourcesCell(claim, book, captures), words(verdict.right?.shown ?? ''),
      words(one.numeral === null ? '' : unitName(one.numeral.unit)), words(claimPeriod(one, claim)), words(one.entity?.name ?? one.entity?.ticker ?? '', { wrap: true }), words(one.metric?.words ?? '', { wrap: true }), words(sourceWords(claim, captures), { wrap: true }),
      words(`line ${String(line)}, column ${String(column)} (${String(one.span.start)}–${String(one.span.end)})`, { faint: true }), words(report.slice(one.sentence.start, one.sentence.end)), words(verdict.reason), words(verdict.rule, { faint: true }),
    ];
  });
  return makeSheet({ name: 'Figures', columns, rows, foot, frozenColumns: 2, printed: 11 });
}
