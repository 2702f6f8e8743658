// What people call a kind of business, and the GICS sub-industries that make it up. Kept by hand.

const categories: Readonly<Record<string, { readonly words: readonly string[]; readonly industries: readonly string[] }>> = {
  'Chip makers': { words: ['chip maker', 'chipmaker', 'chip', 'semiconductor', 'semis'], industries: ['Semiconductors'] },
  'Chip equipment': { words: ['chip equipment', 'semiconductor equipment'], industries: ['Semiconductor Materials & Equipment'] },
  'Software': { words: ['software', 'software company', 'saas'], industries: ['Application Software', 'Systems Software'] },
  'Computer hardware': { words: ['hardware', 'computer maker', 'computer hardware', 'storage maker'], industries: ['Technology Hardware, Storage & Peripherals'] },
  'Network equipment': { words: ['network equipment', 'networking', 'communications equipment'], industries: ['Communications Equipment'] },
  'IT services': { words: ['it service', 'it consultant', 'cloud infrastructure', 'internet infrastructure'], industries: ['IT Consulting & Other Services', 'Internet Services & Infrastructure'] },
  'Electronics': { words: ['electronics', 'electronic component', 'contract manufacturer'], industries: ['Electronic Components', 'Electronic Equipment & Instruments', 'Electronic Manufacturing Services', 'Technology Distributors'] },
  'Internet and social media': { words: ['internet company', 'social media', 'social network', 'search engine'], industries: ['Interactive Media & Services'] },
  'Media and entertainment': { words: ['media', 'entertainment', 'streaming', 'film studio', 'broadcaster', 'publisher'], industries: ['Movies & Entertainment', 'Broadcasting', 'Publishing', 'Cable & Satellite'] },
  'Video games': { words: ['video game', 'game maker', 'gaming software'], industries: ['Interactive Home Entertainment'] },
  'Advertising': { words: ['advertising', 'ad agency', 'advertiser'], industries: ['Advertising'] },
  'Telecoms': { words: ['telecom', 'telco', 'phone company', 'wireless carrier', 'telecommunication'], industries: ['Integrated Telecommunication Services', 'Wireless Telecommunication Services'] },
  'Banks': { words: ['bank', 'lender'], industries: ['Diversified Banks', 'Regional Banks'] },
  'Regional banks': { words: ['regional bank'], industries: ['Regional Banks'] },
  'Investment banks and brokers': { words: ['investment bank', 'broker', 'brokerage'], industries: ['Investment Banking & Brokerage'] },
  'Asset managers': { words: ['asset manager', 'fund manager', 'custody bank', 'private equity'], industries: ['Asset Management & Custody Banks'] },
  'Insurers': { words: ['insurer', 'insurance', 'insurance company'], industries: ['Life & Health Insurance', 'Multi-line Insurance', 'Property & Casualty Insurance', 'Reinsurance'] },
  'Insurance brokers': { words: ['insurance broker'], industries: ['Insurance Brokers'] },
  'Payments': { words: ['payment', 'payment company', 'card network', 'payment processor'], industries: ['Transaction & Payment Processing Services'] },
  'Consumer lenders': { words: ['consumer lender', 'credit card issuer', 'consumer finance'], industries: ['Consumer Finance'] },
  'Exchanges and data': { words: ['exchange', 'stock exchange', 'rating agency', 'financial data'], industries: ['Financial Exchanges & Data'] },
  'Drug makers': { words: ['drug maker', 'drugmaker', 'pharma', 'pharmaceutical', 'drug company'], industries: ['Pharmaceuticals', 'Biotechnology'] },
  'Biotechnology': { words: ['biotech', 'biotechnology'], industries: ['Biotechnology'] },
  'Medical devices': { words: ['medical device', 'medtech', 'medical equipment', 'device maker'], industries: ['Health Care Equipment', 'Health Care Supplies'] },
  'Health insurers': { words: ['health insurer', 'managed care', 'health insurance'], industries: ['Managed Health Care'] },
  'Hospitals and care': { words: ['hospital', 'care provider', 'health care service'], industries: ['Health Care Facilities', 'Health Care Services', 'Health Care Technology'] },
  'Drug distributors': { words: ['drug distributor', 'health care distributor'], industries: ['Health Care Distributors'] },
  'Lab tools': { words: ['lab tool', 'life science tool', 'life science'], industries: ['Life Sciences Tools & Services'] },
  'Oil and gas producers': { words: ['oil producer', 'oil company', 'oil and gas', 'oil', 'oil major'], industries: ['Integrated Oil & Gas', 'Oil & Gas Exploration & Production'] },
  'Refiners': { words: ['refiner', 'oil refiner'], industries: ['Oil & Gas Refining & Marketing'] },
  'Pipelines': { words: ['pipeline', 'midstream', 'pipeline operator'], industries: ['Oil & Gas Storage & Transportation'] },
  'Oil services': { words: ['oil service', 'oilfield service', 'driller'], industries: ['Oil & Gas Equipment & Services'] },
  'Utilities': { words: ['utility', 'power company', 'electric utility', 'power producer'], industries: ['Electric Utilities', 'Gas Utilities', 'Multi-Utilities', 'Water Utilities', 'Independent Power Producers & Energy Traders'] },
  'Airlines': { words: ['airline', 'air carrier', 'carrier'], industries: ['Passenger Airlines'] },
  'Railways': { words: ['railway', 'railroad', 'rail'], industries: ['Rail Transportation'] },
  'Freight and parcels': { words: ['freight', 'parcel', 'trucker', 'trucking', 'logistics', 'shipper'], industries: ['Air Freight & Logistics', 'Cargo Ground Transportation'] },
  'Car makers': { words: ['car maker', 'carmaker', 'automaker', 'auto maker', 'car company', 'auto'], industries: ['Automobile Manufacturers'] },
  'Car parts and dealers': { words: ['auto part', 'car part', 'car dealer', 'auto retailer', 'car retailer'], industries: ['Automotive Parts & Equipment', 'Automotive Retail'] },
  'Defence and aerospace': { words: ['defence', 'defense', 'defense contractor', 'defence contractor', 'aerospace', 'arms maker', 'plane maker'], industries: ['Aerospace & Defense'] },
  'Machinery': { words: ['machinery', 'machine maker', 'industrial machinery', 'farm machinery', 'truck maker'], industries: ['Industrial Machinery & Supplies & Components', 'Construction Machinery & Heavy Transportation Equipment', 'Agricultural & Farm Machinery', 'Heavy Electrical Equipment', 'Electrical Components & Equipment'] },
  'Builders and building products': { words: ['home builder', 'homebuilder', 'builder', 'building product', 'construction'], industries: ['Homebuilding', 'Building Products', 'Construction & Engineering', 'Construction Materials'] },
  'Retailers': { words: ['retailer', 'retail', 'store', 'shop', 'supermarket', 'grocer'], industries: ['Broadline Retail', 'Consumer Staples Merchandise Retail', 'Apparel Retail', 'Food Retail', 'Home Improvement Retail', 'Other Specialty Retail', 'Computer & Electronics Retail', 'Homefurnishing Retail'] },
  'Restaurants': { words: ['restaurant', 'fast food', 'restaurant chain'], industries: ['Restaurants'] },
  'Hotels, cruises and casinos': { words: ['hotel', 'cruise', 'cruise line', 'casino', 'travel', 'leisure'], industries: ['Hotels, Resorts & Cruise Lines', 'Casinos & Gaming', 'Leisure Products'] },
  'Food and drink': { words: ['food', 'drink', 'food maker', 'beverage', 'brewer', 'distiller', 'soft drink', 'food company'], industries: ['Packaged Foods & Meats', 'Soft Drinks & Non-alcoholic Beverages', 'Brewers', 'Distillers & Vintners', 'Agricultural Products & Services'] },
  'Household and personal goods': { words: ['household product', 'consumer good', 'personal care', 'cosmetics', 'household good'], industries: ['Household Products', 'Personal Care Products'] },
  'Tobacco': { words: ['tobacco', 'cigarette maker'], industries: ['Tobacco'] },
  'Clothing and shoes': { words: ['clothing', 'apparel', 'fashion', 'shoe', 'footwear', 'luxury'], industries: ['Apparel, Accessories & Luxury Goods', 'Footwear', 'Apparel Retail'] },
  'Chemicals': { words: ['chemical', 'chemical company', 'fertilizer', 'industrial gas'], industries: ['Commodity Chemicals', 'Specialty Chemicals', 'Fertilizers & Agricultural Chemicals', 'Industrial Gases'] },
  'Miners and metals': { words: ['miner', 'mining', 'metal', 'steel maker', 'steelmaker', 'steel', 'gold miner', 'copper'], industries: ['Copper', 'Gold', 'Steel'] },
  'Packaging': { words: ['packaging', 'paper', 'container'], industries: ['Metal, Glass & Plastic Containers', 'Paper & Plastic Packaging Products & Materials'] },
  'Real estate': { words: ['reit', 'landlord', 'real estate', 'property company', 'real estate investment trust'], industries: ['Data Center REITs', 'Health Care REITs', 'Hotel & Resort REITs', 'Industrial REITs', 'Multi-Family Residential REITs', 'Office REITs', 'Other Specialized REITs', 'Real Estate Services', 'Retail REITs', 'Self-Storage REITs', 'Single-Family Residential REITs', 'Telecom Tower REITs', 'Timber REITs'] },
};

export type BusinessCategory = { readonly name: string; readonly words: readonly string[]; readonly industries: readonly string[] };

export const businessCategories: readonly BusinessCategory[] = Object.entries(categories).map(([name, category]) => ({ name, ...category }));

/** The category that a phrase names, in the singular or plural: "chip makers", "Airlines", "the banks". Null when none does. */
export function categoryNamed(phrase: string): BusinessCategory | null {
  const wanted = singular(phrase);
  return businessCategories.find((category) => singular(category.name) === wanted || category.words.some((word) => singular(word) === wanted)) ?? null;
}

function singular(phrase: string): string {
  const text = phrase.toLowerCase().replace(/[^a-z& ]+/g, ' ').replace(/&/g, 'and').trim().replace(/^the /, '').replace(/ (?:stocks|shares|companies|company|industry|sector)$/, '');
  return text.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
}
