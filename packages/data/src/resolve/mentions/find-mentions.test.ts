import { expect, test } from 'vitest';
import { nodeSha256 } from '../../testing/node-sha256.ts';
import { openSample } from '../../sample/open-sample.ts';
import { packagedSample, readFromFolder } from '../../sample/sample-folder.ts';
import { findMentions } from './find-mentions.ts';

const directory = openSample({ readFile: readFromFolder(packagedSample), sha256: nodeSha256 }).directory();

const mentions = (text: string): string[] => findMentions(text, directory).map((mention) => `${mention.span.text}=${'company' in mention ? mention.company.ticker : mention.candidates.map((company) => company.ticker).join('/')}`);

test.each([
  ['Our pick is $KO, not PEP or KDP.', ['KO=KO', 'PEP=PEP', 'KDP=KDP']],
  ['General Motors Co (GM) trails Toyota (NYSE: TM).', ['General Motors Co=GM', 'GM=GM', 'Toyota=TM', 'TM=TM']],
  ['Oracle’s backlog doubled while Salesforce, Inc. stood still.', ['Oracle’s=ORCL', 'Salesforce, Inc=CRM']],
  ['We swapped Berkshire Class A for BRK/B.', ['Berkshire Class A=BRK-A', 'BRK/B=BRK-B']],
  ['Look up CIK0000789019 first.', ['CIK0000789019=MSFT']],
])('tickers, names, possessives, classes and numbers of %s are found [RESOLVE-MENTION-1]', (text, expected) => {
  expect(mentions(text)).toEqual(expected);
});

test.each([
  ['Target raised its outlook.', ['Target=TGT']], ['Analysts like Target for its margins.', ['Target=TGT']], ['Target prices were cut.', []], ['We missed the target by a mile.', []], ['Gap, Nike and Ross opened stores.', ['Gap=GAP', 'Nike=NKE', 'Ross=ROST']],
  ['The gap in yields closed.', []], ['Visa applications rose in spring.', []], ['Visa said volumes grew.', ['Visa=V']], ['An apple a day.', []], ['Boats on the Amazon river were stuck.', []], ['Henry Ford paid five dollars a day.', []], ['Buy it NOW or wait.', []],
  ['IT budgets and AI hopes drove the IPO.', []], ['ALL IN ALL A GOOD QUARTER FOR COTTON', []],
])('a common word in “%s” is a company only with a reason beside it [RESOLVE-MENTION-2]', (text, expected) => {
  expect(mentions(text)).toEqual(expected);
});

test('companies without filings, indices and institutions are no mentions [RESOLVE-MENTION-2]', () => {
  expect(mentions('Samsung and Merck KGaA beat the S&P 500, said the Bank of Japan.')).toEqual([]);
  expect(mentions('The Nasdaq fell; Nasdaq Inc. did not.')).toEqual(['Nasdaq Inc=NDAQ']);
});

test('a misspelt name is found where it is no other word [RESOLVE-MENTION-3]', () => {
  expect(mentions('Did Walmrat or Costoc grow faster?')).toEqual(['Walmrat=WMT', 'Costoc=COST']);
  expect(mentions('A modern and human company.')).toEqual([]);
});

test.each([
  ['Door Dash and Black Rock were both up.', ['Door Dash=DASH', 'Black Rock=BLK']], ['Homedepot closed shops.', ['Homedepot=HD']], ['Costcos fees rose with Facebok ads.', ['Costcos=COST', 'Facebok=META']],
  ['We sold Royal Carribean and Mc Donald’s.', ['Royal Carribean=RCL', 'Mc Donald’s=MCD']], ['The chief financier spent the capital due in May.', []],
])('in “%s” a wrong blank, a lost apostrophe or two wrong letters of a long name are read over [RESOLVE-MENTION-3]', (text, expected) => {
  expect(mentions(text)).toEqual(expected);
});

test.each([
  ['JPM’s deposits grew; F yields 5%.', ['JPM=JPM', 'F=F']], ['F yields 5%, says JPM.', ['F=F', 'JPM=JPM']], ['net margin: GS 2024, V FY2024', ['GS=GS', 'V=V']], ['V high and low close 2024', ['V=V']], ['nyse: ko or brk.b', ['ko=KO', 'brk.b=BRK-B']],
  ['Debt of KO (ST + LT), chg in PCT, BV and AP at 31 Dec.', ['KO=KO']],
  ['According to the ECB, ESG funds and the AGM matter at 20 degrees Celsius.', []], ['Class A of Heico is not its common share; Heico Class A is.', ['Heico=HEI', 'Heico Class A=HEI-A']], ['News Corp Class B votes.', ['News Corp Class B=NWS']],
  ['Our friends at Quimby Health posted a loss in Rio.', []], ['Clients of New York Community left; New York did not.', ['New York Community=FLG']],
])('tickers, classes and words that only look like companies are told apart in “%s” [RESOLVE-MENTION-2]', (text, expected) => {
  expect(mentions(text)).toEqual(expected);
});

test('a question typed without capitals is read as one [RESOLVE-MENTION-3]', () => {
  expect(mentions('msft vs oracle margins')).toEqual(['msft=MSFT', 'oracle=ORCL']);
});

test('a name that several companies carry gives them all [RESOLVE-MENTION-1]', () => {
  const [open] = findMentions('United raised its outlook for the summer.', directory);
  expect(open !== undefined && 'candidates' in open && open.candidates.map((company) => company.ticker)).toEqual(expect.arrayContaining(['UNH', 'UAL']));
});

test('spans are offsets into the text [RESOLVE-MENTION-1]', () => {
  const text = '🚀 Nvidia and “Intel” rose.';
  expect(findMentions(text, directory).map(({ span }) => text.slice(span.start, span.end))).toEqual(['Nvidia', 'Intel']);
});
