// Which of the figures that a question on insiders' trades names are told, and in which order: what another sentence tells anyway is no figure of its own.
import type { InsiderAsk, InsiderFigure } from './insider-ask.ts';

/** `text` with its signs, in lower case. */
type Asking = { readonly text: string; readonly companies: number };

const wh = /\b(?:did|do|does|has|have|had|is|are|was|were|any(?:body|one)?|whether|if)\b/;

const single: readonly InsiderFigure[] = ['most', 'least', 'largest-trade', 'latest', 'earliest', 'highest-price', 'lowest-price'];
const moneyFirst = /\bhow (?:many|much) (?:us )?(?:dollars|bucks|cents|usd|money|cash)\b|\bwhat (?:sum|amount)\b/;

/** What is told with another figure anyway is no figure of its own. */
function isTold(figure: InsiderFigure, all: readonly InsiderFigure[], text: string): boolean {
  const isOfDays = all.includes('days') || all.includes('trades');
  const isBoth = all.includes('shares') && all.includes('money');
  const isFirst = moneyFirst.test(text);
  const told: Readonly<Partial<Record<InsiderFigure, boolean>>> = { shares: isOfDays || (isBoth && isFirst), money: isOfDays || (isBoth && !isFirst), names: all.includes('heads'), days: all.includes('trades') };
  return told[figure] === true;
}

const inAll = /\b(?:altogether|in (?:all|total|sum)|total(?:led|s)?|combined|together|all told|overall|add(?:ed)? up|sum)\b|\b(?:they|those|these|them) (?:all )?(?:s[eo]ld?|dispose|unload|dump|cash|part|let)\b|\b(?:they|those|these) (?:come|came|bring|brought|fetch(?:ed)?)\b/;

/** How many they were and what all of them traded, before who traded most. */
function besideMost(open: readonly InsiderFigure[], text: string): readonly InsiderFigure[] {
  const isOfAll = open.includes('heads') || inAll.test(text);
  const sums = isOfAll && !text.includes('@') ? open.filter((figure) => figure === 'shares' || figure === 'money') : [];
  return [...open.filter((figure) => figure === 'heads'), ...sums.slice(0, 1)];
}

/** One that is told alone, with what is asked of it or beside it; null where there is none. */
function singleOf(open: readonly InsiderFigure[], text: string): readonly InsiderFigure[] | null {
  const one = single.find((figure) => open.includes(figure));
  if (one === undefined) return null;
  const beside = one === 'most' || one === 'least' ? besideMost(open, text) : [];
  const isPriced = open.includes('price') && /^(?:latest|earliest|largest)/.test(one);
  return [...beside, one, ...(isPriced ? ['price' as const] : [])];
}

/** `found`: all that the words name. */
export function settledFigures(found: readonly InsiderFigure[], asking: Asking): readonly InsiderFigure[] {
  if (!found.includes('part')) return besidePart(found, asking);
  // What it is a part of stands behind what is a part of it.
  const others = found.filter((figure) => figure !== 'part');
  return [...(others.length === 0 ? ['shares' as const] : besidePart(others, asking)), 'part'];
}

function besidePart(found: readonly InsiderFigure[], { text, companies }: Asking): readonly InsiderFigure[] {
  // Of several companies it is asked which of them.
  const isMany = companies > 1 && found.includes('most');
  const open = isMany ? found.filter((figure) => figure !== 'most' && figure !== 'names') : found;
  const one = singleOf(open, text);
  if (one !== null) return one;
  const told = open.filter((figure) => !isTold(figure, open, text));
  if (told.length > 0) return told;
  return isMany ? ['shares'] : wh.test(text) ? ['whether'] : [];
}

/** Of several companies that by which one is held above the others is told of each. */
export function withBasis(settled: readonly InsiderFigure[], basis: InsiderAsk['basis'], { companies }: Pick<Asking, 'companies'>): readonly InsiderFigure[] {
  if (companies < 2 || basis === undefined || settled.includes(basis)) return settled;
  const isTold = basis !== 'heads' && (settled.includes('shares') || settled.includes('money'));
  return isTold ? settled : [...settled, basis];
}
