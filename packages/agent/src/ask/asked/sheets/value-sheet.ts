// A sheet of valuation: what a company is worth at a close, and what a buyer pays or gets for what it earns, sells, owns or pays out. The figure that the price is
// held against and its time are named; whether it is a multiple, a yield or a price at a multiple, the words around tell.
import { metricById } from '@assay/calc';
import { highs, lows } from './close-words.ts';
import { whoseOf, type Scene } from './scene.ts';
import { dividendAsks } from './value-dividends.ts';
import { besideAsks, isBesideRatio, movedBetween } from './value-beside.ts';
import { daysOf, heldAgainst, yearsIn } from './value-held.ts';
import { againstTreasury } from './value-treasury.ts';
import { bases, checked, claimedTimes, dividend, dividendIds, enterprise, multiples, other, ownYield, payout, spoken, supposed, target, wholeWorth, yields, type Basis } from './value-words.ts';

/** Metrics that stand beside any of these without being asked for. */
const beside = ['market_cap', 'shares_outstanding', 'diluted_shares', 'net_income'] as const;
const ofEnterprise = ['enterprise_value', 'total_debt', 'long_term_debt', 'short_term_debt', 'cash', 'cash_and_investments', 'short_term_investments', 'net_debt', 'commercial_paper'] as const;

/** How many times its earnings a share is supposed to cost; null where nothing is supposed. */
function supposedTimes(text: string): string | null {
  const [, ratio = '', said = '', typed = ''] = target.exec(text) ?? [];
  const times = said === '' ? ratio + typed : String(spoken[said] ?? said);
  return times !== '' && supposed.test(text) && /\beps\b|\bearnings\b/.test(text) ? times : null;
}

/** "At 22 times its earnings of fiscal 2024, what would a share be worth?" */
function atMultiple({ text, companies: [company, ...others], fiscal }: Scene): readonly string[] | null {
  const [times, [year]] = [supposedTimes(text), yearsIn(fiscal)];
  if (company === undefined || others.length > 0 || times === null || year === undefined) return null;
  const gap = yields.test(text) || /\bgap\b|\bfar\b|\bdownside\b|\bupside\b|\bdistance\b/.test(text) ? ', and by what percentage is that above or below the latest close' : '';
  const now = alsoNow.test(text) ? [`What is ${whoseOf(company)} price-earnings ratio at the latest close on the diluted earnings per share of fiscal ${String(year)}?`] : [];
  return [...now, `What would one ${company.ticker} share be worth at ${times} times its diluted earnings per share of fiscal ${String(year)}${gap}?`];
}

