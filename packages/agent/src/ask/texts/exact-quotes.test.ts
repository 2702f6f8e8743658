import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentSource } from '@assay/audit';
import { answerFromFilings, type FilingAnswer } from './answer-from-filings.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const subjects = ['The northern pier', 'Our rental fleet', 'Ferry traffic', 'The café at the jetty', 'Demand for ropes & nets'];
const deeds = ['grew because two ports reopened', 'fell by 4% due to storms', 'was sold to Northmere on 3 May 2031', 'is run by Ms. Rosa Brandt', 'remained “steady” all year'];
const questions = ['Why did ferry traffic grow?', 'Who runs the café at the jetty?', 'When was the northern pier sold?', 'By how much did the rental fleet fall?', 'Was demand for ropes steady?'];
const sentence = fc.tuple(fc.constantFrom(...subjects), fc.constantFrom(...deeds)).map(([subject, deed]) => `${subject} ${deed}.`);
const paragraphs = fc.array(fc.array(sentence, { minLength: 1, maxLength: 4 }).map((sentences) => sentences.join(' ')), { minLength: 1, maxLength: 6 });

function ask(name: string, page: string, question: string): FilingAnswer {
  const source = documentSource({ name, bytes: new TextEncoder().encode(page) }, { about: { id: null, ticker: null, name: 'Harbour Tools Co.' }, readAt: '2032-03-01T00:00:00Z', sha256 });
  return answerFromFilings({ question, asked: null, captures: [source], sha256, asOf: null, passages: [{ capture: source.capture.id, source: { start: 0, end: page.length }, where: [], period: null }] });
}

test('every quotation of a text stands at its offsets, whatever the text and the question [TEXTS-QUOTE-2]', () => {
  let found = 0;
  fc.assert(fc.property(paragraphs, fc.constantFrom(...questions), fc.constantFrom('\n\n', '\n', '\r\n\r\n'), (texts, question, between) => {
    const page = texts.join(between);
    const { quotes } = ask('page.txt', page, question);
    found += quotes.length;
    for (const { quote, source: { start, end } } of quotes) expect(page.slice(start, end)).toBe(quote);
  }), { numRuns: 150 });
  expect(found).toBeGreaterThan(150);
});

test('every quotation of a page of HTML is what the source shows at its offsets [TEXTS-QUOTE-2]', () => {
  let found = 0;
  fc.assert(fc.property(paragraphs, fc.constantFrom(...questions), (texts, question) => {
    const page = `<html><body>${texts.map((text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('é', '&eacute;').replace('fleet', '<b>fleet</b>')}</p>`).join('')}</body></html>`;
    const { quotes } = ask('page.html', page, question);
    found += quotes.length;
    for (const { quote, source: { start, end } } of quotes) expect(plain(page.slice(start, end))).toBe(quote.replace(/\s+/g, ' '));
  }), { numRuns: 100 });
  expect(found).toBeGreaterThan(100);
});

/** What a reader sees of a stretch of the source. */
function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').replaceAll('&eacute;', 'é').replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim();
}
