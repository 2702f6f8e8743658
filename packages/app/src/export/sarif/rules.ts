// What a reviewer is told of each kind of finding, without any address: the text is all there is.
import type { VerdictName } from '@assay/record';

export type Level = 'error' | 'warning' | 'note';
export type FindingRule = { readonly id: Extract<VerdictName, 'contradicted' | 'unverified' | 'not-checked'>; readonly level: Level; readonly short: string; readonly full: string; readonly help: string };

/** The gravest first. A claim with any other verdict is no finding. */
export const findingRules: readonly FindingRule[] = [
  { id: 'contradicted', level: 'error', short: 'A source says otherwise.', full: 'A captured source, or arithmetic over captured figures, gives another value, sign, unit, period or direction than the report.', help: 'Put the right value in place of the one that stands there, where the finding gives one; else follow the evidence of the claim and write what it says.' },
  { id: 'unverified', level: 'warning', short: 'No captured source speaks of it.', full: 'The claim can be true, but nothing among the captured sources says so: no value of its measure, company and time was found.', help: 'Add the source that says it and audit the report again, or leave the claim out.' },
  { id: 'not-checked', level: 'note', short: 'The check could not run.', full: 'The claim was found, but no rule could try it.', help: 'Say it in plainer words, with measure, company and time, and audit the report again.' },
];
