// What a whole company costs at a price: "if I could buy all of Acme at the last close, what would I pay", "every Acme share at the last close, in dollars".
import { sayAgain, type Rewording } from '../rewording.ts';
import { any } from '../words.ts';

const name = String.raw`((?:[A-Z0-9][\w&.’'-]*)(?: (?:& )?[A-Z][\w&.’'-]*){0,3}?)`;
const every = any('all (?:of |the shares (?:of|in) |shares (?:of|in) )?', 'the whole (?:of )?', 'the entire ', 'every (?:single |last )?share (?:of|in) ', 'the whole company,? ', '(?:[Tt]he )?whole of ');
/** "Every Acme share", "Acme whole", "the whole of Acme". */
const it = String.raw`(?:${every}${name}(?:['’]s? (?:shares|stock|equity))?|every (?:single |last )?${name} share|${name},? (?:as a )?whole(?: company)?)`;
const close = String.raw`(?: (?:at|for|on) ((?:(?:the|its|today['’]s|friday['’]s) )?(?:(?:last|latest|newest|current|most recent|present) )?(?:closing price|close|share price|price|quote)))?`;
const buyer = any('somebody', 'someone', 'anyone', 'one', 'I', 'you', 'we', 'a buyer', 'an investor', 'a bidder');
const buys = any('buy(?:s|ing)?', 'bought', 'purchased?', 'acquired?', 'acquire', 'own(?:ed)?', 't[ao]ke?n? over', 'took over', 'snap(?:ped)? up', 'pick(?:ed)? up');
const pays = any('pay', 'spend', 'cost', 'need', 'have to pay', 'come to', 'be', 'shell out', 'fork (?:out|over)', 'hand over');
const cost = any(String.raw`(?:what|how much)(?: money)?(?: (?:in dollars))? (?:would|do|does|will|must|should|is|are|was)(?:n't)? (?:it|that|this|I|one|you|we|they|the (?:bill|price|price tag|cost|total|tab))(?: ${pays})?`, 'how much(?: (?:money|in dollars))? (?:is|would|does) (?:that|it|this)(?: (?:cost|be|come to))?', String.raw`(?:I|you|one|we)(?:['’]d| would)(?: have to)? ${pays} (?:how much|what)`, 'what (?:would|is) the (?:bill|price tag|cost|tab|total)(?: be)?');

function worthOf(_: string, ...found: readonly (string | number | undefined)[]): string {
  const [who, when] = found.slice(0, -2).filter((one): one is string => typeof one === 'string' && one !== '');
  return `what is the market capitalization of ${who ?? ''}${when === undefined ? '' : ` at ${when}`}`;
}

