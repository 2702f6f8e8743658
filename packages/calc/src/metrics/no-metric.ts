// Words that hold a metric's name and are none: a hedge of cash flows is no cash, the sale of a building no sales. A phrase here is passed over whole.
// A user's own metric of the same words goes before.

export const namesNoMetric: readonly string[] = [
  // cash
  'cash flow', 'cash flows', 'statement of cash flows', 'statements of cash flows', 'cash flow statement', 'cash flow statements', 'cash consideration', 'cash collateral', 'cash management', 'cash payments', 'cash outflow', 'cash inflow',
  'cash outlay', 'cash settlement', 'cash settled', 'cash generation', 'cash proceeds', 'cash receipts', 'cash requirements', 'cash needs', 'cash uses', 'cash charge', 'cash charges', 'cash bonus', 'non-cash', 'noncash', 'cash items', 'cash awards',
  // sales and revenue
  'sales tax', 'sales and use tax', 'sales force', 'sales team', 'sales volume', 'sales mix', 'sales price', 'sales returns', 'sales channel', 'sales channels', 'sales incentives', 'sales office', 'sales offices', 'sales personnel', 'sales agreement', 'revenue recognition', 'revenue sharing',
  // prices of something else than the share
  'purchase price', 'purchase price allocation', 'selling price', 'selling prices', 'average selling price', 'sale price', 'list price', 'transaction price', 'conversion price', 'offering price', 'strike price', 'price increase', 'price increases', 'price decrease',
  'price decreases', 'price range', 'price changes', 'price mix', 'price list', 'price competition', 'price per pound', 'price per ton', 'price per gallon', 'price per barrel', 'price sensitivity', 'commodity price', 'energy price', 'fuel price', 'diesel price', 'electric price', 'retail price',
  // debt, loans and deposits of another kind
  'debt securities', 'debt security', 'debt instrument', 'debt instruments', 'debt offering', 'debt covenant', 'debt covenants', 'debt agreement', 'debt agreements', 'debt issuance', 'debt rating', 'debt ratings', 'debt extinguishment', 'debt discount', 'security deposits', 'deposits with banks', 'loans held for sale', 'loans and leases held for sale',
  // assets and liabilities of another kind
  'assets acquired', 'net assets acquired', 'liabilities assumed', 'assets held for sale', 'asset sales', 'asset disposals', 'inventory purchases', 'goodwill acquired', 'risk assets', 'trust assets', 'identifiable assets', 'assets and liabilities', 'asset and liability',
  // people and plans
  'employees benefit', 'employees stock',
  // shares and dividends
  'market value of equity securities', 'equity securities', 'expected volatility', 'expected dividend yield', 'volatility rate',
];
