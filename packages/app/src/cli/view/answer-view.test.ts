import { describe, expect, test } from 'vitest';
import { answerReport, answeredRun } from '../../export/html/testing/answer-page.ts';
import { inventedAnswer } from '../../export/testing/invented-answer.ts';
import { smallRun } from '../../testing/small-run.ts';
import { openOutput, type Output } from '../output.ts';
import { printJudgement, printSources, printText } from './answer-view.ts';

function screen(columns = 60): { readonly out: Output; readonly text: () => string } {
  let text = '';
  const out = openOutput({ write: (chunk: string) => { text += chunk; return true; }, isTTY: true, columns }, { noColor: true, dumb: true });
  return { out, text: () => text };
}

const contents = answeredRun();
const finished = { ...smallRun(), contents };
const answer = inventedAnswer({ citations: inventedAnswer().citations.map((citation, index) => ({ ...citation, claims: contents.claims.slice(index, index + 1).map(({ id }) => id) })) });
const { metadata } = inventedAnswer();

describe('an answer in the terminal', () => {
  test('has the number of its source behind each claim, once a sentence, also in tables whose columns stay in line [ASK-CLI-1]', () => {
    const { out, text } = screen();
    printText({ finished, answer }, out);
    expect(text()).toContain('revenue rose 9.1%[1] to $2.04 billion[2] in');
    expect(text()).toMatch(/^FY2023 +\$1\.87 billion\[3\]\nFY2024 +\$2\.04 billion$/m);
    expect(text()).not.toMatch(/^#|\|/m);
  });

  test('a mark is not repeated within its sentence [ASK-CLI-1]', () => {
    const { out, text } = screen();
    const [first] = answer.citations;
    printText({ finished, answer: { ...answer, citations: first === undefined ? [] : [{ ...first, claims: contents.claims.map(({ id }) => id) }] } }, out);
    expect(text().match(/\[1\]/g)).toHaveLength(1);
  });

  test('sources say what is cited; the address of figures of one filing is said once [ASK-CLI-1]', () => {
    const { out, text } = screen();
    printSources({ answer }, out);
    expect(text().match(/facts\.json/g)).toHaveLength(1);
    expect(text()).toContain('“Our second plant began to ship in March.”');
  });

  test('of many figures of one kind the first and the last stand in the list [ASK-CLI-1]', () => {
    const { out, text } = screen(120);
    const [figure, ...others] = answer.citations;
    if (figure === undefined) throw new Error('The invented answer cites nothing.');
    const closes = Array.from({ length: 40 }, (_, index) => ({ ...figure, number: index + 1, about: `Close of Marram, day ${String(index + 1)}` }));
    printSources({ answer: { ...answer, citations: [...closes, ...others] } }, out);
    expect(text()).toMatch(/\[1\] Close of Marram, day 1\b[^]*\[2\]–\[39\] 38 more of the same[^]*\[40\] Close of Marram, day 40\b/);
    expect(text()).not.toContain('day 20');
  });

  test('confidence is said in words with the number; a declined, partial or contradicted answer says so instead of looking sure [ASK-CLI-1]', () => {
    const said = (more: object): string => {
      const { out, text } = screen(200);
      const shown = { finished, answer: inventedAnswer({ metadata: { ...metadata, ...more } }) };
      printText(shown, out);
      printJudgement(shown, { out, elapsedMs: 640, before: null });
      return text().replace(answerReport, '');
    };
    expect(said({})).toContain('Confidence high (0.96)');
    expect(said({ confidence: 0.899 })).toContain('moderate (0.89)');
    expect(said({ confidence: null })).toContain('nothing in it could be checked');
    expect(said({ query_type: 'declined', confidence: 0 })).toMatch(/Not answered(?![^]*Confidence)/);
    expect(said({ partial: true })).toContain('A partial answer');
    expect(said({ verdicts: { contradicted: 1 } })).toMatch(/^✕ 1 claim contradicts the sources/);
  });

  test('words from outside move no cursor', () => {
    const { out, text } = screen();
    printSources({ answer: { ...answer, citations: answer.citations.map((citation) => ({ ...citation, name: '\u001b[2Jgone\nnext', url: 'https://x.test/\u0007' })) } }, out);
    expect(text()).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
  });
});
