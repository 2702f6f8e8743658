import { expect, test } from 'vitest';
import { inMonths, withYears } from './insider-windows.ts';
import { readInsiders } from './read-insiders.ts';

const owners = ['BYRON ADA K', 'Turing Alan', 'SMITH BRADFORD L', 'Coleman Amy'];

/** `[Name]` marks where a company stands; the forms are on file up to 4 September 2025. */
function read(question: string) {
  const named: { start: number; end: number }[] = [];
  let text = '';
  for (const part of withYears(inMonths(question), '2025-09-04').split(/(\[[^\]]+\])/)) {
    const name = /^\[([^\]]+)\]$/.exec(part)?.[1];
    if (name !== undefined) named.push({ start: text.length, end: text.length + name.length });
    text += name ?? part;
  }
  return readInsiders({ text, named, companies: named.length, owners, asOf: '2025-09-04', isWithout: false })?.ask ?? null;
}

const said = (question: string): string => {
  const ask = read(question);
  if (ask === null) return '-';
  const whose = 'owners' in ask.whose ? `${ask.whose.kind === 'all-but' ? 'all but ' : ''}${ask.whose.owners.join(' + ')}` : 'words' in ask.whose ? `${ask.whose.kind} ${ask.whose.words}` : 'all';
  return `${whose} ${ask.side ?? 'either'}: ${ask.figures.join(', ')}`;
};

test.each([
  ['How many shares did the insiders of [Acme] sell in May 2025?', 'all sold: shares'],
  ['All the [Acme] bosses together: how many of their own shares did they let go?', 'all sold: shares'],
  ['insiders at [Acme] blew out how many shs', 'all sold: shares'],
  ['[Acme]\'s chief cashed in some stock in May 2025. How many shares did Byron sell?', 'BYRON ADA K sold: shares'],
  ['[Acme] insider selling, $ total, 6m', 'all sold: money'],
  ['What did the higher-ups at [Acme] pocket from share sales?', 'all sold: money'],
  ['Was it just one or two people at [Acme] selling their shares, or more? How many individuals?', 'all sold: heads'],
  ['[Acme] insiders sales w/o byron in $', 'all but BYRON ADA K sold: money'],
  ['Insider sales at [Acme] sans Coleman, how many shares?', 'all but Coleman Amy sold: shares'],
  ['Did a single director of [Acme] put his own money into the stock?', 'all bought: whether'],
  ['Did anyone on the inside pick up [Acme] shares, or was it all selling?', 'all bought: whether'],
  ['Plenty of selling at [Acme], but did a single director or officer put their own cash in and buy?', 'all bought: whether'],
  ['Who at [Acme] got rid of the most shares in May 2025?', 'all sold: most'],
  ['[Acme] Brad Smith sales, total $', 'SMITH BRADFORD L sold: money'],
  ['ada byron, the [Acme] finance chief, sold a block in August 2025. What was it worth in dollars?', 'BYRON ADA K sold: money'],
  ['[Acme]\'s chief executive, Ada Byron, let go of some stock in August 2025. How many shares was it and what did they fetch?', 'BYRON ADA K sold: shares'],
  ['[Acme] insider sales May 2025: total shares, no. of sellers', 'all sold: heads, shares'],
  ['At what average price did Turing sell his [Acme] shares?', 'Turing Alan sold: price'],
  ['When did Amy last sell [Acme] shares?', 'Coleman Amy sold: latest'],
  ['[Acme] insider sales ex-Byron, shares', 'all but BYRON ADA K sold: shares'],
  ['What share of the insiders\' sales of [Acme] stock was Byron\'s?', 'BYRON ADA K sold: shares, part'],
  ['What percentage of everything that [Acme] insiders sold in May 2025 came from Byron?', 'BYRON ADA K sold: shares, part'],
  ['[Acme] May 2025: Byron shares sold, avg price, her % of all insider sales', 'BYRON ADA K sold: price, part'],
  ['Who sold more [Acme] stock, Byron or Turing?', 'BYRON ADA K + Turing Alan sold: most'],
  ['Shares sold by Byron vs Turing at [Acme], who\'s bigger?', 'BYRON ADA K + Turing Alan sold: most'],
  ['Sold by Byron and by Turing at [Acme]: name the one with the larger amount', 'BYRON ADA K + Turing Alan sold: most'],
  ['Did [Acme]\'s CEO dump stock in August?', 'office ceo sold: whether'],
])('%s: whose trades, on which side, and which figure [ASK-INSIDER-1]', (question, expected) => {
  expect(said(question)).toBe(expected);
});

const spans = (question: string): string => (read(question)?.spans ?? []).map(({ from, to }) => `${from}..${to}`).join(' ');

test.each([
  ['[Acme] insider sales May+Aug 2025', '2025-05-01..2025-05-31 2025-08-01..2025-08-31'], ['[Acme] insider sales jun-jul 2025', '2025-06-01..2025-07-31'], ['What did insiders of [Acme] sell in May?', '2025-05-01..2025-05-31'],
  ['What did insiders of [Acme] sell in November?', '2024-11-01..2024-11-30'], ['[Acme] insider sales on 9/3/25', '2025-09-03..2025-09-03'], ['[Acme] insider sales ytd', '2025-01-01..2025-09-04'], ['[Acme] insider sales 5/2025', '2025-05-01..2025-05-31'],
  ['What did insiders of [Acme] sell in early September 2025?', '2025-09-01..2025-09-10'], ['insiders of [Acme] sold what in July 2025, leaving June aside', '2025-07-01..2025-07-31'], ['Have insiders of [Acme] sold shares lately?', ''],
])('%s: the days that are meant [ASK-INSIDER-1]', (question, expected) => {
  expect(spans(question)).toBe(expected);
});

test.each(['How many [Acme] shares did Amy Hood sell?', 'Did Adam Smith sell [Acme] stock?'])('%s: who shares a name with an insider is somebody else [ASK-INSIDER-1]', (question) => {
  expect(read(question)?.whose.kind).toBe('stranger');
});

test.each([
  'How many phones did [Acme] sell in 2024?', 'Planes or bulldozers: who sold more in 2024, [Acme] or [Globex]?', 'What were the sales of [Acme] in May 2025?', 'How many shares does Byron still hold in [Acme]?', 'Why did insiders of [Acme] sell?', 'What did Byron get from her options in [Acme]?',
  'Which funds sold [Acme] shares?', 'How many [Acme] shares did insiders not sell?', 'What was the revenue of [Acme], and did insiders sell?', 'How many shares did [Acme] buy back?',
])('%s: left to other readers [ASK-INSIDER-1]', (question) => {
  expect(read(question)).toBeNull();
});

test('who somebody is, and one who is set aside in a sentence of its own, are no part of what is asked of the others [ASK-INSIDER-1]', () => {
  expect(read('[Microsoft]\'s chief Alan Turing sold stock in August 2025. How many shares was it?')).toMatchObject({ whose: { kind: 'owners', owners: ['Turing Alan'] }, side: 'sold' });
  expect(read('Leave Ada Byron out of it. Who sold more [Microsoft] shares in August 2025, Alan Turing or Amy Coleman?')).toMatchObject({ whose: { kind: 'owners', owners: ['Turing Alan', 'Coleman Amy'] } });
  expect(read('Leave Ada Byron out of it: how many [Microsoft] shares did insiders sell in August 2025?')).toMatchObject({ whose: { kind: 'all-but', owners: ['BYRON ADA K'] } });
});
