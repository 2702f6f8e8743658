// Questions of what can be asked here, and of whom: no figure is wanted, and nothing is declined.
const lead = String.raw`^(?:(?:so|hi|hello|hey|ok(?:ay)?|and|please)[,!.]? )*`;
const end = String.raw`(?: (?:here|then|exactly|please|for me))*[?.! ]*$`;
const companies = String.raw`(?:companies|company|stocks|tickers|names|firms|businesses|shares)`;
const keep = String.raw`(?:cover|know(?: about)?|have(?: (?:data|figures|numbers|information|info) (?:on|for|of|about))?|hold|track|follow|carry|support|offer|bundle|include|contain)`;

const ofSkills = new RegExp(String.raw`${lead}(?:help(?: me)?|what (?:can|could|do|are) you (?:able to )?(?:do|answer|offer|know|tell me|help(?: me)? with|good (?:at|for))|what (?:can|could|should|may|do) i ask(?: you)?(?: about)?|what (?:kinds?|sorts?|types?) of questions? (?:can|do|could|may) (?:you|i) (?:answer|ask)(?: you)?|how (?:can|could|do) you help(?: me)?|who are you|what are you|what is this|how (?:do|can) i use (?:this|you)|how does this work)${end}`, 'i');
const ofCoverage = new RegExp(String.raw`${lead}(?:(?:which|what)(?: of the)? ${companies} (?:do|can|are|could) (?:you|i|there|covered|bundled|available|supported|included|known)(?: (?:${keep}|ask(?: you)? about|be asked about|covered|bundled|available|here))*|(?:list|show(?: me)?|name) (?:me )?(?:all )?(?:the |your )?(?:bundled |covered |available |supported )?${companies}(?: (?:that |which )?you ${keep}| (?:that are )?(?:covered|bundled|available))?|(?:which|what) (?:data|figures|numbers|sources|information) (?:do|can|are|is) (?:you|there|bundled|available|i)(?: (?:${keep}|use|ask for|bundled|available))*|where do(?:es)? (?:your|the) (?:data|figures|numbers) come from)${end}`, 'i');
const ofCompany = new RegExp(String.raw`${lead}(?:what|which|how much) (?:data|figures|numbers|information|history) (?:do you (?:have|hold|know|keep)|(?:is|are) there|(?:is|are) (?:available|bundled)) (?:on|for|of|about) [^?]{2,60}?${end}`, 'i');

const greets = /^(?:hi|hello|hey|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings|sup|what'?s up|test(?:ing)?)(?: (?:there|assay|again|everyone|all|bot))?[!?., ]*$/i;
const thanks = /^(?:(?:ok(?:ay)?|great|cool|nice|perfect|awesome|got it|good)[,.! ]*)*(?:thanks?(?: you)?|thx|ty|cheers|much appreciated|bye|goodbye|see you|that(?:'s| is) all)?(?: (?:so much|a lot|very much|again|bye|for (?:the |your )?help))*[!., ]*$/i;
const ofSeries = /^(?:(?:so|and|hi|ok)[,:]? )*(?:(?:which|what) (?:(?:us |american )?(?:econ(?:omic|omy)?|macro(?:economic)?|fred)) (?:data|series|figures|numbers|indicators?|stats|statistics) (?:do you (?:have|know|cover|hold)|are (?:there|available|bundled|covered)|is (?:there|available)|can i ask (?:about|for))|(?:list|show(?: me)?)(?: (?:all|the|your))* (?:econ(?:omic)?|macro(?:economic)?) (?:series|data|indicators?))(?: here)?[?.! ]*$/i;

export type AboutAssay = 'skills' | 'coverage' | 'company' | 'thanks' | 'series';

/** Null for every question about the world. */
export function asksAboutAssay(text: string): AboutAssay | null {
  if (text.length > 200) return null;
  if (ofSeries.test(text)) return 'series';
  if (thanks.test(text) && /\p{L}/u.test(text)) return 'thanks';
  if (ofSkills.test(text) || greets.test(text)) return 'skills';
  return ofCoverage.test(text) ? 'coverage' : ofCompany.test(text) ? 'company' : null;
}
