// Sentences that only ask whether the one before agrees with what is on file ("does that tie to the filing?", "tie out?", "can I sign that?"), and those who say something in writing ("our note gives", "the draft has").

/** What a statement is held against; nothing else may be named, or something else would be asked for. */
const onFile = String.raw`(?: (?:the|a|an|its|their|your|our|my|of|in|on|at|for|from|by|to|with|against|what|that|which|is|was|were|are|and|or|it|they|you|we|has|have|had|got|hold|holds|see|sees|find|finds|show|shows|shown|says?|said|give|gives|given|tells?|told|closes?|closing|prices?|files?|filed|filings?|10-?[kq]s?|annual|quarterly|reports?|reported|reporting|records?|recorded|figures?|numbers?|data|sources?|statements?|accounts?|published|official|actuals?|company(?:'s)?|companies|own|books?|sec|series|there|here|underlying|original|income|cash[- ]flow|balance[- ]sheet|fred|really|actually|then|too|still|all))*`;
const those = String.raw`(?:(?:the |its )?[a-z]{3,20} and (?:the |its )?[a-z]{3,20} (?:both|each|all)|(?:this|that) one|that|this|it|these|those|they|them|he|she|both|each|all|all (?:two|three|four|of (?:it|them|these|those))|(?:the|that|this|my|our|her|his|their|these|those|both|all) (?:\w+ )?(?:figures?|numbers?|claims?|statements?|lines?|amounts?|sentences?|drafts?|notes?|percentages?|values?|sums?|arithmetic|maths?|calculations?|tables?|two|three)|the [a-z]+(?: [a-z-]+){0,3}?(?= (?:bear|back|support|confirm|agree|square|match|tie|show)\b))`;
const agrees = String.raw`(?:tie(?: out| up| in)?|tally|match(?: up)?|agrees?|reconcile|square|fit|hold(?: up| true| water)?|check out|stand(?: up)?|add up|line up|correspond|work out|look (?:right|ok|okay|correct|fine)|sound right|bear (?:that|it|this) out|bear out (?:that|it|this|the claim)|back (?:that|it|this) up|support (?:that|it|this|the claim)|confirm (?:that|it|this|the claim))`;
const held = String.raw`(?:supported|backed(?: up)?|borne out|confirmed|right|correct|accurate|true|wrong|fine|ok|okay|good|sound|in line|consistent|proved|proven|what|as|so|safe to (?:sign|print|publish|use|keep)|good to go)`;
const keeps = String.raw`(?:sign(?: off)?(?: on)?|print|publish|keep|use|leave|trust|quote|rely on|send|submit|repeat)`;

const truly = String.raw`(?:really|actually|in fact|in truth|in reality|truly)`;
const trueOne = String.raw`the (?:actual|real|true|correct|reported|right|filed|official) (?:(?:closing|net|gross|operating|total|fiscal) )?(?:one|figure|number|value|amount|rate|price|close|margin|level|growth|percentage)`;

/** "Does it stand as well, or what ought it to be?" */
const elseWhat = String.raw`(?: as well| too| either)?(?:,? (?:or|and)(?: if not)?,? what (?:ought|should|must|would) (?:it|they|that|this)(?: to)? (?:be|read|say))?`;

const verdicts: readonly string[] = [
  String.raw`(?:is there )?(?:any|some) truth (?:in|to) (?:it|that|this|the (?:claim|story))|(?:is (?:it|that|this) )?legit(?:imate)?|fact or fiction|is (?:he|she) having me on`,
  String.raw`what (?:was|is|were|did) (?:it|they|that)(?: ${truly})?(?: (?:do|be|come to|show))?(?: ${truly})?(?: (?:by|in|according to|on|per) (?:the |its )?(?:reported |official |filed |actual |own |bundled )?(?:figures|filings?|numbers|accounts|statements|reports?|10-?[kq]|data|record|file))?(?<=really|actually|in fact|figures|filings?|numbers|accounts|statements|reports?|10-?[kq]|data|record|file|do|be|truth|reality|truly)`,
  String.raw`what(?: (?:was|is|were)|'s) ${trueOne}(?: that day| then| on that day| at the time)?`,
  String.raw`(?:do|does|did|would|will|don't|doesn't) ${those} ${agrees}${onFile}${elseWhat}`,
  String.raw`(?:is|are|was|were|isn't|aren't|would) ${those} (?:be )?${held}${onFile}${elseWhat}`,
  String.raw`(?:can|could|may|should) (?:i|we) ${keeps} (?:that|this|it|them|these|those|the (?:line|claim|figure|number|sentence|note|draft))${onFile}`,
  String.raw`(?:(?:does|do) (?:that|it|this) )?(?:ties?(?: out)?|tied out|tally|tallies|match(?:es)?|agree[sd]?|reconciles?|holds?(?: up)?|ok|okay|fine|supported|accurate|correct|right|true|y ?\/ ?n|yes ?\/ ?no|t ?\/ ?f|true ?\/ ?false|right or wrong|correct or not|pass or fail|yes|no)${onFile} ?\??$`,
];