/** The multiple of today is asked for as well. */
const alsoNow = /\bp\/?e\b.{0,40}\b(?:close|price|eps)\b|\bhow (?:pricey|dear|expensive)\b|\b(?:compute|work out|calculate|give|what is|what's) (?:me )?(?:the|its) (?:p\/?e|ratio|multiple)\b/;

/** "More than thirty times its earnings": said of it, and to be checked. */
function claimAsks({ text, companies: [company, ...others], fiscal }: Scene): readonly string[] | null {
  const [year] = yearsIn(fiscal);
  const [said] = claimedTimes.exec(text) ?? [];
  if (company === undefined || others.length > 0 || year === undefined || said === undefined || dividend.test(text) || supposed.test(text)) return null;
  const times = said.replace(/north of|upwards? of|above|over/, 'more than').replace(/south of|below|under/, 'less than').replace(/~|around|roughly|some|close to/, 'about ').replace(/ ?x\b/, ' times').replace(/\b(twenty|thirty|forty|fifty)\b/, (word) => ({ twenty: '20', thirty: '30', forty: '40', fifty: '50' })[word] ?? word);
  const eps = /\b(?:what|give|tell|need|name|show)\b/.test(text) ? [`What were ${whoseOf(company)} diluted earnings per share in fiscal ${String(year)}?`] : [];
  return [`Is it right that ${company.ticker} trades at ${times.replace(/ {2,}/g, ' ')} its fiscal ${String(year)} diluted earnings per share at the latest close?`, ...eps];
}

/** Rates of a year beside a multiple. */
const rateNames = /\broe\b|\b(?:operating|net|gross|profit) margins?\b/g;

type Found = { readonly basis: Basis | undefined; readonly held: readonly string[] | null; readonly paid: readonly string[] | null };

function foundIn(scene: Scene): Found {
  const basis = bases.find(({ said }) => said.test(scene.text));
  const paid = dividendAsks(scene);
  // Earnings that dividends are a part of are no earnings that a price is held against.
  const isPart = paid !== null && payout.test(scene.text) && !ownYield.test(scene.text) && !/\bp\/?e\b|\bmultiples?\b/.test(scene.text);
  // "Price over book now, and the return on equity of 2024": the year is that of the return.
  const ofNow = basis?.figure === 'shareholders\' equity' && besideAsks(scene).length > 0 ? { ...scene, fiscal: [] } : scene;
  return { basis, held: basis === undefined || isPart ? null : heldAgainst(ofNow, basis), paid };
}

/** A metric is named that stands for something else. */
function namesOther(scene: Scene, { basis, held, paid }: Found): boolean {
  const allowed: readonly string[] = [...beside, ...(held === null ? [] : basis?.ids ?? []), ...(paid === null ? [] : dividendIds), ...(isEnterprise(scene) ? ofEnterprise : [])];
  return scene.metrics.some((id) => !allowed.includes(id) && !isBesideRatio(id, scene) && metricById(id)?.kind !== 'indicator');
}

/** Null where it asks for something else, or where what belongs to what is not told. */
export function valueAsks(scene: Scene): readonly string[] | null {
  const rated = againstTreasury(scene);
  if (rated !== null) return rated;
  if (other.test(besideAsks(scene).length > 0 ? scene.text.replace(rateNames, ' ') : scene.text) || scene.span !== null) return null;
  const implied = atMultiple(scene) ?? (checked.test(scene.text) ? claimAsks(scene) : null);
  if (implied !== null || (target.test(scene.text) && !checked.test(scene.text))) return implied;
  const asks = figuresAsked(scene);
  return isOfMoves(scene.text) ? movedBetween(scene, asks) : asks;
}

/** How far the price moved, or from its high, is asked for as well: which times are the multiple's is not told. */
const isOfMoves = (text: string): boolean => highs.test(text) || lows.test(text) || /\b(?:changed|moved|risen|fallen|gained|lost|rise|fall|up or down|drop\w*|return\w*)\b.{0,40}\b(?:since|from|over|this year)\b/.test(text);

function figuresAsked(scene: Scene): readonly string[] | null {
  const found = foundIn(scene);
  const worth = worthAsks(scene);
  if (namesOther(scene, found) || (worth.length > 0 && daysOf(scene).length > 0)) return null;
  const { basis, held, paid } = found;
  const told = [...(held === null ? [] : [...freeCashAsks(scene, basis), ...held]), ...paid ?? []];
  return told.length > 0 || (worth.length > 0 && isAlone(scene, basis)) ? [...worth, ...told, ...besideAsks(scene)] : null;
}

const isEnterprise = ({ text }: Scene): boolean => enterprise.test(text) && !/\bdebt[- ]to\b/.test(text);

/** "A yield on the market value": what something is held against, and not asked for. */
const heldOn = /\b(?:on|of|against|by|over|to|into) (?:the |its |that |a |company's )?(?:latest |current |newest )?(?:market|mkt)[- ](?:cap\w*|val\w*)|\b(?:market|mkt)[- ](?:cap\w*|val\w*)(?= ?(?:\/|÷|over\b|divided|to\b))/g;

function worthAsks(scene: Scene): readonly string[] {
  const what = isEnterprise(scene) ? 'enterprise value' : wholeWorth.test(scene.text.replace(heldOn, ' ')) ? 'market capitalization' : null;
  return what === null ? [] : scene.companies.map((company) => `What is ${whoseOf(company)} ${what} at the latest close?`);
}

const inDollars = /\bhow much\b|\bdollars\b|\bgive me the result\b|\bgenerat\w+|\bleft over\b/;

/** The cash itself, beside what it yields. */
function freeCashAsks({ text, companies, fiscal }: Scene, basis: Basis | undefined): readonly string[] {
  const [year] = yearsIn(fiscal);
  return basis?.figure !== 'free cash flow' || year === undefined || !inDollars.test(text) ? [] : companies.map((company) => `What was ${whoseOf(company)} free cash flow in fiscal ${String(year)}?`);
}

/** What a company is worth, and nothing else that has a time of its own. */
const isAlone = ({ text, fiscal, days }: Scene, basis: Basis | undefined): boolean => fiscal.length + days.length === 0 && (basis === undefined || !multiples.test(text));
