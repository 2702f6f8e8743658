// The table of the set of mentions.
import { ratesOf, type Tally } from './score.ts';

const rate = (value: number): string => value.toFixed(3);

function row(name: string, tally: Tally): string {
  const { precision, recall, f1 } = ratesOf(tally);
  return `| ${name} | ${tally.sentences} | ${tally.expected} | ${tally.right} | ${tally.wrong} | ${tally.missed} | ${rate(precision)} | ${rate(recall)} | ${rate(f1)} |`;
}

export function renderResolver({ all, open, closed }: { readonly all: Tally; readonly open: Tally; readonly closed: Tally }): string {
  return [
    '# Companies found in sentences', '',
    'Written by `npm run -s bench:resolver`. By code alone, offline, on the bundled lists. The sentences were written by somebody who had not seen the resolver, with every mention and what it means, words that only look like companies included. A mention is right when it is resolved to the company that is meant; anything else resolved to a company is wrong. A name that several companies carry counts as right where the sentence leaves it open and one of them is meant, and else as missed.', '',
    '| sentences | n | companies meant | right | wrong | missed | precision | recall | F1 |', '|---|---|---|---|---|---|---|---|---|',
    row('**all**', all), row('open half (errors were studied)', open), row('closed half (never read; counts of its misses were used)', closed), '',
  ].join('\n');
}
