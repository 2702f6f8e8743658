// The headings of the body: of all candidates the ascending chain with the most evidence. A page's running heads repeat a heading; its first place counts.
import { NEAR } from './contents.ts';
import { itemsOfForm, type FormItem } from './form-items.ts';
import { LONG_HEADING, withoutPage, type Candidate } from './candidates.ts';
import type { Line } from './page-lines.ts';
import type { PageLinks } from './page-links.ts';

type Weighed = { readonly candidate: Candidate; readonly line: number; readonly weight: number };

/** What an item's number at the head of a line must have beside it. */
const ENOUGH = 2.5;
/** The lines after a link's target among which its heading stands. */
const REACH = 6;
/** Subheads of an entry are looked at so far below it. */
const BELOW = 12;

type Page = { readonly lines: readonly Line[]; readonly links: PageLinks; readonly form: string };
type Target = { readonly entry: Candidate; readonly to: number; readonly label: string };

export function chooseHeadings(candidates: readonly Candidate[], contents: ReadonlySet<Candidate>, { lines, links, form }: Page): Candidate[] {
  const body = candidates.filter((candidate) => !contents.has(candidate));
  const targets = [...contents].flatMap((entry) => targetOf(entry, candidates, { lines, links }));
  const led = new Set<Candidate>();
  const found: Weighed[] = [];
  for (const { entry, to, label } of targets) {
    const own = body.find((candidate) => candidate.place === entry.place && candidate.line >= to && candidate.line <= to + REACH);
    if (own !== undefined) led.add(own);
    else found.push(...unnumbered({ entry, to, label }, lines, itemsOfForm(form) ?? []));
  }
  const firsts = new Map(body.toReversed().map((candidate) => [candidate.place, candidate]));
  const weighed = [...body.map((candidate) => ({ candidate, line: candidate.line, weight: weightOf(candidate, lines[candidate.line], { isLed: led.has(candidate), isFirst: firsts.get(candidate.place) === candidate }) })), ...found];
  return bestChain(weighed.filter(({ weight }) => weight >= ENOUGH).sort((left, right) => left.line - right.line || left.candidate.place - right.candidate.place));
}

/** Where an entry leads; an entry without a link of its own leads where the first line below it does. */
function targetOf(entry: Candidate, candidates: readonly Candidate[], { lines, links }: Pick<Page, 'lines' | 'links'>): Target[] {
  const next = candidates.find(({ line }) => line > entry.line)?.line ?? lines.length;
  for (let line = entry.line; line < Math.min(next, entry.line + BELOW); line += 1) {
    const to = links.get(line)?.find((target) => target > entry.line + NEAR);
    if (to !== undefined) return [{ entry, to, label: line === entry.line ? entry.title : withoutPage(lines[line]?.text ?? '') }];
  }
  return candidates.some((other) => other.place === entry.place && other.line > next) ? [] : namedBelow(entry, next, { lines, links });
}

/** Without links: the first line behind the list that is worded as a line below the entry. */
function namedBelow(entry: Candidate, next: number, { lines }: Pick<Page, 'lines' | 'links'>): Target[] {
  const labels = lines.slice(entry.line + 1, Math.min(next, entry.line + BELOW)).map(({ text }) => withoutPage(text).toLowerCase()).filter((label) => label.length > 10);
  const to = labels.length === 0 ? -1 : lines.findIndex(({ text }, at) => at > next + BELOW && text.length < LONG_HEADING && text.toLowerCase() === labels[0]);
  return to < 0 ? [] : [{ entry, to, label: labels[0] ?? '' }];
}

/** A heading without its item's number, where the contents list leads. */
function unnumbered({ entry, to, label }: Target, lines: readonly Line[], items: readonly FormItem[]): Weighed[] {
  const form = items.find(({ item, part }) => item === entry.heading.items[0] && part === entry.part);
  const same = label.toLowerCase().slice(0, 30);
  const at = lines.slice(to, to + REACH).findIndex(({ text }) => text.length < LONG_HEADING && (form?.title.test(text) === true || (same.length > 5 && text.toLowerCase().startsWith(same))));
  // Nothing there is named alike: the link alone says where the item begins.
  const line = at < 0 ? lines.findIndex(({ text }, index) => index >= to && !/^table of contents$/i.test(text)) : to + at;
  return [{ candidate: { ...entry, line, links: [] }, line, weight: at < 0 ? 3 : 4 }];
}

/** Running heads repeat a heading, often in bolder type: its first place counts most. */
function weightOf({ heading, titled }: Candidate, line: Line | undefined, { isLed, isFirst }: { readonly isLed: boolean; readonly isFirst: boolean }): number {
  const isLong = (line?.text.length ?? 0) > LONG_HEADING;
  return 1 + (isLed ? 4 : 0) + (isFirst ? 0.75 : 0) + (titled ? 1.5 : 0) + (line?.emphasis ?? 0) + (isLong ? 0 : 0.5) + (heading.isContinued ? -2 : 0);
}

/** Weighted longest chain of growing places; of equal chains the one that begins earliest. */
function bestChain(weighed: readonly Weighed[]): Candidate[] {
  const chains: { readonly sum: number; readonly before: number }[] = [];
  for (const one of weighed) {
    const before = heaviest(chains, (at) => isBefore(weighed[at], one));
    chains.push({ sum: one.weight + (chains[before]?.sum ?? 0), before });
  }
  const chosen: Candidate[] = [];
  for (let at = heaviest(chains, () => true); at >= 0; at = chains[at]?.before ?? -1) chosen.push(...weighed.slice(at, at + 1).map(({ candidate }) => candidate));
  return chosen.toReversed();
}

/** The first of the heaviest chains that may be used; -1 where none may. */
function heaviest(chains: readonly { readonly sum: number }[], isFit: (at: number) => boolean): number {
  return chains.reduce((best, { sum }, at) => (sum > (chains[best]?.sum ?? 0) && isFit(at) ? at : best), -1);
}

function isBefore(earlier: Weighed | undefined, later: Weighed): boolean {
  return earlier !== undefined && earlier.line < later.line && earlier.candidate.lastPlace < later.candidate.place;
}
