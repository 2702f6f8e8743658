import { expect, test } from 'vitest';
import { kitchenTalk } from './kitchen-talk.ts';

test.each([
  ['how many pennies of each sales dollar', 'what percentage of sales'],
  ['How many cents out of every dollar of free cash flow went on it?', 'what percentage of free cash flow went on it?'],
  ['How deep a hole did Tansy dig itself in 2021?', "how large was Tansy's net loss in 2021?"],
  ['what stuck for each share, fully diluted, in 2021', 'what were diluted earnings per share, in 2021'],
  ['and what was it a share, after tax?', 'and what were diluted earnings per share?'],
  ['Tell me what Tansy handed out per share in 2021', "Tell me Tansy's dividends per share in 2021"],
  ['leftover cash after capex', 'free cash flow'],
  ['How much did Tansy clear on interest?', "what was Tansy's net interest income?"],
  ['set aside for rotten loans', 'set aside for bad loans'],
  ['What would the whole shebang cost?', 'What would the whole company cost?'],
  ['How many shares are floating around?', 'How many shares are outstanding?'],
  ['How steep a rise is that over the year before?', 'by how much was that more than the year before?'],
  ['How much of the cash from operations did it leave over?', 'how much of the operating cash flow was left after it?'],
  ['If Tansy had to settle everything tomorrow: its cash?', 'Tansy: its cash?'],
  ['sales in the third three months of 2021', 'sales in the third quarter of 2021'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(kitchenTalk(said)).toBe(plain);
});

test.each(['What was left a share price ago?', 'How many cents did the share gain?', 'the first three months', 'What would the whole of its debt cost?'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(kitchenTalk(said)).toBe(said);
});
