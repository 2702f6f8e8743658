import { expect, test } from 'vitest';
import { isNamedIn } from './named-company.ts';

test('a company is named by its own word, by its words written as one, and by a short form [TEXTS-COMPANY-1]', () => {
  const named = [['Did Northmere Shipyard’s margin rise?', 'Northmere Shipyard LLC'], ['What did HarbourTools earn?', 'Harbour Tools Co.'], ['What is the ROA of NSY?', 'North Sea Yards'], ['How large is NORTHM?', 'Northmere Shipyard'], ['Is AMFERR growing?', 'American Ferries']] as const;
  expect(named.map(([question, company]) => isNamedIn(question, company))).toEqual([true, true, true, true, true]);
});

test('a word that many companies have, and another company’s name, name nobody [TEXTS-COMPANY-1]', () => {
  const others = [['What are American Ferries’ assets?', 'American Lighthouses'], ['What is ABX’s ROA?', 'Abaco'], ['What is the answer for Harbour Tools?', 'Harrow Mills'], ['What was revenue in fiscal 2031?', 'Northmere Shipyard']] as const;
  expect(others.map(([question, company]) => isNamedIn(question, company))).toEqual([false, false, false, false]);
});
