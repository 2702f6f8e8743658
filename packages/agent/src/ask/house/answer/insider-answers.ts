// What insiders did on the open market, as it is asked: of one of them by name, within a time, on one side, or how many they were.
import { addDays, type IsoDate } from '@assay/record';
import { amountOf, ownerName, sharesOf, type InsiderTrade } from '../../../book/insider-trades.ts';
import { join, say, type Text } from '../../../prose/text.ts';
import { onDay } from '../../../prose/times.ts';
import type { AskedPeriod } from '../../asked/asked.ts';
import { plain } from './define.ts';
import { listed } from './naming.ts';
import { textBlock, type Outcome } from './outcome.ts';
import type { Holder } from './scene.ts';

type Question = { readonly text: string; readonly periods: readonly AskedPeriod[]; /** Words that no company is known by: a person, perhaps. */ readonly unknown: readonly string[]; readonly asOf: IsoDate };

const letters = /\p{L}{3,}/gu;
const wordsOf = (text: string): ReadonlySet<string> => new Set((text.toLowerCase().replaceAll(/['’]s\b/g, '').match(letters) ?? []));

/** Owners whom the text names: by the family name, which forms put first, else by a given name that only one of them bears. */
export function ownersNamed(trades: readonly InsiderTrade[], text: string): readonly string[] {
  const said = wordsOf(text);
  const owners = [...new Set(trades.map(({ owner }) => owner))].map((owner) => ({ owner, names: owner.toLowerCase().match(letters) ?? [] }));
  const byFamily = owners.filter(({ names }) => said.has(names[0] ?? ''));
  if (byFamily.length > 0) return byFamily.map(({ owner }) => owner);
  const byGiven = owners.filter(({ names }) => names.slice(1).some((name) => said.has(name)));
  return byGiven.length === 1 ? byGiven.map(({ owner }) => owner) : [];
}

const office = /\b(?:ceo|cfo|coo|cto|chief \w+ officer|chair(?:man|woman)?|president|founder|boss|treasurer|general counsel|his own|her own)\b/i;
const asksCount = /(?:\bhow many|\bnumber of|#(?: of)?|\bcount of)\s+(?:(?:different|distinct|separate|individual|of its|of their|of the|company|corporate)\s+)*(?:insiders?(?! sales| trades| purchases| transactions)|people|persons?|executives?|directors?|officers?|managers?|board members?|sellers?|buyers?|insider (?:sellers?|buyers?))\b/i;
const asksList = /\b(?:who|which (?:insiders?|executives?|directors?|officers?)|most|largest|biggest|top|list|each|by name)\b/i;
const buys = /\b(?:buy\w*|bought|purchas\w+|acquir\w+)\b/i;
const sells = /\b(?:sell\w*|sold|sales?|dump\w*|unload\w*|dispos\w+|part(?:ed)? with|cash(?:ed)? (?:in|out)|got rid)\b/i;

/** The calendar days of a time; null where every form that was read is meant. */
function daysOf(period: AskedPeriod, asOf: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } | null {
  if (period.kind === 'dates') return period;
  if (period.kind === 'date') return { from: period.on, to: period.on };
  if (period.kind === 'years') return { from: `${String(period.from)}-01-01`, to: `${String(period.to)}-12-31` };
  if (period.kind === 'last') return { from: addDays(asOf, -Math.ceil(period.count * { day: 1, week: 7, month: 31, quarter: 92, year: 366 }[period.of])), to: asOf };
  if (period.kind !== 'fiscal' || period.year === null) return null;
  const [first, last] = ({ FY: ['01-01', '12-31'], Q1: ['01-01', '03-31'], Q2: ['04-01', '06-30'], Q3: ['07-01', '09-30'], Q4: ['10-01', '12-31'], H1: ['01-01', '06-30'], H2: ['07-01', '12-31'] } as const)[period.part];
  return { from: `${String(period.year)}-${first}`, to: `${String(period.year)}-${last}` };
}

function within(trades: readonly InsiderTrade[], { periods, asOf }: Question): readonly InsiderTrade[] {
  const spans = periods.map((period) => daysOf(period, asOf)).filter((span) => span !== null);
  // Two months that are named one by one are the ends of one stretch.
  const [first, last] = [spans.map(({ from }) => from).sort()[0], spans.map(({ to }) => to).sort().at(-1)];
  return first === undefined || last === undefined ? trades : trades.filter(({ day }) => day >= first && day <= last);
}

function groupsOf(trades: readonly InsiderTrade[]): readonly (readonly InsiderTrade[])[] {
  return [...Map.groupBy(trades, ({ owner, isPurchase }) => `${owner}|${String(isPurchase)}`).values()].toSorted((left, right) => sharesOf(right).value.comparedTo(sharesOf(left).value));
}

/** `Between 2 May 2025 and 6 May 2025 Ada Byron sold 1,000 shares of Example on the open market for $1.0 million.` */
function tradeSentence(holder: Holder, own: readonly InsiderTrade[]): Text {
  const { bench: { show }, name } = holder;
  const [first, last] = [own[0]?.day ?? '', own.at(-1)?.day ?? ''];
  const when = first === last ? say`On ${onDay(first)}` : say`Between ${onDay(first)} and ${onDay(last)}`;
  const amount = amountOf(own);
  return say`${when} ${ownerName(own[0]?.owner ?? '')} ${own[0]?.isPurchase === true ? 'bought' : 'sold'} ${show(sharesOf(own))} of ${name} on the open market${amount === null ? say`` : say` for ${show(amount)}`}.`;
}

type Chosen = { readonly holder: Holder; readonly trades: readonly InsiderTrade[]; readonly verb: string };

/** Each of them by name: a count of names is no figure of a source. */
function counted({ holder, trades, verb }: Chosen): Outcome {
  const groups = groupsOf(trades);
  const owners = [...new Set(groups.map((own) => ownerName(own[0]?.owner ?? '')))];
  return { summary: [say`The insiders of ${holder.name} who ${verb} shares on the open market, in the forms that were read, are ${listed(owners)}.`], blocks: groups.map((own) => textBlock(tradeSentence(holder, own))), missing: [] };
}

/** The largest first; where one is named, only his. */
function byName({ holder, trades }: Chosen): Outcome {
  const [first, ...rest] = groupsOf(trades).map((own) => tradeSentence(holder, own));
  return { summary: first === undefined ? [] : [first], blocks: rest.length === 0 ? [] : [textBlock(join(rest, ' '))], missing: [] };
}

function none(holder: Holder, who: string, verb: string): Outcome {
  return { summary: [say`The forms that were read show no shares of ${holder.name} ${verb} on the open market by ${who} in the time asked about.`], blocks: [], missing: [] };
}

/** Null where insiders are asked about at large. */
export function insiderAnswer(holder: Holder, question: Question): Outcome | null {
  const all = holder.bench.insiders?.trades ?? [];
  const owners = ownersNamed(all, question.text);
  const side = sideOf(question.text);
  const onSide = side === null ? all : all.filter(({ isPurchase }) => isPurchase === (side === 'bought'));
  const verb = side ?? 'traded';
  if (owners.length > 0) return ofOwners({ holder, trades: within(onSide, question).filter(({ owner }) => owners.includes(owner)), verb }, owners);
  if (office.test(question.text) || question.unknown.length > 0) return unnamed(holder, question);
  return isNarrow(question) && onSide.length > 0 ? ofAll({ holder, trades: within(onSide, question), verb }, question.text) : null;
}

function ofOwners(chosen: Chosen, owners: readonly string[]): Outcome {
  return chosen.trades.length === 0 ? none(chosen.holder, listed(owners.map(ownerName)), chosen.verb) : byName(chosen);
}

/** Asked for by time, by count or one by one; what nobody did at any time is said first by the answer at large. */
function isNarrow({ text, periods, asOf }: Question): boolean {
  return asksCount.test(text) || asksList.test(text) || periods.some((period) => daysOf(period, asOf) !== null);
}

function ofAll(chosen: Chosen, text: string): Outcome {
  if (chosen.trades.length === 0) return none(chosen.holder, 'insiders', chosen.verb);
  if (asksCount.test(text)) return counted(chosen);
  return asksList.test(text) ? byName(chosen) : inSum(chosen);
}

function sideOf(text: string): 'bought' | 'sold' | null {
  const [isBuy, isSell] = [buys.test(text), sells.test(text)];
  return isBuy === isSell ? null : isBuy ? 'bought' : 'sold';
}

/** All of them together, in a stretch of time. */
function inSum(chosen: Chosen): Outcome {
  const { holder, trades } = chosen;
  const { show } = holder.bench;
  const sides = [...Map.groupBy(trades, ({ isPurchase }) => isPurchase).values()].map((own) => {
    const amount = amountOf(own);
    const [first, last] = [own[0]?.day ?? '', own.at(-1)?.day ?? ''];
    const when = first === last ? say`On ${onDay(first)}` : say`Between ${onDay(first)} and ${onDay(last)}`;
    return say`${when} insiders of ${holder.name} ${own[0]?.isPurchase === true ? 'bought' : 'sold'} ${show(sharesOf(own))} on the open market${amount === null ? say`` : say` for ${show(amount)}`}.`;
  });
  return { summary: sides, blocks: byName(chosen).summary.length === 0 ? [] : groupsOf(trades).map((own) => textBlock(tradeSentence(holder, own))), missing: [] };
}

/** Forms at hand name owners; who holds which office they do not say. */
function unnamed(holder: Holder, { text, unknown }: Question): Outcome {
  const who = unknown[0] === undefined ? office.exec(text)?.[0] ?? 'that person' : unknown[0];
  return {
    summary: [say`The insiders’ forms at hand show no trade in shares of ${holder.name} by “${plain(who)}”: they name owners, and not their offices.`], blocks: [],
    missing: [`Trades of “${plain(who)}” in shares of ${holder.name}; the owners who traded are ${listed([...new Set((holder.bench.insiders?.trades ?? []).map(({ owner }) => ownerName(owner)))])}.`],
  };
}
