// "How does NVIDIA compare to the others on margin": one company against all that are at hand.
import { shortName } from '../../../write/company-name.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';

const others = String.raw`(?:(?:all )?(?:of )?(?:the )?(?:others|other (?:companies|stocks|firms|ones)|rest(?: of (?:them|the (?:pack|group|field|companies|list|bunch|lot)))?)|every(?:one|body)(?: else)?|all (?:the )?(?:other )?(?:companies|stocks|firms|others)|the (?:pack|field))(?: (?:here|you (?:have|cover|know)|at hand))?`;
const against = String.raw`(?:compared? (?:to|with|against)|vs\.?|versus|against|relative to|next to|beside|measure up (?:to|against)|stack up (?:to|against|with)|do against|stand against)`;
const lead = String.raw`^(?:(?:so|and|ok(?:ay)?|but|how (?:does|do|is|are|did)|what about|compare|show me)[,]? )*`;
const behind = new RegExp(String.raw`${lead}(?<whom>[^?,]{1,40}?) (?:comes? out |looks? )?${against} ${others}(?: (?:on|in|by|for|with|in terms of|when it comes to))? (?<what>[^?,]{2,40}?)[?.! ]*$`, 'i');
const before = new RegExp(String.raw`${lead}(?<whom>[^?,]{1,40}?)(?:['’]s?)? (?<what>[^?,']{2,40}?) (?:comes? out |looks? )?${against} ${others}(?:['’]s?)?[?.! ]*$`, 'i');
const rank = new RegExp(String.raw`^(?:so |and )?where does (?<whom>[^?,]{1,40}?) (?:rank|stand|come|place)(?: among (?:all|${others}))? (?:on|in|by|for) (?<what>[^?,]{2,40}?)(?: among (?:all|${others}))?[?.! ]*$`, 'i');

const kinds: Readonly<Record<string, string>> = { 'margin': 'net margin', 'margins': 'net margin', 'growth': 'revenue growth', 'valuation': 'price-earnings ratio', 'size': 'revenue', 'profitability': 'net margin', 'dividend': 'dividend yield', 'p/e': 'price-earnings ratio', 'pe': 'price-earnings ratio', 'debt': 'total debt', 'sales': 'revenue', 'profit': 'net income', 'profits': 'net income' };

/** As it was where not one company and one measure are named. */
export function againstTheOthers(text: string): string {
  for (const pattern of [behind, before, rank]) {
    const { whom = '', what = '' } = pattern.exec(text)?.groups ?? {};
    const said = whom === '' ? [] : namedIn(`${whom.replace(/['’]s?$/, '')}'s revenue`, []);
    const [company] = said.map((one) => one.company);
    const measure = kinds[what.toLowerCase().replace(/^(?:the|its) /, '')] ?? what;
    if (said.length === 1 && company !== null && company !== undefined && findMeasures(measure).some((found) => found.measure.kind === 'metric')) return `How does ${shortName(company.name)} compare with all companies on ${measure}?`;
  }
  return text;
}
