// What only says that something is to be checked: "is it true that", "my brother swears", "is he right?", "please check a line in my essay". Taken off, the rest is the statement itself.
import { isVerdictAlone, outOfWriting, withoutVerdict } from './verdict-words.ts';

const saying = String.raw`(?:says?|said|claims?|claimed|swears?|swore|sworn|reckons?|reckoned|insists?|insisted|bets?|tells? (?:me|us|everyone)|told (?:me|us)|thinks?|believes?|argues?|argued|maintains?|ha[sd] it|would have it|keeps? (?:saying|claiming|telling (?:me|us)|insisting)|kept (?:saying|claiming|telling (?:me|us)|insisting)|reads?|wrote|writes|mentioned|suggests?|suggested|assures? (?:me|us)|assured (?:me|us)|boasts?|boasted|states?|stated|is (?:sure|certain|convinced|adamant))\b(?: at [^,.?"\d]{3,24}?(?= that\b))?`;
const hearing = String.raw`(?:i(?:'ve| have)? (?:once |just |also |recently )?(?:read|heard|hear|saw|seen|(?:read|heard|seen|saw) (?:it (?:said|claimed|written)|a claim|a (?:post|headline|piece|note|tweet|line) (?:saying|claiming))|have it in my head|was told|been told|am told|believe|think|thought|reckon|remember(?: reading)?|keep (?:hearing|reading)|overheard|was (?:always )?under the impression|assumed?|gather|was under the impression|could (?:have )?sw(?:ear|orn)|would (?:have )?(?:sworn|bet)|bet|am sure|was sure)|i'm (?:told|sure|hearing)|i'd (?:have )?(?:sworn|say|bet)|i was (?:once )?(?:told|led to believe)|we (?:were|are) told|it(?:'s| is| was) (?:claimed|said|reported|often said)|they (?:say|said|told (?:me|us))|people say|word (?:is|has it)|rumou?r has it|heard (?:on|in|from) [^:.,]{3,24})(?: (?:somewhere|once|recently|the other day))?`;
const who = String.raw`(?:my|our|his|her|some(?:one|body)?|an?|the|this|one of|he|she|they|people|every(?:one|body)|analysts?|reviewers?)\b(?:(?! and | works? | but )[^.?!;:"\d$%]){0,70}?`;
const asking = String.raw`surely|(?:(?:tell me|i wonder|let me know) )?(?:if|whether) it(?:'s| is) (?:true|right|correct|so)(?: that)?|is there (?:any |some )?truth (?:in|to) (?:it|the (?:line|claim|story|idea|rumou?r|statement)|saying)(?: that)?|(?:is it|isn't it|was it|would it be|is the (?:claim|statement)|can it be|could it be|how can it be) (?:really |actually |still |in fact )?(?:true|right|correct|so|the case|a fact|accurate|fair to say)(?: that| to say that| to say)?|can it be(?: that)?|(?:am|would) i (?:be )?(?:right|correct)(?: in (?:thinking|saying|assuming|believing))?(?: to (?:think|say|believe))?(?: that)?|true or (?:false|not)|(?:right|true|correct) that|fact[- ]?check|does it (?:check out|hold|hold up|add up)(?: that)?`;
const check = String.raw`(?:(?:please|kindly|pls|can you|could you|would you|i(?:'d| would) like you to|i need you to|help me|i(?:'d| would)? (?:want|like|need) to) )*(?:(?:double|cross|spot|fact|sanity)?[- ]?check|verify|confirm|test|reconcile|validate|tie out|vet)(?: for me)?`;
const checking = String.raw`${check}(?: (?:whether|if|that|this(?: one)?|(?:a|the|this) (?:line|claim|caption|headline|slide|statement|sentence|number|figure)(?:(?: in| from| of)[^:,."]{0,30})?))?(?: for me)?`;
const checkingBack = String.raw`${check}(?: (?:that|this|it|(?:both|each|all)(?: (?:of )?(?:them|these|those|(?:the )?(?:two|three|four|figures?|numbers?|amounts?|claims?)))?|the (?:claim|percentage|figures?|numbers?|two|three|amounts?|sums?)))?(?: for me)?(?: please)?(?= ?[?,.!]|$| (?:for|in|with|against|at|on)\b)`;

/** Openings that ask whether something is so, and those that only tell who says it. */
const asksIt = new RegExp(String.raw`^(?:(?:so|and|but|hey|hi|ok|okay|well|quick (?:one|check|question)|now|please|tell me(?: straight)?)[,:;]? )*(?:${asking}|${checking})[,:?]? *`, 'i');
const tellsIt = new RegExp(String.raw`^(?:(?:so|and|but|hey|hi|ok|okay|well|now|reviewer here|again)[,:;.]? )*(?:${hearing}|${who} ${saying})(?: (?:in|on) [^,:."\d]{3,24},)?(?: (?:that|how|of))?[,:]? *`, 'i');

