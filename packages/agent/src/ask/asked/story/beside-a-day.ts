// What was going on around a day whose close is asked for: "right after the tariff sell-off, on 8 April 2025", "with the strike all over the news". The day says when, and nobody asks for news.

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const day = new RegExp(String.raw`\b${month} \d{1,2}(?:st|nd|rd|th)?,? (?:of )?20\d\d\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? 20\d\d\b|\b20\d\d-\d\d-\d\d\b`, 'gi');
const close = /\b(?:clos(?:e|es|ed|ing)|finish(?:ed|es)?|end(?:ed|s)? (?:the day|up|at|on)|where did [^,?]{2,40} end|settled?|trad(?:e|ed|ing)|price[ds]?|px|stood|stand|last quote)\b/i;
/** These ask for what happened. */
const asksStory = /\b(?:why|because|what happened|reasons?|news (?:on|about|of|was|is)|any news|headlines (?:on|about)|what(?:'s| is| was) the news|explain|react\w*|caused?)\b/i;

const event = String.raw`(?:sell-?off|crash|rout|panic|scare|shock|turmoil|cris[ie]s|storm|meltdown|plunge|slump|rally|frenzy|bloodbath|carnage|mayhem|chaos|drama|fuss|uproar|news|headlines?|worr(?:y|ies)|fears?|jitters|ruling|verdict|hearing|election|vote|strike|ban|recall|scandal|outage|hack|announcements?|tariffs?|trade war|ceasefire|summit|speech|shutdown|incident|accident|blowout|bank run|debacle|fiasco|wobble|flap|row|reversal|pause|liberation day)`;
const when = String.raw`(?:(?:right|just|shortly|immediately|soon|straight|directly) )?(?:(?:on )?the day )?(?:after|following|amid|amidst|during|in|with|before|ahead of|since|upon|in the (?:thick|midst|middle|wake|heat|aftermath|teeth) of|at the height of)`;
const of = String.raw`(?:(?:all )?(?:the|that|this|those|these|its|their|last) )?(?:${month} (?:20\d\d )?)?(?:(?!stock\b|dividend|earnings|results|split)[a-z'-]+ ){0,3}?`;
const raging = String.raw`(?: (?:(?:all )?over the (?:news|papers|front pages)|raging|flying|looming|everywhere|in (?:full swing|the air|the news)|hit|struck|broke|ended|began|started|landed))?`;
const told = new RegExp(String.raw`(?:^|, |(?<=\d,? )|(?<=\bday,? ))${when} ${of}(?:${event} )?${event}${raging}\b(?:,|:| -)? ?`, 'gi');
const hit = new RegExp(String.raw`^(?:when|as|once|after) ${of}(?:${event} )?${event} (?:had )?(?:hit|struck|broke|came|landed|was announced|began|started|ended|blew over|was over|died down),? `, 'gi');

/** ", the day after earnings": said of the day that is named. */
const ofReport = /(?<=\d),? (?:that was |which was )?(?:the|its) (?:(?:very|trading) )?(?:day|session|morning) (?:right )?(?:after|of|following|before) (?:(?:its|the|their|second-quarter|first-quarter|third-quarter|fourth-quarter|quarterly|q[1-4]) )*(?:earnings|results|numbers|report)(?: (?:release|call|report|came out|were out|day))?(?=[,?:.;]|$| and\b)/gi;

/** Unchanged where not one day is named, and where what happened is asked for. */
export function withoutStoryOfDay(text: string): string {
  if (new Set(text.match(day)).size !== 1 || !close.test(text) || asksStory.test(text)) return text;
  const plain = text.replace(ofReport, '').replace(hit, '').replace(told, (found) => (found.startsWith(', ') ? ', ' : ''));
  return new Set(plain.match(day)).size === 1 ? plain : text;
}
