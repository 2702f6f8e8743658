// A list of clauses, each of which asks for a line of the statements ("what it sold, what it made from operations, and what that was per share"), as the list of their names. One clause alone is left to the other readers, which see more of the sentence.
import { latePattern, type LatePattern } from '../../patterns/late-pattern.ts';
import { mayStandIn } from '../../patterns/needed-words.ts';
import { any } from '../words.ts';
import { clauseKinds } from './clause-kinds.ts';

const named = String.raw`(?:[A-Z][\w&.’'-]*(?: (?:& )?[A-Z][\w&.’'-]*){0,2})`;
const who = String.raw`(?:it|they|she|he|we|each(?: (?:one|of them|company))?|both(?: of them)?|the two|the (?:company|firm|group|business|bank|outfit|maker|giant)|${named}(?:(?:, ${named}){0,3},? (?:and|&) ${named})?(?: (?:each|both))?)`;
const asked = any('[Ww]hat', '[Hh]ow much', 'the amount');
const doing = any('did', 'does', 'do', 'has', 'have', 'had');

/** Where a clause may begin and end: at a stop of the sentence or at a word that joins or leads up to it. */
const stop = String.raw`^|[,;:.?!(–—-] `;
const lead = any('and', 'plus', 'then', 'know', 'me', 'us', 'give', 'want', 'like', 'need', 'after', 'in', 'is', 'was', 'with', 'of', 'find', 'show', 'both', 'also', 'are', 'for', 'about', 'cover', 'covering', 'including', 'include');
/** "18 times what it earned", "in percent of what it sold": a part of another figure. */
const ofAnother = String.raw`(?<!\b(?:of|than|times|from|on|over|against|to|divided by|with|[sS]hare,) )`;
/** A clause that opens with its asking word stands behind any verb that asks; a bare figure only where a list may hold it. */
const begin = String.raw`(?:(?<=${stop}|\b[a-z]+ )${ofAnother}(?=(?:[Ww]hat|[Hh]ow|[Ww]here)\b)|(?<=${stop}|\b${lead} )(?!(?:[Ww]hat|[Hh]ow|[Ww]here)\b))`;
const time = String.raw`(?:(?:the |its |their |that |this |those |each |both |all |full )*(?:last|latest|past|same|whole|first|second|third|fourth|closing|final|fiscal|calendar|fy|FY|[Qq][1-4]|[1-4][Qq]|'?\d|years?|quarters?|end|close|months?|three|six|nine|twelve|mid|turn|spring|summer|autumn|[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec))`;
const end = String.raw`(?= ?(?:[,;:?!)–—]|\.(?: |$)|$)| (?:and|plus|then|when|while|as of|as the|as that|as it|that (?:year|quarter)|the (?:year|quarter)|through|versus|against|compared)\b| (?:in|for|over|during|at|by|on|between|from|up to) ${time}| (?:at|for) ${named})`;
/** What would make another figure of it: what was made in dividends, in percent of the equity. */
const noOther = String.raw`(?! (?:in|for|over|during) (?:[^ ,?]{1,12} ){1,3}(?:in percent|in relation|as a (?:share|percentage|percent|part)|per (?:diluted )?share)| (?:in percent|as a (?:share|percentage|percent|part)|per (?:diluted )?share))`;

type Pattern = { readonly isOfList: boolean; readonly line: string; readonly shape: LatePattern; readonly after: readonly string[] | undefined; readonly behind: RegExp | null };

const patterns: readonly Pattern[] = clauseKinds.flatMap(({ line, clauses, after, behind, isOfList = false }) => clauses.map((clause) => ({ line, after, isOfList, behind: behind === undefined ? null : new RegExp(String.raw`\b(?:${behind})\b`, 'i'), shape: latePattern(`${begin}${spelled(clause)}${noOther}${end}`, 'g') })));

