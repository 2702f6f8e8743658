// What is to be made of insiders' trades beside telling them: each person and each time by itself, whether two are the same, by how much one is more, and by which measure the larger is meant.
import type { InsiderAsk, InsiderFigure } from './insider-ask.ts';

type Forms = Pick<InsiderAsk, 'isEachTime' | 'isEachPerson' | 'isSame' | 'isApart' | 'isByTime' | 'basis'>;

const eachTime = /\b(?:each|either|every|both) (?:of (?:the|those|these) )?(?:two |three )?(?:months?|times?|occasions?)\b|\bin each\b|\bmonth(?:ly| by month)\b|\b(?:per|by) month\b|\bfor each\b(?! share| one of them| of (?:them|the two (?:men|women|people|of them|executives|insiders)|these (?:people|men|two)|the pair)| (?:person|man|woman|seller|insider|executive)\b)|\bseparately\b|\b(?:in|for|during) § and (?:also |then |again )?(?:in|for|during) §/;
/** "What did she sell in May, and what in July?", "how many in May, how many in July": asked anew for the second time. */
const askedAnew = /§ ?[,;]? ?(?:and |then |also |plus )?(?:what|how (?:many|much))(?: (?:of them|shares|shs|stock|more|did (?:@|he|she|they) [a-z-]+(?: of)?|were (?:it|they|sold)))* ?(?:(?:in|for|during|over) )?(?:the month of )?§/;
/** "In June, in July, and how many altogether": each of them, and their sum. */
const andInAll = /(?:\b(?:and|plus)|[,+&]) ?(?:how (?:many|much)(?: \w+)? |what (?:\w+ )?)?(?:altogether|in (?:all|total)|(?:the |a )?total|together)\b/;
const eachPerson = /\b(?:each|apiece|respectively|either of them)\b(?! (?:month|time|share|of the (?:two )?months))/;
const same = /\b(?:the )?(?:very |exact )?same(?: exact)? (?:number|count|amount|quantity|size|sum|volume|block)\b|\b(?:exactly|just|precisely|every bit) (?:as (?:many|much)|the same)\b|\b(?:an? )?(?:identical|equal|matching)(?: (?:number|count|amount|quantity|size|sum))?\b|\bthe same\b|\bas (?:many|much) [^?.;]{0,60}?\bas\b|\bequally (?:many|much)\b|\b(?:do|did|does|were|are) (?:the |those |these |his |her |their )?(?:two |both )?(?:counts?|numbers?|figures?|amounts?|totals?|quantities|sums?|months?|sizes?)(?: of shares)? (?:match(?:ing)?(?: up)?|agree|equal|tally|coincide|the same|identical|equal)(?: (?:exactly|precisely|each other))?\b/;
const apart = /\b(?:by how (?:many|much)|(?:what (?:is|was)|what's|give|and|with) the (?:difference|gap)|difference (?:in|of|between)|how (?:many|much)(?: \w+)? (?:more|fewer|less)|outs(?:old|ell\w*)|the gap)\b/;

const byTime = /\b(?:which|what) (?:of the (?:two )?)?(?:months?|times?)\b|\b(?:more|most|larger|bigger) in (?:the )?§/;

const larger = '(?:more|most|larger|largest|bigger|biggest|greater|greatest|higher|highest|ahead|heavier|fatter)';
const heads = '(?:people|persons?|insiders|individuals|sellers|buyers|executives|execs|directors|officers|heads|names)';
const money = String.raw`(?:\$|us\$|dollars?|usd|money|cash|value|sums?|proceeds|amounts?|haul|takings|bucks)`;
const shares = '(?:shares|shs|stock|number|quantity|pile|block|holdings)';
const between = String.raw`(?:[\w¤@§'-]+,? ){0,3}`;

/** The measure beside the word that compares, before it or behind it. */
const bases: readonly (readonly [NonNullable<InsiderAsk['basis']>, string])[] = [['heads', heads], ['money', money], ['shares', shares]];
const isBeside = (text: string, noun: string): boolean => new RegExp(String.raw`\b${larger} (?:(?:of|by|in|different|separate|total|overall|its|their|the|¤) )*${noun}(?![\w])|(?<!\w)${noun} (?:was|were|is|came|comes|went|went out|stood)? ?(?:the )?${larger}\b|\b${larger} (?:in|by) ${between}${noun}(?![\w])`).test(text);

function basisOf(text: string, figures: readonly InsiderFigure[]): InsiderAsk['basis'] {
  const named = bases.filter(([, noun]) => isBeside(text, noun)).map(([basis]) => basis);
  if (named.length === 1) return named[0];
  return named.length === 0 && figures.includes('money') && !figures.includes('shares') ? 'money' : undefined;
}

/** Taken out before it is seen whether anything else is asked. */
export const sideBySide: readonly RegExp[] = [same, apart, eachTime].map(({ source }) => new RegExp(source, 'g'));

export const asksPartsAndSum = (text: string): boolean => andInAll.test(text);

/** `text` with its signs, in lower case; `figures` all that it names. */
export function formsOf(text: string, figures: readonly InsiderFigure[]): Forms {
  const basis = basisOf(text, figures);
  return {
    ...(eachTime.test(text) || askedAnew.test(text) ? { isEachTime: true } : {}), ...(eachPerson.test(text) ? { isEachPerson: true } : {}),
    ...(same.test(text) ? { isSame: true } : {}), ...(byTime.test(text) ? { isByTime: true } : {}), ...(apart.test(text) ? { isApart: true } : {}), ...(basis === undefined ? {} : { basis }),
  };
}
