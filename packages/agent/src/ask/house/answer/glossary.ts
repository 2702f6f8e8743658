// Terms of finance that are no measure: reports, models and words of the market. General knowledge, in one or two sentences each.
export type Term = { readonly words: RegExp; readonly meaning: string };

/** Tried in this order; each stands for itself. */
export const glossary: readonly Term[] = [
  { words: /\b10-?ks?\b/i, meaning: 'A 10-K is the annual report that a company listed in the United States files with the SEC: audited statements for the whole fiscal year, the business, its risks and the management’s discussion.' },
  { words: /\b10-?qs?\b/i, meaning: 'A 10-Q is the quarterly report to the SEC, filed after each quarter that does not end the fiscal year; its statements are shorter and not audited.' },
  { words: /\b8-?ks?\b/i, meaning: 'An 8-K is a current report to the SEC on a single event, such as results, a merger or a change of directors, filed within days of it.' },
  { words: /\b20-?fs?\b/i, meaning: 'A 20-F is the annual report to the SEC of a company from outside the United States, the counterpart of the 10-K.' },
  { words: /\b13-?fs?\b/i, meaning: 'A 13F is the quarterly list of holdings that large investment managers file with the SEC, due some weeks after the quarter’s end.' },
  { words: /\bform 4\b/i, meaning: 'A Form 4 reports to the SEC what a director, officer or large owner traded in the company’s own shares, within days.' },
  { words: /\bdcf\b|discounted cash flow/i, meaning: 'A discounted cash flow valuation adds up the cash that a business is expected to bring, each year’s amount brought back to today at a rate for its risk.' },
  { words: /\bwacc\b|weighted average cost of capital/i, meaning: 'The weighted average cost of capital is what lenders and shareholders together ask of a business, each weighted by their part of its financing.' },
  { words: /\bcapm\b/i, meaning: 'The capital asset pricing model puts the return asked of a share at the riskless rate plus its beta times the premium of the market.' },
  { words: /\b(?:economic )?moat\b/i, meaning: 'A moat is what keeps competitors from taking a company’s profits: a brand, a network, costs that others cannot reach, or customers who would find it hard to leave.' },
  { words: /\bbull market\b/i, meaning: 'A bull market is a long rise of prices, reckoned from the last trough.' },
  { words: /\bbear market\b/i, meaning: 'A bear market is a long fall of prices, reckoned from the last peak.' },
  { words: /\bshort(?:ing| sell\w*)\b/i, meaning: 'To sell short is to sell borrowed shares in the hope of buying them back for less; the loss has no limit if the price rises.' },
  { words: /\bipo\b|initial public offering/i, meaning: 'An initial public offering is a company’s first sale of shares to the public, after which they trade on an exchange.' },
  { words: /\betfs?\b|exchange[- ]traded fund/i, meaning: 'An exchange-traded fund holds a basket of securities and trades on an exchange like a share.' },
  { words: /\bstock split\b/i, meaning: 'A stock split replaces each share by several, each worth the corresponding part: the owner’s stake stays the same.' },
  { words: /\b(?:share |stock )?buy ?backs?\b/i, meaning: 'In a buyback a company buys its own shares with its cash; those that remain have a larger part of the profit each.' },
  { words: /\byield curve\b/i, meaning: 'The yield curve shows what government bonds yield by their term; it is inverted when short terms yield more than long ones.' },
  { words: /\b(?:put|call)? ?options?\b/i, meaning: 'An option is the right, without the duty, to buy (call) or sell (put) at a set price until a set day.' },
  { words: /\bgaap\b/i, meaning: 'GAAP are the accounting principles that companies in the United States must follow in their statements; figures “adjusted” or “non-GAAP” depart from them.' },
  { words: /\bifrs\b/i, meaning: 'IFRS are the international accounting standards, used in most countries outside the United States.' },
  { words: /\bbalance sheet\b/i, meaning: 'A balance sheet shows on one day what a company owns, what it owes, and what is left for its owners.' },
  { words: /\bincome statement\b/i, meaning: 'An income statement shows over a period what a company took in, what that cost, and the profit that remained.' },
  { words: /\bcash flow statement\b/i, meaning: 'A cash flow statement shows over a period where cash came from and went: to operations, investments and financing.' },
  { words: /\brecession\b/i, meaning: 'A recession is a broad decline of economic activity that lasts for months, seen in output, income and jobs together.' },
  { words: /\bquantitative easing\b/i, meaning: 'Quantitative easing is the purchase of bonds by a central bank to lower long-term rates when short-term rates cannot fall further.' },
  { words: /\bdiversif\w+/i, meaning: 'To diversify is to spread money over holdings that do not fall together, so that no single one decides the outcome.' },
  { words: /\bfiscal years?\b/i, meaning: 'A fiscal year is the twelve months by which a company keeps its books; it need not be the calendar year.' },
];