/** The signs of a clause as what they stand for: W for the asking word, S for who does it, D for the verb that asks, OWN for whose it is. */
function spelled(clause: string): string {
  return clause.replaceAll('NAME', named).replaceAll('OWN', String.raw`(?:the |its |their |that |${named}['’]s? )?`).replace(/\b(W|S|D)\b/g, (sign) => ({ W: asked, S: who, D: doing })[sign] ?? sign).replace(/(?<![\w\\[(|?])(how|what|where|which)\b/g, (word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`);
}

type Found = { readonly isOfList: boolean; readonly start: number; readonly end: number; readonly line: string; readonly text: string };

/** Every clause at its longest; none overlaps another, and one that points back stands behind what it points at. */
function findClauses(text: string): readonly Found[] {
  const found = patterns.filter(({ shape }) => mayStandIn(text, shape)).flatMap(({ line, shape, after, behind, isOfList }) => [...text.matchAll(shape.made)].map((match) => ({ start: match.index, end: match.index + match[0].length, line, isOfList, text: match[0], after, isNamed: behind?.test(text.slice(0, match.index)) === true })))
    .toSorted((a, b) => a.start - b.start || b.end - a.end || Number(b.after !== undefined) - Number(a.after !== undefined));
  return found.reduce<readonly Found[]>((kept, one) => {
    const before = kept.at(-1);
    const isFree = before === undefined || one.start >= before.end;
    const isMeant = one.after === undefined || one.isNamed || kept.some(({ line }) => one.after?.includes(line));
    return isFree && isMeant ? [...kept, one] : kept;
  }, []);
}

/** A word that a capital makes look like a name at the head of a sentence. */
const pronoun = /^(?:What|How|Where|It|They|The(?! [A-Z])|That|Each|Both)\b/;
const several = new RegExp(String.raw`(?:${named}, ){0,3}${named},? (?:and|&) ${named}(?![\w&])`);
const behindAsking = new RegExp(String.raw`(?:${asked}|[Ww]here)(?: \w+)?(?: ${doing})? (${named})(?!/)`);
const outOf = new RegExp(String.raw`\bout of (${named})`);
const owning = new RegExp(String.raw`\b(${named})['’]s?(?= )`);

/** The line of whom the clause itself names; of nobody where it names none. */
function ofOwner(line: string, clause: string): string {
  const all = several.exec(clause)?.[0];
  if (all !== undefined && !pronoun.test(all) && !/^\S+ & \S+$/.test(all)) return `${line} of ${all}`;
  const whose = behindAsking.exec(clause)?.[1] ?? outOf.exec(clause)?.[1] ?? owning.exec(clause)?.[1];
  return whose === undefined || pronoun.test(whose) ? line : `${whose.replace(/['’]s$/, '')}'s ${line}`;
}

const asksDirectly = new RegExp(String.raw`^(?:${asked}) (?:${doing}|was|were|is|are)\b|^[Hh]ow (?:big|large) (?:was|were|is)\b`);

/** A year that the clause itself names. */
const yearWithin = /\b(?:fiscal |FY ?)?'?(?:20)\d\d\b/;

function saidAs({ line, text }: Found, before: string): string {
  const year = yearWithin.exec(text)?.[0];

  const isFirst = asksDirectly.test(text) && /(?:^|[.?!;:] |, )$/.test(before) && !/[.?!:;]? ?[Ww]hat was [^.?!]*$/.test(before);
  return `${isFirst ? 'what was ' : ''}${ofOwner(line, text)}${year === undefined ? '' : ` in ${year}`}`;
}

/** A text without a stop or a joining word holds no two things that are asked for. */
const joins = /[,;:.+&/]|\b(?:and|plus|then)\b/;

/** What somebody got for shares is no line of a statement. */
const sold = /\b(?:insiders?|chief executive|ceo|cfo|directors?|officers?|executives?|boss)\b[^?]{0,60}\b(?:sold|sells?|selling|disposed?|unload\w*|bought|trad\w+)\b/i;

/** "Of each dollar of sales, how much went into …": a part of the sales, and no amount. */
const ofEachDollar = /(?:^|[.?!:;,] )(?:[a-z]+ )?(?:of|out of|for|from) (?:each|every|a|one) (?:single |sales )?dollar\b(?=[^,?]{0,60}\b(?:sales|revenues?|took|takes|sold|sells|came|rang|turnover)\b)[^,?]{0,60},/i;

/** "What did its franchisees take in, and what did they keep?": no lines of the company itself. */
const ofOthers = /\b(?:its|their|[A-Z][\w&.-]*(?: [A-Z][\w&.-]*){0,2}['’]s?) (?:franchisees|traders|suppliers|customers|partners|rivals|competitors|subsidiaries|units?|divisions?|segments?|employees|managers|bankers|dealers|advertisers|drivers|sellers|pensioners)\b(?! (?:take|took) (?:it|them))/;

export function linesInClauses(text: string): string {
  if (!joins.test(text) || ofEachDollar.test(text)) return text;
  const clauses = findClauses(text);
  if (new Set(clauses.map(({ line }) => line)).size < 2 && clauses.some(({ isOfList }) => isOfList)) return text;
  if (sold.test(text) || ofOthers.test(text)) return text;
  let rest = '';
  let at = 0;
  for (const clause of clauses) {
    rest += text.slice(at, clause.start);
    rest += saidAs(clause, rest);
    at = clause.end;
  }
  return rest + text.slice(at);
}
