// What the palette offers, and which of it fits the words that were typed.
import type { ListedRunView } from '@assay/record/api';
import { places, placesOfRun, runAt } from '../places.ts';

export type Group = 'Go to' | 'Runs' | 'Companies' | 'Do';
/** `what`: an address to go to, or a command by name. */
export type Choice = { readonly key: string; readonly group: Group; readonly name: string; readonly detail: string; readonly what: { readonly go: string } | { readonly command: Command } };
export const commands = ['theme', 'help', 'copy-link', 'print', 'log-out'] as const;
export type Command = (typeof commands)[number];
export type CompanyMatch = { readonly ticker: string; readonly name: string; readonly sample: boolean };

const commandNames: Readonly<Record<Command, readonly [name: string, detail: string]>> = {
  theme: ['Light or dark', 'theme'], help: ['Keys', 'keyboard help'], 'copy-link': ['Copy the address of this page', 'link'], print: ['Print this page', 'PDF'], 'log-out': ['Log out', ''],
};

function goTo(group: Group, name: string, { href, detail = '' }: { readonly href: string; readonly detail?: string }): Choice {
  return { key: `${group} ${href}`, group, name, detail, what: { go: href } };
}

function ofRun(listed: ListedRunView): Choice[] {
  if (listed.state !== 'sealed') return [];
  const { run } = listed;
  return [goTo('Runs', run.title ?? run.question.text ?? listed.id, { href: `/runs/${listed.id}`, detail: [run.company.ticker ?? run.question.ticker, run.startedAt.slice(0, 10)].filter((part) => part !== '').join(' · ') })];
}

function ofCompany({ ticker, name, sample }: CompanyMatch): Choice[] {
  return [
    goTo('Companies', `Runs on ${name}`, { href: `/archive?company=${encodeURIComponent(ticker)}`, detail: ticker }),
    goTo('Companies', `Ask about ${name}`, { href: `/?q=${encodeURIComponent(ticker)}`, detail: sample ? `${ticker} · sample figures at hand` : ticker }),
  ];
}

type Offered = { readonly path: string; readonly runs: readonly ListedRunView[]; readonly companies: readonly CompanyMatch[]; readonly loggedIn: boolean };

export function allChoices({ path, runs, companies, loggedIn }: Offered): Choice[] {
  const run = runAt(path);
  const here = run === null ? [] : placesOfRun(run).map(({ href, name }) => goTo('Go to', `${name} of this run`, { href }));
  const doing = commands.filter((command) => command !== 'log-out' || loggedIn).map((command): Choice => ({ key: command, group: 'Do', name: commandNames[command][0], detail: commandNames[command][1], what: { command } }));
  return [...here, ...places.map(({ href, name }) => goTo('Go to', name, { href })), ...runs.flatMap(ofRun), ...companies.flatMap(ofCompany), ...doing];
}

/** Every word must begin a word of name or detail, or stand in it; the whole order of groups stays. Companies were found by the server for these words already. */
export function fittingChoices(choices: readonly Choice[], typed: string, most = 12): Choice[] {
  const words = typed.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const fits = ({ group, name, detail }: Choice): boolean => {
    const text = `${name} ${detail}`.toLowerCase();
    return group === 'Companies' || words.every((word) => text.includes(word));
  };
  const found = choices.filter(fits);
  const starts = ({ name }: Choice): boolean => words[0] !== undefined && name.toLowerCase().startsWith(words[0]);
  return [...found.filter(starts), ...found.filter((choice) => !starts(choice))].slice(0, most);
}
