import { expect, test } from 'vitest';
import { economyInPlainWords } from '../../economy/in-plain-words.ts';

test.each([
  ["The Fed's pet inflation gauge, core PCE: what was it in May 2025?", 'core PCE inflation what was it in May 2025?'],
  ['What was core inflation in May 2025, that is, the consumer price index without food and energy against a year earlier?', 'What was core inflation in May 2025?'],
  ['Leave out food and energy: what was inflation in February 2025?', 'what was core inflation in February 2025?'],
  ['The Fed kept cutting. How much lower was its policy rate in January 2025 than in July 2024?', 'By how many percentage points did the federal funds rate change from July 2024 to January 2025?'],
  ['fed funds avg Aug 2024 to Dec 2024, change', 'By how many percentage points did the federal funds rate change from August 2024 to December 2024?'],
  ['By how much had prices in America gone up in July 2025 against July of the year before?', 'By how much had consumer prices in the US gone up in July 2025?'],
])('%s is said again in plain words', (question, plain) => {
  expect(economyInPlainWords(question, '2026-05-15')).toBe(plain);
});

test.each(['What was the average federal funds rate from August 2024 to December 2024?', 'By how much did food prices in America rise in May 2025?', 'Was inflation in May 2025 higher than a year earlier?'])('%s stays as it is', (question) => {
  expect(economyInPlainWords(question, '2026-05-15')).toBeNull();
});
