// What a low or a high figure of a measure is a sign of, and why a line is added back or taken off on the way to cash: told where it is asked, behind what the measure is.

type Signs = { readonly ids: readonly string[]; readonly low: string; readonly high: string };

const signs: readonly Signs[] = [
  { ids: ['interest_coverage'], low: 'A low one is a sign of risk: little cushion is left before profit no longer pays the interest, and a bad year may end in default.', high: 'A high one is a wide cushion: profit may fall far before the interest is in danger.' },
  { ids: ['current_ratio', 'quick_ratio', 'cash_ratio', 'operating_cash_flow_ratio'], low: 'A low one, below one above all, is a sign of risk: what falls due within a year may be hard to pay without new money, unless cash comes in fast.', high: 'A high one is a cushion against trouble; a very high one may mean money that lies idle.' },
  { ids: ['debt_to_equity', 'debt_to_assets', 'debt_to_ebitda', 'net_debt_to_ebitda', 'debt_to_capital', 'debt_to_free_cash_flow', 'net_debt_to_free_cash_flow'], low: 'A low one leaves room to borrow, and to live through bad years.', high: 'A high one means more risk: more of what is earned belongs to lenders, and a bad year may bring distress or default.' },
  { ids: ['gross_margin', 'operating_margin', 'net_margin', 'ebitda_margin', 'pretax_margin', 'free_cash_flow_margin', 'ebit_margin'], low: 'A thin one leaves little cushion: somewhat higher costs or lower prices turn the profit into a loss. In some trades, such as retail, thin margins are usual.', high: 'A high one tells of pricing power or low costs, and is a cushion in bad years.' },
  { ids: ['pe_ratio', 'forward_pe', 'price_to_sales', 'price_to_book', 'price_to_free_cash_flow', 'price_to_operating_cash_flow', 'ev_to_ebitda', 'ev_to_revenue', 'ev_to_operating_income'], low: 'A low one means that little growth or much risk is expected, or that the share is cheap.', high: 'A high one means that buyers expect growth, or that the share is dear.' },
  { ids: ['free_cash_flow_yield', 'earnings_yield'], low: 'A low one means that much is paid for what is earned: growth is expected, or the share is dear.', high: 'A high one means that little is paid for what is earned: the share is cheap, or buyers doubt that it will last.' },
  { ids: ['dividend_yield', 'forward_dividend_yield'], low: 'A low one means that little is paid out for the price, often because profits are put into growth.', high: 'A high one may come from a fallen price: buyers then see a risk that the dividend is cut.' },
  { ids: ['payout_ratio', 'total_payout_ratio', 'free_cash_flow_payout'], low: 'A low one leaves most of the profit in the business, and the dividend safe.', high: 'A high one leaves little for the business and little cushion: the dividend is at risk when profit falls.' },
  { ids: ['inventory_turnover', 'receivables_turnover', 'asset_turnover'], low: 'A low one means that money is tied up for long, or that sales are weak.', high: 'A high one means that the same money serves many sales.' },
  { ids: ['days_sales_outstanding', 'days_receivables', 'days_of_receivables', 'receivable_days'], low: 'A low one means that customers pay soon.', high: 'A high or rising one means that customers pay later: cash is tied up, and some may not pay at all.' },
  { ids: ['days_inventory', 'days_of_inventory', 'inventory_days'], low: 'A low one means that goods are sold soon.', high: 'A high or rising one means that goods lie for long: cash is tied up, and some may have to be written down.' },
  { ids: ['return_on_equity', 'return_on_assets', 'return_on_invested_capital', 'return_on_capital_employed'], low: 'A low one, below what the capital costs, means that the business destroys value as it grows.', high: 'A high one means that little capital earns much; of equity it may come from much debt as well.' },
  { ids: ['yield_curve_10y2y', 'yield_curve_10y3m'], low: 'An inverted one, with short-term yields above long-term yields, has often come before a recession: markets then expect interest rates to fall.', high: 'A high one, or a steep curve, means that markets expect growth, inflation or higher rates to come.' },
  { ids: ['cpi_inflation', 'core_cpi_inflation', 'core_pce_inflation', 'inflation'], low: 'A low, steady one is what central banks aim for; falling prices make debts heavier and buyers wait.', high: 'A high one eats up wages and savings that do not rise as fast, and leads central banks to raise interest rates.' },
  { ids: ['unemployment_rate'], low: 'A low one means that work is easy to find, and that wages may rise fast.', high: 'A high one means that many look for work in vain: a sign of a weak economy.' },
  { ids: ['free_cash_flow'], low: 'A negative one means that the business spends more than it takes in, and lives on savings or new money.', high: 'It is what can be paid out, used to buy back shares or to pay down debt: profit on paper pays nobody.' },
  { ids: ['operating_cash_flow'], low: 'A negative one means that the business itself burns cash.', high: 'It shows whether the profit that is told comes in as cash.' },
  { ids: ['net_income', 'eps', 'diluted_eps'], low: 'A negative one is a loss: it eats into what belongs to the owners.', high: 'It is what belongs to the owners, and what dividends and the price of the share rest on in the long run.' },
  { ids: ['revenue'], low: 'A falling one means that less is sold, or at lower prices.', high: 'A rising one shows that there is more demand for what is sold; all profit has to come out of it.' },
  { ids: ['ebitda'], low: 'A negative one means that the business loses money before it has paid for machines, interest and taxes.', high: 'It lets businesses be compared that have different debts, taxes and ages of their machines.' },
  { ids: ['beta'], low: 'A low one means that the share moves less than the market.', high: 'A high one means that the share swings more than the market, up and down: more risk.' },
];

