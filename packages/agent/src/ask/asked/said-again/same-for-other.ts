// "How would the answer be for Visa instead?": the question before, of another company.
const whom = String.raw`(?<whom>[^?,;.!]{1,50}?)(?:,? (?:instead|then|now|please|too|as well))*[?.! ]*$`;
const lead = String.raw`^(?:(?:good to know|nice|thanks|thank you|great|interesting|cool|perfect|fine|all ?right|i see|ok(?:ay)?|and|so|then|now|please|pls)[,.!;]* )*`;
const same = String.raw`(?:exactly )?(?:the )?same(?: (?:thing|question|figures?|numbers?|calculation|exercise|one|story|period|dates|move|again|analysis|math|maths|please|pls))*`;
const alike = '(?:comparable|corresponding|equivalent|same|analogous|matching|parallel|like)';
const asks = [
  new RegExp(String.raw`${lead}(?:what(?:'s|’s| is| was| were| are)|give me|show me|how about|what about) (?:the |its |their )?${alike} (?:figures?|numbers?|ratio|metric|one|level|value|move|change|rate|measure|reading|percentage|amount)s? (?:at|for|of|in|with|over at|in the case of) ${whom}`, 'i'),
  new RegExp(String.raw`${lead}(?:how|what) (?:does|would|do|will|is|was|were|did) (?:the |that |this )?(?:answer|figure|figures|number|numbers|result|same(?: (?:figure|number|question))?|it|that|this)(?: (?:look|be|come out|read|stand|work out|turn out))?(?: like)?(?: then)? (?:for|in the case of) ${whom}`, 'i'),
  new RegExp(String.raw`${lead}(?:(?:do|run|give me|show me|tell me|i (?:want|need)|could i have|may i have|can i have|repeat|let me have) )?(?:${same}|(?:do|repeat|run) (?:that|this|it)(?: again)?) (?:for|with|of|on) ${whom}`, 'i'),
  new RegExp(String.raw`${lead}(?:what|how much) (?:would|could|might) (?:(?:it|that|this|i|we|you|one|the|same|money|sum|stake|position|have|be|been|come|become|made|got|to|grown|now|worth|turned|into) )*(?:in|into|with|for|on) (?:the )?(?:shares? of |stock of )?(?<whom>[\p{Lu}][^?,;.!]{1,40}?)(?: (?:stock|shares))? (?:instead|rather)[?.! ]*$`, 'iu'),
  new RegExp(String.raw`${lead}if (?:i|we|you|one|she|he|they)(?:'d|’d| had| would have) (?:gone (?:for|with|into)|picked|chosen|bought|taken|put (?:it|that|the money|the same)(?: sum)? (?:in|into))(?: for)? (?:the [a-z ]{3,30} (?:at|of|from) )?(?<whom>[\p{Lu}][^?,;.!]{1,40}?)(?: (?:stock|shares))?(?: instead| rather)?,? (?:what|how much) would (?:i|we|you|one|she|he|they) (?:have|hold|sit on|own)(?: (?:now|then|had))?[?.! ]*$`, 'iu'),
];

const kept = String.raw`(?:,? (?:and|but|while|with|just) (?:keep|leave|leaving|keeping|hold|holding|all|everything|the rest)[^;.?!\d]{0,60})?`;
/** "Swap the stock for Visa and keep the rest": the same of the one that takes its place. */
const swapped = new RegExp(String.raw`\b(?:swap|switch|change|replace|exchange|substitute|trade)(?: out)? (?:the )?(?:stock|share|shares|company|firm|name|ticker|bank|it|that|this|them|(?-i:\p{Lu})[\w&.]*(?: shares| stock)?)(?: out)? (?:for|with|to|by) (?<whom>(?-i:\p{Lu})[^?,;.!:]{1,40}?)(?: (?:stock|shares|instead|now|then))?${kept}(?:[;,.:!?]+ (?:and |so |then )?(?:(?:what|how much|where|which)(?:'s|’s)?\b[^?.!\d]{0,70}|same (?:question|thing|again)))?[?.! ]*$`, 'iu');

/** As it was where nothing was asked before, and for every other question. */
export function sameForOther(text: string, isFollowing: boolean): string {
  const name = isFollowing ? [...asks, swapped].map((one) => one.exec(text)?.groups?.['whom']).find((found) => found !== undefined) ?? '' : '';
  return /^\p{Lu}/u.test(name) ? `And for ${name}?` : text;
}
