import { expect, test } from 'vitest';
import { askSample, bundledCompanies, sampleTools } from '../../testing/index.ts';
import { shortName } from '../../write/company-name.ts';
import { houseAskEngine } from '../house/house-ask-engine.ts';
import { citedClaims } from './cited-claims.ts';
import { openDecoded } from './decoded-capture.ts';

const names = bundledCompanies().map(({ name }) => shortName(name));
const following = (index: number): string => names[(index + 1) % names.length] ?? '';

/** A hundred questions: six of each bundled company, and a few about the economy and many companies. */
const questions: readonly string[] = [
  ...names.map((name) => `What was the revenue of ${name} in fiscal 2024?`),
  ...names.map((name) => `How did the net income of ${name} develop over the last four years?`),
  ...names.map((name) => `What is the return on equity of ${name}?`),
  ...names.map((name, index) => `Which has more total assets, ${name} or ${following(index)}?`),
  ...names.map((name) => `At what price did the shares of ${name} close last?`),
  ...names.map((name) => `How fast did the operating cash flow of ${name} grow in its last fiscal year?`),
  'Which of the bundled companies has the highest net margin?', 'What is the federal funds rate?', 'Did unemployment rise over the last year?', 'Is Visa worth its price?',
];

const desk = sampleTools();

test('each citation of a hundred answers is found again at its offsets, proves claims that hold, and bears its number in the order of use [ASK-CITE-1]', { timeout: 240_000 }, async () => {
  expect(questions).toHaveLength(100);
  let citations = 0;
  for (const question of questions) {
    const { contents, answer } = await askSample(question, { engine: houseAskEngine, desk });
    const texts = new Map<string, string>(contents.captures.map((source) => [source.capture.id, openDecoded(source).text]));
    const holding = new Set(contents.verdicts.filter(({ verdict }) => ['verified', 'computed', 'supported'].includes(verdict)).map(({ claim }) => claim));
    for (const [index, { number, capture, source, quote, claims }] of answer.citations.entries()) {
      expect(texts.get(capture)?.slice(source.start, source.end), question).toBe(quote);
      expect(number).toBe(index + 1);
      expect(claims.filter((claim) => !holding.has(claim)), question).toEqual([]);
    }
    const places = new Map(contents.claims.map(({ id, span }) => [id, span.start]));
    const firstUses = answer.citations.map(({ claims }) => Math.min(...claims.map((id) => places.get(id) ?? 0)));
    expect(firstUses, question).toEqual([...firstUses].sort((left, right) => left - right));
    expect([...holding].filter((claim) => !citedClaims(answer.citations).has(claim)), question).toEqual([]);
    citations += answer.citations.length;
  }
  expect(citations).toBeGreaterThan(300);
});
