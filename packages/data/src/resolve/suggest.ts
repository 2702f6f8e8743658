// What a name or ticker that finds nothing may have meant.
import type { Company } from '../company.ts';
import type { Directory, Entry } from './directory.ts';
import { plainName } from './names/plain-name.ts';
import { nearestNames, nearestTickers, type Near } from './nearest-names.ts';

const mostSuggestions = 5;

/** Nearest tickers and names, then names with the same word; among equals well-known companies first. */
export function suggest(text: string, directory: Directory): Company[] {
  const name = plainName(text);
  const ticker = text.toUpperCase().replace(/[^A-Z0-9-]/g, '');
  const near = [...(ticker.length >= 2 && ticker.length <= 6 && !text.includes(' ') ? nearestTickers(ticker, directory) : []), ...(name.length < 4 ? [] : nearestNames(name, directory, name.length < 6 ? 1 : 2))];
  const ordered = near.sort((left, right) => weight(left) - weight(right) || left.entry.rank - right.entry.rank).map(({ entry }) => entry);
  return [...new Set([...ordered, ...withWord(name, directory)])].slice(0, mostSuggestions).map((entry) => directory.companyOf(entry));
}

function weight({ entry, distance }: Near): number {
  return distance + (entry.wellKnown ? 0 : entry.rank < 1000 ? 1 : 2);
}

function withWord(name: string, directory: Directory): Entry[] {
  const longest = name.split(' ').sort((left, right) => right.length - left.length)[0] ?? '';
  if (longest.length < 4) return [];
  const found = [...directory.names.all()].filter(([known]) => ` ${known} `.includes(` ${longest} `)).flatMap(([, namings]) => namings.map((naming) => naming.entry));
  return found.sort((left, right) => left.rank - right.rank).slice(0, mostSuggestions);
}
