// What is told beside a reading of the economy: who pays the rate, and the event that a month is remembered for.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const pay = '(?:pay|paid|paying|charge|charged|charging|lend|lent|lending|borrow|borrowed|borrowing)';
const each = '(?: (?:to )?(?:each other|one another))?(?: money| funds| cash)?';
const overnight = String.raw`(?: (?:for |at |in )?(?:overnight|over night)(?: (?:money|loans?|funds|cash))?)`;
const banks = String.raw`(?:(?:what|how much)(?: (?:rate|interest|percent|in interest))?|at what (?:interest )?rate|which (?:interest )?rate)(?: (?:did|do|does|were|are|was))? (?:the |us |american |u\.s\. )?banks (?:(?:were|are|had been) )?${pay}(?: for money)?${each}`;

const covid = String.raw`(?:the )?(?:covid(?:-?19)?|corona(?:virus)?|(?:covid(?:-?19)? )?pandemic)(?: (?:pandemic|crisis|lockdowns?|shock|crash))?`;
const began = String.raw`(?: (?:really )?(?:hit|hits|struck|began|started|broke out|arrived|came|came along|took hold|set in|kicked off|shut (?:everything|the world|the country) down))?`;
const month = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const time = String.raw`(?:in )?(?:(?:${month})\.?,? )?(?:fiscal |fy ?)?(?:19|20)\d\d\b`;

const rules: readonly Rewording[] = [
  [re(String.raw`\b${banks}${overnight}(?: on| for)?(?: (?:the )?(?:fed|federal) funds)?\b`), 'what was the federal funds rate'],
  [re(String.raw`\b${banks} (?:on|for) (?:the )?(?:fed|federal) funds(?: overnight)?\b`), 'what was the federal funds rate'],
  // The month that it names is the time.
  [re(String.raw`\b(?:the )?(?:last |first |very )*(?:month|year|quarter) (?:before|of|after) ${covid}${began},? \(?(?:that is,? |i\.e\.,? )?(?:in )?(${time})\)?`), '$1'],
  // "At the worst of the lockdowns, April 2020".
  [re(String.raw`,? ?\b(?:(?:right|just|deep) )?(?:at|in|during|amid|through) the (?:(?:very|absolute) )?(?:worst|height|heights|depths?|peak|bottom|thick|teeth|middle|midst|darkest (?:days|hour|month)|nadir) of (?:the )?(?:(?:first|spring|great|financial|covid(?:-?19)?|corona(?:virus)?) )*(?:lockdowns?|shutdowns?|pandemic|covid(?:-?19)?|crisis|crash|panic|slump|recession)(?: (?:lockdowns?|crisis|in))?,? (?=(?:\(|in |that is,? )?${time})`), ' '],
  [re(String.raw`(?<=(?:${time})),? \(?(?:(?:right|just) )?(?:at|in|during|amid) the (?:(?:very|absolute) )?(?:worst|height|depths?|peak|bottom|thick|middle|midst) of (?:the )?(?:(?:first|spring|great|financial|covid(?:-?19)?|corona(?:virus)?) )*(?:lockdowns?|shutdowns?|pandemic|covid(?:-?19)?|crisis|crash|panic|slump|recession)\)?`), ''],
  [re(String.raw`,? ?\b(?:(?:just|right|shortly|only) )?(?:before|since|when|after|during|as|until|in) ${covid}${began},?(?= (?:in |from |up |to |and |that is |until |between )*(?:${time}))`), ''],
  [re(String.raw`(?<=(?:${time})),? \(?(?:(?:just|right|shortly|only) )?(?:before|when|after|during|as|in) ${covid}${began}\)?`), ''],
];

/** Only beside a time of its own is the event no time. */
export function withoutToldAside(text: string): string {
  return /\bbanks\b|\b(?:covid|corona|pandemic|lockdowns?|shutdowns?|crisis|crash|panic|slump|recession)/i.test(text) ? sayAgain(text, rules) : text;
}
