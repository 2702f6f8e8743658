// Words that mean about the same in business English, and words that mean the opposite. General language; no company, no data set.
import { rootWord } from './root-word.ts';

export type Meaning = { readonly concept: string; /** −1 where the word is the opposite of the concept. */ readonly sign: 1 | -1; /** The word has an opposite: it is a pole of an axis. */ readonly isPole: boolean };

/** Either side holds words of like meaning; a word of one side denies a word of the other. */
const poles = [
  'increase rise grow climb upward high higher highest greater large larger largest surge soar | decrease fall decline drop downward low lower lowest small smaller smallest reduce shrink diminish plunge slump lessen',
  'gain profit profitable surplus | loss deficit deficiency shortfall lose unprofitable',
  'favorable favourable positive benefit beneficial | unfavorable unfavourable adverse negative harm harmful detrimental',
  'improve strengthen strong better recover recovery | worsen weaken weak worse deteriorate soft poor',
  'exceed surpass outperform | underperform miss short',
  'before prior precede preceding | after following follow subsequent',
  'approve accept authorize | reject deny refuse disapprove',
  'require must mandatory obligate obligation compulsory need | optional voluntary exempt waive',
  'permit allow | prohibit forbid ban bar prevent',
  'extend renew prolong continue expand | terminate cancel discontinue cease expire',
  'open launch commence start begin establish | close shut end cease conclude complete',
  'appoint hire elect | resign dismiss depart retire',
  'include | exclude', 'internal | external', 'domestic | foreign', 'short-term near-term | long-term', 'minimum least | maximum most', 'fix | variable float', 'senior | junior subordinate', 'asset | liability', 'receivable | payable', 'lessor | lessee',
  'borrower | lender', 'buyer purchaser | seller vendor', 'plaintiff | defendant', 'inflow | outflow', 'early | late', 'temporary | permanent', 'active | inactive', 'own | lease rent', 'majority | minority', 'accelerate | slow delay',
  'upgrade | downgrade', 'unchanged stable flat constant | change', 'success succeed | fail', 'comply compliance | violate breach default', 'adequate sufficient | insufficient inadequate',
  'public | private', 'direct | indirect', 'tangible | intangible', 'effective | ineffective', 'likely probable | unlikely improbable remote', 'appreciate | depreciate', 'credit | debit', 'upstream | downstream', 'tighten | loosen', 'buy acquire purchase | sell dispose divest',
  'hedge | unhedged', 'dependent rely depend | independent', 'concentrate | diversify', 'advantage | disadvantage', 'certain | uncertain doubt', 'material significant substantial | immaterial insignificant minor', 'offset | compound', 'first | last',
] as const;

const alike = [
  'demand order', 'cost expense expenditure', 'customer client', 'employee staff personnel workforce headcount', 'company firm business enterprise', 'shareholder stockholder', 'sale revenue turnover', 'director board', 'auditor accountant',
  'plant factory facility', 'announce report disclose state', 'identify find discover', 'borrow loan', 'law regulation regulatory legislation', 'lawsuit litigation suit', 'main primary principal chief', 'supplier vendor', 'agreement contract', 'debt indebtedness borrowings',
  'equity stockholders', 'stock share', 'issue issuance', 'merge merger combination', 'recognize record', 'repurchase buyback', 'headquarter headquarters headquartered base', 'subsidiary unit', 'product good', 'ability able capable', 'quarter quarterly', 'annual year yearly', 'price pricing', 'risk hazard', 'help assist aid support',
  'use utilize employ', 'obtain secure get', 'target goal objective', 'strategy plan', 'result outcome', 'impact effect affect influence', 'review evaluate assess assessment examine', 'fund finance financing', 'vote voting', 'locate situated based',
] as const;

function meanings(): ReadonlyMap<string, Meaning> {
  const map = new Map<string, Meaning>();
  const put = (words: string | undefined, meaning: Meaning): void => {
    for (const word of (words ?? '').trim().split(' ')) {
      const root = rootWord(word);
      if (!map.has(root)) map.set(root, meaning);
    }
  };
  poles.forEach((line, index) => {
    const [left, right] = line.split('|');
    put(left, { concept: `~${String(index)}`, sign: 1, isPole: true });
    put(right, { concept: `~${String(index)}`, sign: -1, isPole: true });
  });
  for (const line of alike) put(line, { concept: `=${line.split(' ')[0] ?? ''}`, sign: 1, isPole: false });
  return map;
}

const known = meanings();
/** "unsecured", "non-controlling": what is left is the word it denies. Not every "un" is a prefix. */
const denying = /^(?:(?:un(?!der|it|ion|ique|iver|til|less|like)|non)(?=\p{L}{5})|non-)/u;

export function meaningOf(word: string): Meaning {
  const lower = word.toLowerCase();
  const root = rootWord(lower);
  const own = known.get(root);
  if (own !== undefined) return own;
  const bare = lower.replace(denying, '');
  if (bare === lower) return { concept: root, sign: 1, isPole: false };
  const inner = known.get(rootWord(bare)) ?? { concept: rootWord(bare), sign: 1 };
  return { concept: inner.concept, sign: inner.sign === 1 ? -1 : 1, isPole: true };
}
