// What is said beside an answer, so that nothing read into a question stays silent.
import type { Directory, Entry, Naming } from './directory.ts';
import { goneTickers } from './known/gone.ts';
import { classOf } from './names/share-class.ts';

/** Listed classes of a company, the main one first; preferred shares and earlier tickers left out. One class only is none. */
export function classesOf(entry: Entry): { readonly ticker: string; readonly shareClass: string }[] {
  const main = entry.tickers[0] ?? '';
  const classes = entry.tickers.flatMap((ticker) => {
    const shareClass = classOf(ticker, main);
    return shareClass === null ? [] : [{ ticker, shareClass }];
  });
  const hasMain = classes.some(({ ticker }) => ticker === main);
  if (classes.length === 0 || hasMain) return classes.length > 1 ? classes : [];
  // Beside a class A with a letter of its own the main one is the common share.
  return [{ ticker: main, shareClass: classes.some(({ shareClass }) => shareClass === 'A') ? 'common' : 'A' }, ...classes];
}

export function classesNote(entry: Entry): string | null {
  const classes = classesOf(entry);
  return classes.length === 0 ? null : `${sentence(entry)} has several listed classes: ${classes.map(({ ticker, shareClass }) => `${ticker} (${shareClass.length === 1 ? `Class ${shareClass}` : shareClass})`).join(', ')}.`;
}

/** The name without the dot of "Inc.", which would end the sentence twice. */
function sentence(entry: Entry): string {
  return entry.name.replace(/\.$/, '');
}

export function namingNote({ entry, how, said, year }: Naming): string | null {
  if (how === 'former') return `${said} was the name of ${sentence(entry)}${year === null ? ' earlier' : ` until ${String(year)}`}.`;
  return how === 'acquired' ? `${said} has belonged to ${sentence(entry)}${year === null ? ' for some years' : ` since ${String(year)}`}.` : null;
}

export function earlierNote(ticker: string, directory: Directory): string | null {
  const today = directory.earlierTickers.get(ticker);
  const entry = directory.byTicker.get(ticker);
  return today === undefined || entry === undefined ? null : `${ticker} is the earlier ticker of ${sentence(entry)}, which trades as ${today}.`;
}

export function goneNote(entry: Entry): string | null {
  const gone = entry.tickers.map((ticker) => goneTickers[ticker]).find((why) => why !== undefined);
  return gone === undefined ? null : `${sentence(entry)} ${gone}: the shares no longer trade.`;
}

export function othersNote(entry: Entry, others: readonly Entry[]): string | null {
  return others.length === 0 ? null : `Read as ${sentence(entry)} (${entry.tickers[0] ?? ''}); others of that name: ${others.slice(0, 3).map((other) => `${other.tickers[0] ?? ''} (${other.name})`).join(', ')}.`;
}

export function spellingNote(text: string, entry: Entry): string {
  return `Read “${text}” as ${sentence(entry)}.`;
}

export function tickerNote(ticker: string, entry: Entry): string {
  return `${ticker} is also the ticker of ${sentence(entry)}.`;
}
