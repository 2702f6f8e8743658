// A claim's whole sentence against the sources' tables of records: what the cells surely hold or deny decides it.
import type { ClaimReading } from '../claims/reading.ts';
import type { Table, TableCell } from '../facts/table/table.ts';
import type { Documents, Passage, PlacedTable, RecordsCheck, WordsCheck, WordsFinding } from '../judge/words-check.ts';
import { isOfRecords, statementOn, type StatementFinding, type StatementTable } from './statement-on.ts';

/** From here on a reading that holds is taken to be what the sentence says. */
const FAIR = 0.55;
/** A denial must be surer than an agreement, and by a plain reading of row and column. */
const SURE = 0.8;
/** Below this the sentence speaks of something else than the table. */
const SPOKEN_OF = 0.4;
/** Prose this short is the title of the tables beside it. */
const TITLE_SENTENCES = 3;
const SHOWN_ROWS = 3;

type Group = { readonly tables: readonly StatementTable[]; readonly placed: readonly PlacedTable[]; readonly findings: Map<string, StatementFinding | null>; readonly isOfRecords: boolean };
/** Tables of records first; only where they say nothing, those of figures under one label a row. */
type Read = { readonly records: Group; readonly series: Group };

function gridOf({ rows, width }: Table): string[][] {
  return rows.map((row) => {
    const texts = Array.from({ length: width }, () => '');
    for (const cell of row) for (let at = cell.column; at < Math.min(width, cell.column + cell.colspan); at += 1) texts[at] = cell.text;
    return texts;
  });
}

function titleOf({ passages }: Documents): string {
  const sentences = passages.filter((passage) => passage.kind === 'sentence');
  return sentences.length > TITLE_SENTENCES ? '' : sentences.map((passage) => passage.text).join(' ');
}

function readTables(documents: Documents): Read {
  const title = titleOf(documents);
  const all = documents.tables.map((placed) => ({ placed, table: { rows: gridOf(placed.table), caption: [placed.table.caption ?? '', ...placed.table.before, title].join(' ') } }));
  const groupOf = (isWanted: boolean): Group => {
    const kept = all.filter(({ table }) => isOfRecords(table) === isWanted);
    return { tables: kept.map(({ table }) => table), placed: kept.map(({ placed }) => placed), findings: new Map(), isOfRecords: isWanted };
  };
  return { records: groupOf(true), series: groupOf(false) };
}

const reads = new WeakMap<Documents, Read>();

function readingOf(documents: Documents): Read {
  const known = reads.get(documents) ?? readTables(documents);
  reads.set(documents, known);
  return known;
}

/** One sentence is read once, however many claims it makes. */
function findingFor(sentence: string, { tables, findings }: Group): StatementFinding | null {
  const known = findings.get(sentence);
  if (known !== undefined) return known;
  const made = statementOn(sentence, tables);
  findings.set(sentence, made);
  return made;
}

function rowPassages(finding: StatementFinding, placed: PlacedTable | undefined): Passage[] {
  if (placed === undefined) return [];
  const rows = [...new Set(finding.cells.map(([row]) => row))].slice(0, SHOWN_ROWS);
  return rows.flatMap((row): Passage[] => {
    const cells: readonly TableCell[] = (placed.table.rows[row] ?? []).filter((cell) => cell.text !== '');
    const [first] = cells;
    return first === undefined ? [] : [{ kind: 'row', text: cells.map((cell) => cell.text).join(' | '), anchor: placed.anchorOf(first), capture: placed.capture, block: placed.table.index }];
  });
}

/** `records` marks a finding over rows that say several things; one over rows of figures under a label is only for what no series names. */
export const checkStatement: WordsCheck = (claim, documents) => checkRecords(claim, documents, { isNamed: false });

/** The same for a figure; where it is named, rows of figures under a label have no say. */
export const checkRecords: RecordsCheck = (claim, documents, { isNamed }) => {
  if (claim.scene === null || documents.tables.length === 0) return null;
  const { records, series } = readingOf(documents);
  return findIn(records, claim) ?? (isNamed ? null : findIn(series, claim));
};

function findIn(group: Group, { scene, claim }: ClaimReading): WordsFinding | null {
  const finding = scene === null || group.tables.length === 0 ? null : findingFor(scene.text, group);
  if (finding === null || finding.certainty < (group.isOfRecords ? SPOKEN_OF : FAIR)) return null;
  const shared = { passages: rowPassages(finding, group.placed[finding.table]), facts: [], codes: ['statement', finding.kind, ...(group.isOfRecords ? ['records'] : [])] };
  return { ...shared, ...decisionOf(finding, group), field: claim.kind === 'figure' && !finding.holds ? 'value' : null };
}

/** Passages may not support what rows of records, read for the whole sentence, do not. */
export function unlessRecordsDiffer(check: WordsCheck): WordsCheck {
  return (...asked) => {
    const finding = check(...asked);
    return finding?.verdict === 'supported' && checkStatement(...asked)?.verdict === 'unverified' ? null : finding;
  };
}

function decisionOf(finding: StatementFinding, { isOfRecords: isSure }: Group): Pick<WordsFinding, 'verdict' | 'rule' | 'reason' | 'right'> {
  if (finding.holds && finding.certainty >= FAIR) return { verdict: 'supported', rule: 'records-say-so', reason: `The rows of the table say so: ${finding.explanation}.`, right: null };
  if (!finding.holds && isSure && finding.isPlain && finding.certainty >= SURE) return { verdict: 'contradicted', rule: 'records-deny-it', reason: `The rows of the table say otherwise: ${finding.explanation}.`, right: finding.value };
  return { verdict: 'unverified', rule: 'records-leave-it-open', reason: `Read over the rows of the table, this is not surely so: ${finding.explanation}.`, right: null };
}