const low = String.raw`low(?:er)?|negative|thin|weak|small|poor|fall(?:s|ing)?|declin(?:es?|ing)|shrink(?:s|ing)?|tight|drops?|dropping|inver\w+`;
const high = String.raw`high(?:er)?|large|big|ris(?:es?|ing)|grow(?:s|ing)|rich|steep|heavy|fat|wide|increas(?:es?|ing)|climb(?:s|ing)?`;
const asksSign = (side: string): RegExp => new RegExp(String.raw`\b(?:signals?|warn\w*|bad|good|worr\w+|danger\w*|risky?|mean(?:s|t|ing)?|tells?|says?|indicates?|signs?|implies|imply|flag|shows?|suggests?|fear|why)\b[^]*\b(?:${side})\b|\b(?:${side})\b[^]*(?:=|:|\b(?:signals?|warn\w*|bad|good|worr\w+|danger\w*|risky?|mean(?:s|t|ing)?|tells?|says?|indicates?|signs?|implies|imply|flag|shows?|suggests?|why|problem)\b)`, 'i');
const [asksLow, asksHigh] = [asksSign(low), asksSign(high)];

/** Why it is looked at is told by both of its ends. */
const matters = /\bwhy (?:does|do|is|are|should)\b[^?]{2,60}\b(?:matter|important|useful|relevant|care|look at|bad|watch)\b/i;

/** Null where neither end is asked about, or nothing is known of the measure's. */
export function signOf(id: string, text: string): string | null {
  const known = signs.find(({ ids }) => ids.includes(id));
  if (known === undefined) return null;
  const told = [...(asksLow.test(text) || matters.test(text) ? [known.low] : []), ...(asksHigh.test(text) || matters.test(text) ? [known.high] : [])];
  return told.length === 0 ? null : told.join(' ');
}

const withoutCash = /^(?:depreciation\w*|amorti[sz]ation\w*|finance_lease_amortization|stock_based_compensation|impairment|\w+_impairment|deferred_tax_expense)$/;
const addsBack = /\badd(?:ed|s|ing)?(?: [\w-]+){0,4} back\b|\badd-?backs?\b|\bback (?:in)?to (?:net income|profit|earnings|cash)\b/i;
const takesOff = /\b(?:subtract\w*|deduct\w*|tak(?:e|es|en|ing) (?:off|away|out)|minus)\b/i;

/** Why a line is added back to profit, or taken off cash; null where that is not asked. */
export function reasonOf(id: string, name: string, text: string): string | null {
  if (addsBack.test(text) && withoutCash.test(id)) return `${name} is a non-cash cost: it was taken off in reaching net income, but no cash was paid for it in the period. The cash flow statement therefore adds it back to net income to get to operating cash flow.`;
  if (takesOff.test(text) && id === 'capital_expenditure') return `${name} is cash that the business has to spend on its property and equipment, and is not yet counted in operating cash flow: what is left after it is free cash flow, which can be paid out or saved.`;
  return null;
}
