import { parseMarkdown, visibleText } from '@assay/audit';
import { decimal, usd, type Figure } from '@assay/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { showWith } from '../../figures/figure.ts';
import { join, say, type Shown } from '../../prose/text.ts';
import { plainDraft, sha256 } from '../../testing/index.ts';
import type { AnswerDraft, Block } from '../draft.ts';
import { plainInline } from './plain-markdown.ts';
import { renderAnswer } from './render-answer.ts';
import { withMarks } from './with-marks.ts';

function amount(millions: number): Shown {
  return showWith(sha256)({ metric: 'revenue', value: decimal(millions).times('1e6'), unit: usd, period: null, formula: null, facts: [], assumptions: {} });
}
const figure = (millions: number): Figure => amount(millions).figure;

const blocks: readonly Block[] = [
  { kind: 'text', text: say`It sold ${amount(12)}.` },
  { kind: 'metric', title: 'Sales', figure: figure(12), trend: 'up', sentence: say`Sales were ${amount(12)}.` },
  { kind: 'metric', title: 'Costs', figure: figure(7), trend: null, sentence: say`Costs were ${amount(7)}.` },
  { kind: 'table', title: say`Over time`, headers: [say`Year`, say`Sales`], rows: [[say`first`, join([amount(10)])], [say`second`, join([amount(12)])]] },
  { kind: 'chart', title: say`Drawn`, chart: 'line', xLabel: 'Year', yLabel: 'Sales', series: [{ name: 'Sales', points: [{ x: 'first', figure: figure(10) }, { x: 'second', figure: figure(12) }] }] },
  { kind: 'chart', title: say`Drawn alone`, chart: 'bar', xLabel: 'Year', yLabel: 'Cash', series: [{ name: 'Cash', points: [{ x: 'first', figure: figure(3) }] }] },
];
const draft: AnswerDraft = { ...plainDraft, summary: say`Sales came to ${amount(12)}.`, blocks, insights: [say`It sold ${amount(12)}.`, say`It spends less.`], recommendations: [say`Wait.`], missing: ['What others paid.'] };

test('summary, blocks, insights, recommendations and what is missing stand in this order, and no sentence twice [ASK-MARKDOWN-1]', () => {
  const { markdown } = renderAnswer(draft, { before: ['This answer is partial.'], after: say`Sample figures.` });
  const order = ['*This answer is partial.*', 'Sales came to $12.0 million.', '- Sales were', '- Costs were', '### Over time', '| second | $12.0 million |', '### Drawn alone', '| first | $3.0 million |', '## What stands out', '- It spends less.', '## What follows from it', '## What is missing', '- What others paid.', 'Sample figures.'].map((words) => markdown.indexOf(words));
  expect(order).toEqual([...order].sort((left, right) => left - right));
  expect(order).not.toContain(-1);
  expect(markdown.split('It sold').length).toBe(2);
});

test('a chart whose figures are all said elsewhere is left to those who draw, one that says something of its own is a table [ASK-MARKDOWN-1]', () => {
  const { markdown, blocks: places } = renderAnswer(draft);
  expect(markdown).not.toContain('### Drawn\n');
  expect(places.map((place) => place === null)).toEqual([false, false, false, false, true, false]);
});

test('every figure is known by its place, and stays so behind marks [ASK-MARKDOWN-2]', () => {
  fc.assert(fc.property(fc.uniqueArray(fc.nat({ max: 400 }), { maxLength: 5 }), (offsets) => {
    const plain = renderAnswer(draft);
    const marked = withMarks(plain, new Map(offsets.filter((at) => at <= plain.markdown.length).map((at) => [at, ' [open]'])));
    expect(marked.markdown.replaceAll(' [open]', '')).toBe(plain.markdown);
    plain.figures.forEach(({ span }, index) => {
      const moved = marked.figures[index]?.span ?? { start: 0, end: 0 };
      expect(marked.markdown.slice(moved.start, moved.end).replaceAll(' [open]', '')).toBe(plain.markdown.slice(span.start, span.end));
      expect(marked.markdown.slice(moved.start, moved.end)).not.toMatch(/^ \[open\]| \[open\]$/);
    });
  }));
});

test('words from outside are shown as they are and are never markup [ASK-MARKDOWN-3]', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '*', '_', '`', '[', ']', '(', ')', '<', '>', '#', '-', '1', '.', '|', '\\', '&amp;', '!', '~', '\n', '{{fig_1}}', '=', '+'), minLength: 1, maxLength: 24 }), (words) => {
    const source = `${plainInline(words)}\n`;
    const [block, ...others] = parseMarkdown(source).children;
    expect(others).toEqual([]);
    if (words.trim() === '') return;
    expect(block?.type).toBe('paragraph');
    expect(block?.type === 'paragraph' ? visibleText(block.children, source).text : '').toBe(words.replace(/\s+/g, ' ').trim());
  }));
});