/** "True, and what is it to the decimal?" */
const andWhatItIs = String.raw`(?:,? (?:and|or) (?:if not,? )?what (?:is|was|'s) (?:it|${trueOne})(?: (?:to (?:the|one|two) (?:decimals?(?: places?)?|digit|cent|penny)|exactly|precisely))?)`;
/** Whole sentences that ask for a verdict and for nothing else. */
const alone = new RegExp(String.raw`^(?:(?:so|and|but|now|please|well),? )*(?:${verdicts.join('|')}|(?:true|right|correct|accurate|fair|so)${andWhatItIs}) ?[?.!]*$`, 'i');

export function isVerdictAlone(sentence: string): boolean {
  return alone.test(sentence.trim());
}

const agreesAtEnd = new RegExp(String.raw`(?<!\b(?:that|this|it|they)),? (?:agree|tie(?: out)?|tally|match|square|reconcile|fit|correspond) (?:with|to|against)${onFile}(?= ?[?.!]*$)`, 'i');

const tagged = String.raw`(?:check|verify|confirm(?:ed)?|do you (?:get|have|see|find) the same|same(?: as yours)?|ok|okay|correct|true or false|right or wrong|yes or no|true|right|ties?(?: out)?|agreed?|match(?:es)?|supported|y ?\/ ?n|yes ?\/ ?no|t ?\/ ?f|true ?\/ ?false)`;
/** Told in any case. */
const told = String.raw`(?:one|figures?|numbers?|values?|amounts?|rates?|ratios?|margins?|percentages?|%)`;
const andActual = String.raw`(?:,? ?[?,;+&]? ?(?:and )?(?:if not,? )?(?:what(?:'s| is| was) )?(?:(?:give|show|tell)(?: me)? )?(?:(?:the )?(?:actual|real|true|exact|correct|right)(?: ${told})?|the ${told}|both(?: (?:years|figures|numbers|amounts))?|actuals?(?: (?:for |in )?(?:both|each|all)(?: (?:years?|quarters?|of them))?)?))`;
const tagAtEnd = new RegExp(String.raw`(?:[?.!,;:]| [–-])+ ?(?:please )?${tagged}${andActual}?(?:,? (?:please|pls|thanks))? ?[?.!]*$`, 'i');

/** "… above $14bn true?" */
const barelyTagged = /(?<=\d(?:[a-z%.]{1,8})?) (?:true|correct|right|ok|okay|y ?\/ ?n|yes ?\/ ?no) ?\?$/i;

/** "Does 46% agree with the filing?", "= 46%? check", "it was 46%; is that supported?": the statement alone. */
export function withoutVerdict(sentence: string): string {
  if (!/\d/.test(sentence)) return sentence;
  const joint = [...sentence.matchAll(/[;,:] | [–-] /g)].at(-1);
  const tail = joint === undefined ? '' : sentence.slice(joint.index + joint[0].length);
  if (joint !== undefined && /\d/.test(sentence.slice(0, joint.index)) && isVerdictAlone(tail)) return sentence.slice(0, joint.index);
  return sentence.replace(agreesAtEnd, '').replace(tagAtEnd, '?').replace(barelyTagged, '?');
}

