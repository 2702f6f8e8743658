// "How would the answer be for Visa instead?": the question before, of another company.
const asks = /^(?:(?:and|so|ok(?:ay)?|now)[,]? )*(?:how|what) (?:does|would|do|will|is|was|were|did) (?:the |that |this )?(?:answer|figure|figures|number|numbers|result|same(?: (?:figure|number|question))?|it|that|this)(?: (?:look|be|come out|read|stand|work out|turn out))?(?: like)?(?: then)? (?:for|in the case of) (?<whom>[^?,;]{1,50}?)(?: instead| then| now)*[?.! ]*$/i;

/** As it was where nothing was asked before, and for every other question. */
export function sameForOther(text: string, isFollowing: boolean): string {
  const found = isFollowing ? asks.exec(text)?.groups : undefined;
  const whom = found?.['whom'] ?? '';
  return /^\p{Lu}/u.test(whom) ? `And for ${whom}?` : text;
}
