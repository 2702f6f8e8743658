import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';
import { fromLastClose } from './from-last-close.ts';

test.each([
  ['How far is IBM above its 2024 year-end close?', 'How far is IBM above the close of 31 December 2024?'],
  ['Is Caterpillar above or below its 2024 closing price, and by how much?', 'Is Caterpillar above or below the close of 31 December 2024, and by how much?'],
  ['How far above its 2024 close does Amazon stand now?', 'How far is Amazon above the close of 31 December 2024?'],
  ['By what percent below the close of 31 December 2024 is UNH trading today?', 'By what percent is UNH below the close of 31 December 2024?'],
])('%s is asked plainly [ASK-READ-6]', (text, said) => {
  expect(fromLastClose(text)).toBe(said);
});

test.each(['How far did Amazon end 2024 above its 2023 close?', 'How far is UNH below its 2024 closing high?', 'How far is Apple above its March 2024 close?', 'What was revenue against the 2024 close?', 'How far above its 2024 close did it trade in 2025?'])('%s stays as it is [ASK-READ-6]', (text) => {
  expect(fromLastClose(text)).toBe(text);
});

test.each([
  ['By what percent is UNH below its 2024 close?', /fell 38\.6% from \$505\.86 on 31 December 2024/],
  ['How far is Amazon above where it closed in 2024?', /rose 7\.4% from \$219\.39 on 31 December 2024/],
  ['How far above where Boeing closed in 2024 does it stand now?', /rose 25\.3% from \$177\.00 on 31 December 2024/],
  ['I need the top and the bottom of where IBM\'s shares closed in 2024.', /\$238\.04 on 6 December 2024.*\$159\.16 on 5 January 2024/],
])('%s: a year\'s close is its last, and the ends of a year are all its closes [ASK-COURSE-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
