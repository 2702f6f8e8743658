// Which form of a measure is asked for: its value, its growth, its share of a whole, its average, its extremes.
import type { MeasureForm } from '../asked.ts';
import type { Place } from '../question-text.ts';

type Rule = { readonly form: MeasureForm; readonly before?: RegExp; readonly after?: RegExp; readonly anywhere?: RegExp };

const cagrWords = /\b(?:cagr|compound(?:ed)?(?: annual)?(?: growth)?|annuali[sz]ed growth)\b/i;

/** The first that fits. `before` and `after` look at the words beside the measure, `anywhere` at the whole question. */
const rules: readonly Rule[] = [
  { form: 'cagr', anywhere: cagrWords },
  { form: 'growth', after: /^(?:'s)?,? (?:[\p{L}']+ ){0,2}(?:growth|grew|grown|grow|growing|expand(?:ed|ing)?)\b/iu, before: /\b(?:growth (?:in|of|rate of|rate in)|grow(?:n|ing)?(?: its| their)?|grew(?: its| their)?|how (?:fast|quickly|much faster) (?:did|has|have|is|was|were|are)|yoy|y\/y|year[- ]on[- ]year|year[- ]over[- ]year)(?: (?:the|its|their|annual|total))* ?$/i },
  { form: 'growth', anywhere: /\b(?:yoy|y\/y|y-o-y|year[- ]on[- ]year|year[- ]over[- ]year|growth rate|grow(?:ing|n)?|grew|grows|growth|in percent(?:age)? terms|by what percent(?:age)?|by how many percent|percent(?:age)? (?:change|increase|decrease|growth)|qoq|quarter[- ]over[- ]quarter)\b/i },
  { form: 'share', before: /\b(?:as a (?:share|percent(?:age)?|fraction|proportion)|(?:share|percent(?:age)?|fraction|proportion|part) of)(?: (?:the|its|their|total))*$/i },
  { form: 'average', anywhere: /\b(?:on average|average(?:d)?|the mean|mean of|avg)\b(?! (?:price target|target|estimate|directional|true))/i },
  { form: 'total', anywhere: /\b(?:in total|sum of|cumulative(?:ly)?|combined|altogether|added up|add up|aggregate|total(?: amount)? (?:over|across|of|for|in) (?:the )?(?:last|past|period|years))\b/i },
  { form: 'change', anywhere: /\b(?:change[ds]?|increase[ds]?|decrease[ds]?|rise|risen|rose|fall|fell|fallen|declined?|drop(?:ped)?|gained?|up or down|went (?:up|down)|gone (?:up|down)|go (?:up|down)|improve[ds]?|worsen(?:ed)?|deteriorated?|shr(?:ink|ank|unk)|gone|(?:was|were|is|are|being) (?:up|down)(?= in| from| on| \d| against| compared|\?)|climb(?:ed)?|moved?)\b/i },
  { form: 'highest', anywhere: /\b(?:highest|peak(?:ed)?|record (?:high|year|level|quarter)|a record|maximum|best year|all[- ]time high|max|largest ever|high point)\b/i },
  { form: 'lowest', anywhere: /\b(?:lowest|minimum|trough|worst year|all[- ]time low|min|bottomed|low point)\b/i },
];

const near = 40;

export function formAt(text: string, { start, end }: Place): MeasureForm {
  const before = text.slice(Math.max(0, start - near), start);
  const after = text.slice(end, end + near);
  const outside = `${text.slice(0, start)} | ${text.slice(end)}`;
  const rule = rules.find((each) => each.before?.test(before) === true || each.after?.test(after) === true || each.anywhere?.test(outside) === true);
  return rule?.form ?? 'value';
}
