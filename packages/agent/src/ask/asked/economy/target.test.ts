import { expect, test } from 'vitest';
import { againstTarget } from './target.ts';

test.each([
  ["What was core PCE inflation in May 2025, and how far above the Fed's 2 percent target was it?", 'What was core PCE inflation in May 2025?'],
  ['core PCE yoy May 2025, and gap to the 2% target', 'core PCE yoy May 2025'],
  ["How many points over the Fed's two percent goal was core PCE inflation in May 2025?", 'what was core PCE inflation in May 2025?'],
  ['core PCE yoy Dec 2025, pp above 2%', 'core PCE yoy Dec 2025'],
  ['By how much did CPI inflation overshoot 2% in June 2022?', 'what was CPI inflation in June 2022?'],
  ["What was core PCE inflation in July 2025 and by how much did it miss the Fed's target?", 'What was core PCE inflation in July 2025?'],
  ["By how much did CPI inflation exceed the Fed's target of 2% in January 2025?", 'what was CPI inflation in January 2025?'],
])('%s asks for a rate, held against what is aimed at', (question, plain) => {
  expect(againstTarget(question)).toEqual({ text: plain, target: 2 });
});

test('an aim without a number of what is no inflation, a threshold that is only asked about, and one of no economy, is none', () => {
  expect(againstTarget("How far was unemployment from the Fed's target?")).toBeNull();
  expect(againstTarget('Was core PCE inflation above 2% in December 2025?')).toBeNull();
  expect(againstTarget('How far was unemployment above 2% in December 2025?')).toBeNull();
  expect(againstTarget('How far is the margin above the 20% target?')).toBeNull();
});
