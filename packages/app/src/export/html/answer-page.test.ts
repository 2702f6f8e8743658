import { expect, test } from 'vitest';
import { inventedAnswer } from '../testing/invented-answer.ts';
import { renderAnswerPage } from './testing/answer-page.ts';

test('the page of an answer has its question for a title, its claims as links, its charts with their figures and its citations [OUT-HTML-1]', () => {
  const page = renderAnswerPage();
  const answer = inventedAnswer();
  expect(page).toContain(`<h1 id="s-title">${answer.question}</h1>`);
  expect(page.match(/class="chart wide"/g)).toHaveLength(2);
  for (const figure of ['$1.62 billion', '11.2%', '4.1%']) expect(page).toContain(`<td class="right">${figure}</td>`);
  for (const { number, name } of answer.citations) expect(page).toMatch(new RegExp(`id="cite-${String(number)}"[^]{0,40}<div>${name}`));
  expect(page).toContain('<a href="#c2">claim 2</a>');
  expect(page).toContain('Confidence high (0.96)');
  for (const text of answer.follow_ups) expect(page).toContain(text);
  expect(page.indexOf('In a picture')).toBeLessThan(page.lastIndexOf('What is missing'));
});

test('an answer that was declined, is partial, general or contradicted says so above its words [OUT-HTML-1]', () => {
  const { metadata } = inventedAnswer();
  const noticed = (more: object): string | undefined => /<div class="notice" role="note"><p>([^<]*)/.exec(renderAnswerPage({ metadata: { ...metadata, ...more } }))?.[1];
  expect(noticed({})).toBeUndefined();
  expect(noticed({ query_type: 'declined' })).toMatch(/^Not answered/);
  expect(noticed({ partial: true })).toMatch(/^A partial answer/);
  expect(noticed({ query_type: 'general', general_knowledge: true })).toMatch(/^General knowledge/);
  expect(noticed({ valid: false })).toMatch(/did not pass/);
  expect(noticed({ verdicts: { contradicted: 2 } })).toMatch(/^2 claims contradict/);
});

test('a title of a chart, a quote and an address from outside stay words', () => {
  const hostile = '</svg><script>alert(1)</script>';
  const { content_blocks, citations } = inventedAnswer();
  const page = renderAnswerPage({
    content_blocks: content_blocks.map((block) => ({ ...block, title: hostile })), citations: citations.map((citation) => ({ ...citation, kind: 'passage' as const, quote: hostile, url: 'javascript:alert(1)' })), follow_ups: [hostile],
  });
  expect(page).not.toContain(hostile);
  expect(page).not.toContain('href="javascript');
});