const paper = String.raw`(?:note|draft|deck|slide|memo|model|spreadsheet|workbook|sheet|table|text|article|piece|post|report|summary|paper|document|page|paragraph|passage|footnote|chart|exhibit|caption|headline|line|write-?up|bullet|colleague|analyst|intern|junior|associate|author|reviewer|vendor|terminal|website|site|app|bot|assistant|chatbot|broker|newsletter|presentation|pitch|book|file|handout|factsheet|fact sheet)`;
const whose = String.raw`(?:it(?= says here\b)|(?:(?:a|an|the|my|our|his|her|your|their|this|that|some|one|somebody's|someone's) (?:[\w'-]+ ){0,3}?)?${paper}(?:'s (?:[\w-]+ )?${paper})?(?: (?:of mine|of ours|before me|in front of me|here|i have|on my desk)| (?:no\. ?)?(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)(?= (?:gives|puts|has|shows|lists|quotes|cites|states|says|claims|reads)\b))?)`;
const looking = String.raw`(?:(?:i am|i'm|we are|we're|am) (?:[a-z]+ )?(?:signing(?: off)?|reviewing|checking|reading|proofreading|editing|looking at|going over|going through|auditing|vetting|preparing|writing)(?: on)? )?`;
const states = String.raw`(?:gives|gave|puts|put|has|had|shows|showed|lists|listed|quotes|quoted|records|recorded|carries|carried|uses|used|cites|cited|prints|printed|reports|reported|states|stated|says|said|claims|claimed|reads|writes|wrote|asserts|asserted|mentions|mentioned)`;
const inWriting = new RegExp(String.raw`^(?:(?:so|and|but|now|ok|okay)[,:]? )*${looking}${whose}(?:[:;,]? (?:(?:and )?(?:it|he|she|they)|which|that|who))? ${states}(?: (?:that|here|there|how))?[,:]? *`, 'i');
/** "A note on Acme reads": the statement is of Acme. */
const onSomebody = new RegExp(String.raw`^(?:(?:so|and|but|now|ok|okay)[,:]? )*${looking}${whose} (?:on|about) (?<who>[\w&.'-]+(?: [\w&.'-]+){0,2}?)[:,]? (?:(?:it|that|which) )?${states}(?: (?:that|here|there|how))?[,:]? *`, 'i');
const onlyNamed = new RegExp(String.raw`^(?:(?:so|and|but|now|ok|okay)[,:]? )*(?:(?:the )?next (?:line|row|item|bullet|entry|one|figure)(?: down| up| below)?|${looking}${whose}) ?: *`, 'i');
const inTables = new RegExp(String.raw`^(?:i|we) (?:have|had|got|put|carry|show|wrote|noted) (?<what>[^?]{2,60}?) (?:in|on) (?:my|our|the|a) (?:[\w-]+ ){0,2}(?:${paper}s?|notes|books)\b`, 'i');

const document = String.raw`(?:annual report|10-?k|filing|accounts|report|results|statements?|proxy)`;
/** "Footnote two quotes the Acme annual report for 2021: 1.2 billion of dividends": of whom and when stands in front of what is stated. */
const quotesReport = new RegExp(String.raw`^(?:(?:so|and|but|now)[,:]? )*${looking}${whose} (?:quotes|quoted|cites|cited)(?: from)? (?:the )?(?<who>[^:,.?]{2,40}?)(?:['’]s)? ${document}(?: (?:for|of) (?<when>[^:?]{4,24}))?: *`, 'i');

/** Whom the paper, or the report that it quotes, is of stands in front. */
function ofWhom(sentence: string): string | null {
  const report = quotesReport.exec(sentence);
  const { who = '', when = '' } = report?.groups ?? {};
  if (report !== null) return `${who} ${when}: ${sentence.slice(report[0].length)}`;
  const named = onSomebody.exec(sentence);
  const about = named?.groups?.['who'] ?? '';
  return named !== null && /^\p{Lu}/u.test(about) ? `${about}: ${sentence.slice(named[0].length)}` : null;
}

/** Without the paper that says it; null where none is named. */
export function outOfWriting(sentence: string): string | null {
  const ofSomebody = ofWhom(sentence);
  if (ofSomebody !== null) return ofSomebody;
  const found = inWriting.exec(sentence) ?? onlyNamed.exec(sentence);
  if (found !== null && found[0].length < sentence.length) return sentence.slice(found[0].length);
  return inTables.test(sentence) ? sentence.replace(inTables, '$<what>') : null;
}

const tying = /\b(?:ties?|tied|tying|tally|tallies|match(?:es)?|agrees?|reconciles?|squares?|corresponds?|accurate|exact(?:ly)?|precise(?:ly)?|to the (?:digit|decimal|cent|penny))\b/i;

/** Whether the amounts must agree with what is on file at the digits they are given with: those of a note, and those that are to tie or to match. */
export function mustTie(text: string, sentences: readonly string[]): boolean {
  return tying.test(text) || sentences.some((sentence) => outOfWriting(sentence.trim()) !== null);
}