/** A whole sentence, or how one begins, that asks for a verdict on the one before. */
const judged = String.raw`(?:right|true|correct|so|accurate|it|wrong|the case|fair|off|close|a fact|the truth|on the mark|exaggerating|making it up|about right)`;
const asksBack = new RegExp(String.raw`^(?:(?:so|and|but|now),? )?(?:(?:is|was|are|were|isn't|wasn't|could|can) (?:he|she|it|that|this|they|i|you|those|these|the (?:paper|claim|statement|figures?|numbers?|man|line|chap|man|lady|story|post|headline))(?: be)?(?: (?:about|roughly|really|actually|even|just|still|anywhere near|more or less))* (?:${judged}|the figures?|the numbers?)(?: about (?:that|it|this))?|(?:can|could) (?:that|this|it) be|is (?:he|she) remembering (?:that|it|this)(?: right| rightly| correctly)?|(?:do|does|did|would|will) (?:that|this|it|the (?:claim|statement|line|figures?|numbers?)|they|he|she)(?: (?:hold(?: up| true| water)?|check out|add up|stand(?: up)?|sound (?:right|about right)|square|tally|match|fit))?(?= ?[?,.!]|$| (?:for|in|with|against|at|on)\b)|(?:has|have|had|is|was|were|are) (?:it|he|she|they)(?= ?[?]|$)|(?:(?:right|true|correct)(?: on (?:both|all|all three|each) counts?)?|confirm or (?:correct|deny)(?: it)?|really|seriously|agreed|fact or fiction|true or (?:false|not)|yes or no|fact|honestly)(?= ?[?.!]|$)|${checkingBack})`, 'i');

/** "…, right?", "…, has it?", "…, the paper says". */
const tag = /(?:(?:,| -|;) |(?<!^(?:and |so |but )?(?:what|how|which|when|who|where|why)\b.*) (?=right|correct|and (?:is|was) (?:he|she|that|it) (?:right|correct|true)))(?:right|correct|true|yes|no|isn't (?:it|that so|that right)|hasn't it|haven't they|didn't (?:it|they)|doesn't it|don't they|wasn't it|weren't they|has it(?: not)?|have they(?: not)?|did (?:it|they)(?: not)?|does it(?: not)?|is it(?: not)?|was it(?: not)?|am i right|(?:and |so |but )?(?:is|was|were|are) (?:that|he|she|it|this|they) (?:about |roughly |anywhere near |really )?(?:right|true|correct|so|it)(?: about (?:that|it))?|please check(?: (?:that|it))?|innit|surely|or (?:not|isn't it|wasn't it|didn't it|hasn't it|am i wrong)) ?(?=\?|$)/i;
const quoted = new RegExp(String.raw`,? (?:(?:or )?so |like |as )?(?:${hearing}|(?:the|my|our|a|he|she|they) ?[\w' -]{0,24} (?:says?|said|claims?|claimed|reckons?|swears?|insists?|has it|tells? me|told me|wrote|boasted))(?= ?[.?!,]|$)|,? (?:like|as) (?:my|the|our|a) [\\w' -]{3,24} (?:has it|says|said|claims|had it)(?= ?[.?!,]|$)`, 'i');
const supposed = /\b(?:is|are|was|were) (?:supposed|said|reported|claimed|alleged|rumou?red|thought|believed) to (?:have )?|\b(?:supposedly|allegedly|apparently|reportedly|reputedly|really|actually|indeed|truly|in fact)\b,? ?/gi;

export type Unframed = { readonly text: string; /** Whether its words ask for a verdict. */ readonly isAsked: boolean; /** Whether somebody is said to say it. */ readonly isTold: boolean };

/** A sentence without its framing. */
export function unframed(sentence: string): Unframed {
  if (isVerdictAlone(sentence)) return { text: '', isAsked: true, isTold: false };
  const agreed = withoutVerdict(sentence.trim());
  const written = outOfWriting(agreed);
  const plain = withoutFrame(written ?? agreed);
  return { ...plain, isAsked: plain.isAsked || agreed !== sentence.trim(), isTold: plain.isTold || written !== null };
}

function withoutFrame(sentence: string): Unframed {
  let text = sentence.trim();
  let [isAsked, isTold] = [false, false];
  for (let rounds = 0; rounds < 3; rounds += 1) {
    const asks = asksBack.exec(text) ?? asksIt.exec(text);
    const tells = asks === null ? tellsIt.exec(text) : null;
    const found = asks ?? tells;
    if (found === null || found[0] === '') break;
    isAsked ||= asks !== null;
    isTold ||= tells !== null;
    text = text.slice(found[0].length).trim();
  }
  const untagged = text.replace(tag, '');
  const plain = untagged.replace(quoted, '');
  return { text: plain.replace(supposed, '').replace(/^["'](?<said>.*?)["']?(?<end>[?.!]?)["']?$/, '$<said>$<end>').replace(/^[,;: ]+(?:(?:that|whether|if) )?|^(?:that|whether|if) /i, '').trim(), isAsked: isAsked || (untagged !== text && text !== ''), isTold: isTold || plain !== untagged };
}
