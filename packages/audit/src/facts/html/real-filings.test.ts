// The tags of inline XBRL say what a table's numbers are; the table reader is measured against them without seeing them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { periodEnd } from '@assay/record';
import type { FactDraft } from '../draft.ts';
import { readTable } from '../table/read-table.ts';
import { inheritedNotes } from './read-html.ts';
import { inlineValue } from './inline/inline-value.ts';
import type { TagBook, TaggedFact } from './tagged-fact.ts';
import { walkHtml, type HtmlPage } from './walk-html.ts';

const folder = join(import.meta.dirname, '../../../../../../shared/filings/html');
type Tally = { numbers: number; value: number; unit: number; time: number };

function compare(draft: FactDraft, tag: TaggedFact, book: TagBook): Omit<Tally, 'numbers'> {
  const unit = book.units.get(tag.unit);
  const period = book.contexts.get(tag.context)?.period;
  const end = period === undefined ? null : periodEnd(period);
  const value = Math.abs(Number(inlineValue(tag)));
  const values = unit?.kind === 'fraction' ? [value, value * 100] : [value];
  const isRatio = unit?.kind === 'fraction' && ['percent', 'multiple', 'fraction'].includes(draft.unit.kind);
  const isMoney = unit?.kind === 'money' && draft.unit.kind === 'money' && unit.per === draft.unit.per;
  const isCount = unit?.kind === draft.unit.kind || (unit?.kind === 'shares' && draft.unit.kind === 'count');
  const said = JSON.stringify([draft.period, draft.mentions]);
  return {
    value: values.some((other) => Math.abs(other - Math.abs(Number(draft.value))) <= 1e-9 * other) ? 1 : 0,
    unit: isRatio || isMoney || (isCount && unit.kind !== 'money') ? 1 : 0, time: end !== null && (said.includes(end) || said.includes(`"year":${end.slice(0, 4)}`)) ? 1 : 0,
  };
}

function tally(page: HtmlPage, total: Tally): void {
  const inherited = inheritedNotes(page.blocks);
  for (const [index, block] of page.blocks.entries()) {
    if (block.kind !== 'table') continue;
    const note = inherited[index];
    const drafts = new Map(readTable(block.table, note === undefined ? {} : { inherited: note }).drafts.map((draft) => [draft.anchor.kind === 'cell' ? `${String(draft.anchor.row)},${String(draft.anchor.column)}` : '', draft]));
    for (const cell of block.table.rows.flat()) {
      const [tag] = cell.tagged;
      if (tag === undefined || cell.tagged.length > 1 || /[a-z]{3}/i.test(cell.text) || (inlineValue(tag) ?? '0') === '0') continue;
      const draft = drafts.get(`${String(cell.row)},${String(cell.column)}`);
      const same = draft === undefined ? { value: 0, unit: 0, time: 0 } : compare(draft, tag, page.tags);
      total.numbers += 1;
      total.value += same.value;
      total.unit += same.unit;
      total.time += same.time;
    }
  }
}

test.skipIf(!existsSync(folder))('tables of real filings are read as their tags say (needs ../shared) [FACT-LIVE-1]', () => {
  const total = { numbers: 0, value: 0, unit: 0, time: 0 };
  for (const name of readdirSync(folder).filter((_, index) => index % 5 === 0)) tally(walkHtml(gunzipSync(readFileSync(join(folder, name))).toString('utf8')), total);
  expect(total.numbers).toBeGreaterThan(5000);
  expect({ value: total.value / total.numbers > 0.98, unit: total.unit / total.numbers > 0.92, time: total.time / total.numbers > 0.92 }).toEqual({ value: true, unit: true, time: true });
}, 30_000);
