// The first sheet: what the workbook is, how far its figures are proved, and which of them are formulas.
import type { RunContents } from '@assay/record';
import type { WriteSheet } from 'hucre/xlsx';
import { dataNotice } from '../../html/page/data-words.ts';
import type { PageSeal } from '../../html/page/colophon.ts';
import { strengthWords, tallyOrder } from '../../html/evidence/verdict-words.ts';
import { formedOf, type Book } from '../book.ts';
import { counted, empty, leadingTo, words, type SheetCell } from '../cells.ts';
import { makeSheet } from '../make-sheet.ts';

type About = { readonly book: Book; readonly seal: PageSeal | null; readonly rules: string; readonly sheets: readonly { readonly name: string; readonly what: string }[]; readonly foot: string };

const columns = [{ title: '', width: 30 }, { title: '', width: 90 }];

function pair(name: string, value: string): SheetCell[] {
  return [words(name, { faint: true }), words(value, { wrap: true })];
}

export function titleOf({ run }: Pick<RunContents, 'run'>): string {
  return run.title ?? run.company.name ?? run.question.text ?? run.question.ticker;
}

/** `43 of 45 worked-out figures are formulas, 2 are values.` */
export function formulaCount({ computed }: Book): string {
  const formulas = computed.filter((claim) => formedOf(claim) !== null).length;
  const values = computed.length - formulas;
  return `${String(formulas)} of ${String(computed.length)} worked-out figures are formulas over the facts${values === 0 ? '.' : `; ${String(values)} ${values === 1 ? 'is a value, with the reason beside it' : 'are values, each with the reason beside it'}.`}`;
}

export function coverSheet({ book, seal, rules, sheets, foot }: About): WriteSheet {
  const { run } = book.run;
  const tally = tallyOrder.map((strength): SheetCell[] => [counted(book.claims.filter(({ view }) => view.strength === strength).length), words(`${strengthWords[strength].name}: ${strengthWords[strength].means}`, { wrap: true })]);
  const rows: SheetCell[][] = [
    [words(titleOf(book.run), { bold: true })], [words(dataNotice(run.data))], [empty],
    ...(run.question.text === null ? [] : [pair('Question', run.question.text)]), pair('Company', run.company.name ?? run.question.ticker), pair('Written', run.finishedAt ?? run.startedAt), pair('Run', run.id), pair('Rules', rules),
    ...(seal === null ? [pair('Seal', 'none: this run was not sealed')] : [pair('Sealed', seal.sealedAt), pair('Hash root', seal.root), pair('Signed by', seal.fingerprint ?? 'nobody')]), [empty],
    [words('Claims', { bold: true })], ...tally, [empty], [words('Formulas', { bold: true })], pair('', formulaCount(book)),
    pair('', 'Blue numbers were read from a source or stand in the report; black ones are worked out here. Change a fact, and what rests on it follows; the column “Same” says what no longer agrees with the audited value.'), [empty],
    [words('Sheets', { bold: true })], ...sheets.map(({ name, what }): SheetCell[] => [leadingTo(words(name), `${name}!A1`), words(what, { wrap: true })]),
  ];
  return makeSheet({ name: 'About', columns, rows, foot, portrait: true, headless: true });
}
