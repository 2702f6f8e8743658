import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditReport, documentSource } from '@assay/audit';
import { renderText } from '../../prose/render.ts';
import { renderAnswer } from '../markdown/render-answer.ts';
import { answerFromFilings, type FilingAnswer } from './answer-from-filings.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const page = `   FORM 10-K
   For the fiscal year ended December 31, 2031
   HARBOUR TOOLS CO.
   (Exact name of registrant as specified in its charter)

Item 7. Management's Discussion and Analysis
Tool sales rose in 2031 because dockyards reopened after the flood and two large fleets were refitted.
Our chief executive officer since March 2030 is Ms. Rosa Brandt, who led the Northmere shipyard before.
The company rents no boats.

   HARBOUR TOOLS CO.
   CONSOLIDATED STATEMENTS OF INCOME
   (in millions)

   Year Ended December 31,
   2031   2030   2029
Net sales   $   512   $   480   $   455
Cost of sales   320   310   300
Operating income   60   52   49

   HARBOUR TOOLS CO.
   CONSOLIDATED BALANCE SHEETS
   (in millions)

   December 31, 2031   December 31, 2030
Inventories   $   48   $   41
Total assets   900   860
Accounts payable   30   28
`;
const source = documentSource({ name: 'harbour.txt', bytes: new TextEncoder().encode(page) }, { about: { id: null, ticker: null, name: 'Harbour Tools Co.' }, readAt: '2032-03-01T00:00:00Z', sha256 });
const ask = (question: string): FilingAnswer => answerFromFilings({ question, asked: null, captures: [source], sha256, asOf: null, passages: [{ capture: source.capture.id, source: { start: 0, end: page.length }, where: ['Harbour Tools Co.', '10-K'], period: '2031-12-31' }] });
const verdictsOn = (question: string): string[] => {
  const { claims, verdicts } = auditReport(renderAnswer(ask(question).draft).markdown, [source], { subject: source.capture.entity, asOf: null, sha256, question });
  return verdicts.flatMap(({ verdict }, at) => (claims[at]?.kind === 'figure' ? [`${claims[at].text} ${verdict}`] : []));
};

test('a figure is worked out from the statements and rounded as the question wants it, with what it was made of [TEXTS-COMPUTE-1]', () => {
  const { kind, draft } = ask('What is the FY2031 inventory turnover ratio of Harbour Tools? Inventory turnover ratio is defined as: FY2031 COGS / (average inventory between FY2030 and FY2031). Round to two decimal places.');
  expect([kind, renderText(draft.summary), ...draft.blocks.map((block) => (block.kind === 'text' ? renderText(block.text) : block.kind))]).toEqual([
    'computed', 'Harbour Tools Co.’s inventory turnover ratio was 7.19 in fiscal 2031.',
    'Harbour Tools Co.’s cost of revenue was $320 million in fiscal 2031.', 'Harbour Tools Co.’s inventory was $41 million at the end of fiscal 2030.', 'Harbour Tools Co.’s inventory was $48 million at the end of fiscal 2031.',
    'It is worked out as cost of revenue in fiscal 2031 divided by ((inventory at the end of fiscal 2030 plus inventory at the end of fiscal 2031) divided by 2).',
  ]);
});

test('every figure of a computed answer is proved by the judge from the filing [TEXTS-COMPUTE-2]', () => {
  expect(verdictsOn('What is the FY2031 accounts payable of Harbour Tools? Answer in USD millions.')).toEqual(['$30 million verified']);
  expect(verdictsOn("What is Harbour Tools' growth in net sales from FY2030 to FY2031 (in percent)?")).toEqual(['$480 million verified', '$512 million verified', '6.7% computed', '$512 million verified', '$480 million verified']);
});

test('yes and no are said only where a computed comparison decides [TEXTS-YESNO-1]', () => {
  const said = (question: string): string => renderText(ask(question).draft.summary).slice(0, 4);
  expect([said('Did Harbour Tools’ operating income increase in FY2031?'), said('Is Harbour Tools’ operating income declining as of FY2031?'), said('Does Harbour Tools have an improving operating margin profile as of FY2031?'), said('Did Harbour Tools’ revenue increase in FY2031?')]).toEqual(['Yes.', 'No. ', 'Yes.', 'Yes.']);
  expect(ask('Did Harbour Tools’ operating income from rentals increase in FY2031?').kind).not.toBe('computed');
  expect(verdictsOn('Did Harbour Tools’ operating income increase in FY2031?').every((verdict) => /verified|computed/.test(verdict))).toBe(true);
});

test('what the statements do not give is declined with what lies nearest, and never guessed [TEXTS-DECLINE-1]', () => {
  const { kind, draft } = ask('What is the FY2031 goodwill of Harbour Tools?');
  expect([kind, draft.missing]).toEqual(['declined', ['The tables of the filings found do not give goodwill for the time asked.']]);
  expect(ask('Which satellites did Harbour Tools launch?')).toMatchObject({ kind: 'declined', draft: { missing: ['No sentence of the filings found answers this.'] } });
});

test('other questions are answered with the sentences that answer, verbatim at their offsets [TEXTS-QUOTE-1]', () => {
  for (const [question, words] of [['Why did tool sales rise in 2031?', 'because dockyards reopened'], ['Who is the chief executive officer of Harbour Tools?', 'Rosa Brandt']] as const) {
    const { kind, quotes } = ask(question);
    expect([kind, quotes.some(({ quote }) => quote.includes(words))]).toEqual(['quoted', true]);
    for (const { quote, source: { start, end } } of quotes) expect(page.slice(start, end)).toBe(quote);
  }
});