const wordsOfCase = (source: string): RegExp => new RegExp(source, 'g');
const rules: readonly Rewording[] = [
  [wordsOfCase(String.raw`(?<=^|[.?!:;] )(?:[Ii]f|[Ss]uppose|[Ss]upposing|[Ss]ay|[Ii]magine)(?: that)? ${buyer} (?:(?:could|would|were to|wanted to|wants to|had to|can|had) )?${buys}(?: up)? ${it}${close}[,:;]? (?:then )?${cost}(?![a-z])`), worthOf],
  [wordsOfCase(String.raw`\b[Ww]hat(?:['’]s| is| are| was)? (?:the|its|(?:(?:[A-Z0-9][\w&.’-]*)(?: (?:& )?[A-Z][\w&.’-]*){0,2}?)['’]s?) (?:whole|entire) (?:equity|share capital|stock) (?:worth|valued at)(?: (?:right now|now|today|currently|these days))?`), (found) => found.replace(/(?:whole|entire) (?:equity|share capital|stock) .*$/, 'market capitalization')],
  [wordsOfCase(String.raw`(?<=^|[.?!:;] )[Tt]o ${buys} ${it}${close},? ${cost}(?![a-z])`), worthOf],
  [wordsOfCase(String.raw`\b(?:[Ww]hat|[Hh]ow much)(?: money)? (?:would|do|does|will|must|should) (?:I|one|you|we|it)(?: have to)? ${pays} (?:for|to ${buys}) ${it}${close}(?![a-z])`), worthOf],
  [wordsOfCase(String.raw`(?<=^|[.?!:;] )(?:${every.replace('all', '[Aa]ll')}${name}|${name},? (?:the )?whole company|[Ee]very (?:single )?${name} share)${close},? (?:in (?:dollars|money|\$)|\$)(?=[?,;+ ])`), worthOf],
  // "Add up all of Acme's shares at the last close: what is the whole company worth?", "the total value of all Acme shares at the last close"
  [wordsOfCase(String.raw`\b(?:[Aa]dd(?:ing)?|[Cc]ount(?:ing)?|[Tt]ake|[Tt]aking|[Pp]ut(?:ting)?)(?: up| together)? (?:all (?:of )?(?:the )?|every one of )${name}['’]s? (?:outstanding |issued )?(?:shares|stock)(?: together)?${close}[,:;.]? (?:what|how much) (?:is|was|would|does|do) (?:(?:the )?company['’]s market capitalization|it all|that all|the (?:whole|entire) (?:company|firm|thing|lot|business)|the company|the lot|it|that|they|all of it)(?: (?:be|come to|add up to|amount to))?(?: (?:worth|valued at|in total|altogether))?(?![a-z])`), worthOf],
  [wordsOfCase(String.raw`\b(?:the )?(?:total|whole|combined|entire|full|aggregate) (?:dollar |market )?value of (?:all |the )*(?:of )?(?:the )?${name}(?:['’]s?)? (?:outstanding |issued )?(?:shares|stock)${close}(?![a-z])`), (...found: readonly (string | number | undefined)[]): string => worthOf('', ...found.slice(1)).replace(/^what is /, '')],
];

/** With what it owes it is the value of the enterprise, and not of the shares. */
const withDebts = /\b(?:debts?|borrowings?|loans?|bonds|liabilities|enterprise)\b|\bcash (?:pocketed|taken off|netted)\b/i;

const counted = /\bshares?\b[^?.;]{0,40}\b(?:in issue|issued|outstanding|in circulation|in existence|(?:are|were) there|(?:there|does it|do they|has it) (?:are|have|issued?))\b|\bshare count\b/i;
/** Shares that changed hands are some of them. */
const traded = /\b(?:s[eo]ld|sell\w*|bought|buy\w*|repurchas\w*|insiders?|dump\w*|parted|unload\w*|hold|holds|owns?|own)\b/i;
const lot = String.raw`(?:the (?:whole|entire) (?:lot|thing|company|pile)|the lot(?: of (?:them|it))?|they all|all of them|(?:all )?(?:of )?(?:those|these) shares|they|it all|that)`;
const amounts = String.raw`(?:(?:does|do|did|would|is|are|was|were) ${lot} (?:all )?(?:come to|amount to|add up to|fetch|cost|be worth|worth|make)|${lot} (?:is|are|was|were|comes? to|would be|amounts? to) ?(?:all )?(?:worth)?|(?:is|are|was) the worth of ${lot})`;
/** Behind the number of the shares: what all of them come to. */
const ofAll = new RegExp(String.raw`\b(?:what|how much) ${amounts}(?: in (?:dollars|money))?(?=,? (?:at|on|by|as of|now|today)\b|[?.,;]|$)(?! (?:at|on|by) (?:the )?(?:19|20)\d\d)`, 'i');

/** As it was where the shares are not counted. */
function worthOfCounted(text: string): string {
  const at = ofAll.exec(text);
  const before = text.slice(0, at?.index ?? 0);
  return at === null || !counted.test(before) || traded.test(before.split(/[.?!] /).at(-1) ?? '') ? text : text.replace(ofAll, 'what is its market capitalization');
}

export function wholeCompany(given: string): string {
  if (withDebts.test(given)) return given;
  const text = worthOfCounted(given);
  return /\b(?:all|every|whole|entire)\b/i.test(text) ? sayAgain(text, rules) : text;
}
