// Advice that is asked for in a sentence of its own, and figures beside it, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['UnitedHealth has fallen a lot. Is it a buy? Give the change of the share price from the close of December 31, 2024 to the latest close and the P/E ratio on 2024 diluted earnings per share.', /^UnitedHealth’s share price fell 38\.6% from \$505\.86 on 31 December 2024 .* price over earnings was 20\.0 times on 4 September 2025.*By our rules UnitedHealth looks /],
  ['GS sell? % since 31 Dec 2024 close, P/E at last close on 2024 diluted EPS', /^Goldman Sachs’ share price rose 30\.8% from .* price over earnings was 18\.5 times on 4 September 2025.*By our rules Goldman Sachs looks /],
  ['Should I sell Goldman Sachs after its rise? What is its P/E at the latest close on 2024 diluted EPS?', /^Goldman Sachs’ price over earnings was 18\.5 times .*By our rules /],
  ['My Goldman shares have run a long way and I wonder whether to cash in. How many percent are they up since the close on December 31, 2024?', /^Goldman Sachs’ share price rose 30\.8% from .*By our rules /],
  ['Half the street swears by Caterpillar. Is its stock a buy? At least show me the P/E with the last close and the diluted EPS of fiscal 2024.', /^Caterpillar’s price over earnings was 19\.9 times .*By our rules /],
  ['Would it be wise to buy V, and at how many times its fiscal 2024 diluted EPS does the stock sell at the latest close?', /^Visa’s price-earnings ratio was 36\.1 times .*By our rules /],
])('%s is answered by %s [ASK-READ-19]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
