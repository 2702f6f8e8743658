// What a term means and what it came to, asked in one breath: "what is the core rate, and how high was it in May".

const asked = /^(?:what(?:'s)? (?:is|are|does|do)|what's|define|explain)(?: meant by)? (?:an? |the )?[^?,.]{3,60}?(?: mean)?[,?.]? (?:and )?(?:what|how (?:high|large|big|much)) (?:was|were|is|are|did)\b/i;
/** Behind its name: "ten-year breakeven: what is it, and value on 3 March". */
const behindName = /^[^?.:]{3,60}(?::| [-–—]) ?(?:what (?:is|are) (?:it|that|they|this)|what does (?:it|that|this) mean|what(?:'s| is) meant|meaning|definition)\b[^?]*(?:\band\b|[,;?+&])[^?]*\b(?:values?|level|reading|figure|what|how)\b/i;
/** "What is a current ratio? And then give me Acme's": the one sentence asks for the term, the next for a figure of somebody. */
const thenGive = /^(?:(?:what(?:'s)? (?:is|are)|what's|define|explain)(?: meant by)? (?:an? )?[^?,.]{3,60}?|(?:define|explain) the [^?,.]{3,60}?|what (?:does|do) (?:an? |the )?[^?,.]{3,60}? mean)(?:[,?.;]? (?:(?:and|then|also|now|next|after that),? ){1,3}|[?] )(?:please )?(?:give|tell|show|name|state|quote|work out|compute|calculate|find|what(?:'s| is| was| were))\b/i;
/** "What is Acme's share price and what was it …": a figure of somebody, and no term. */
const ofWhom = /^what (?:is|are) [^?,.]{1,30}['’]s? /i;

export function asksTermAndValue(text: string): boolean {
  const plain = text.trim();
  return (asked.test(plain) && !ofWhom.test(plain)) || behindName.test(plain) || (thenGive.test(plain) && !ofWhom.test(plain) && !/^what(?:'s| is| are) the\b/i.test(plain));
}
