import { expect, test } from 'vitest';
import type { Company } from '@assay/data';
import { bundledCompanies } from '../testing/index.ts';
import { industryTrades } from './industries.ts';
import { anyBank, anyCompany, anyFund } from './kinds.ts';
import { sectorTrades } from './sectors.ts';
import { tradeOf } from './trade-of.ts';

const unknown: Company = { cik: null, ticker: 'XYZ', name: 'Xyz', sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'company' };

/** The sub-industries of the Global Industry Classification Standard, by sector. */
const subIndustries: Readonly<Record<string, readonly string[]>> = {
  Energy: ['Oil & Gas Drilling', 'Oil & Gas Equipment & Services', 'Integrated Oil & Gas', 'Oil & Gas Exploration & Production', 'Oil & Gas Refining & Marketing', 'Oil & Gas Storage & Transportation', 'Coal & Consumable Fuels'],
  Materials: [
    'Commodity Chemicals', 'Diversified Chemicals', 'Fertilizers & Agricultural Chemicals', 'Industrial Gases', 'Specialty Chemicals', 'Construction Materials', 'Metal, Glass & Plastic Containers',
    'Paper & Plastic Packaging Products & Materials', 'Aluminum', 'Diversified Metals & Mining', 'Copper', 'Gold', 'Precious Metals & Minerals', 'Silver', 'Steel', 'Forest Products', 'Paper Products',
  ],
  Industrials: [
    'Aerospace & Defense', 'Building Products', 'Construction & Engineering', 'Electrical Components & Equipment', 'Heavy Electrical Equipment', 'Industrial Conglomerates', 'Construction Machinery & Heavy Transportation Equipment',
    'Agricultural & Farm Machinery', 'Industrial Machinery & Supplies & Components', 'Trading Companies & Distributors', 'Commercial Printing', 'Environmental & Facilities Services', 'Office Services & Supplies', 'Diversified Support Services',
    'Security & Alarm Services', 'Human Resource & Employment Services', 'Research & Consulting Services', 'Data Processing & Outsourced Services', 'Air Freight & Logistics', 'Passenger Airlines', 'Marine Transportation', 'Rail Transportation',
    'Cargo Ground Transportation', 'Passenger Ground Transportation', 'Airport Services', 'Highways & Railtracks', 'Marine Ports & Services',
  ],
  'Consumer Discretionary': [
    'Automotive Parts & Equipment', 'Tires & Rubber', 'Automobile Manufacturers', 'Motorcycle Manufacturers', 'Consumer Electronics', 'Home Furnishings', 'Homebuilding', 'Household Appliances', 'Housewares & Specialties', 'Leisure Products',
    'Apparel, Accessories & Luxury Goods', 'Footwear', 'Textiles', 'Casinos & Gaming', 'Hotels, Resorts & Cruise Lines', 'Leisure Facilities', 'Restaurants', 'Education Services', 'Specialized Consumer Services', 'Distributors', 'Broadline Retail',
    'Apparel Retail', 'Computer & Electronics Retail', 'Home Improvement Retail', 'Other Specialty Retail', 'Automotive Retail', 'Homefurnishing Retail',
  ],
  'Consumer Staples': [
    'Drug Retail', 'Food Distributors', 'Food Retail', 'Consumer Staples Merchandise Retail', 'Brewers', 'Distillers & Vintners', 'Soft Drinks & Non-alcoholic Beverages', 'Agricultural Products & Services', 'Packaged Foods & Meats', 'Tobacco',
    'Household Products', 'Personal Care Products',
  ],
  'Health Care': [
    'Health Care Equipment', 'Health Care Supplies', 'Health Care Distributors', 'Health Care Services', 'Health Care Facilities', 'Managed Health Care', 'Health Care Technology', 'Biotechnology', 'Pharmaceuticals', 'Life Sciences Tools & Services',
  ],
  Financials: [
    'Diversified Banks', 'Regional Banks', 'Diversified Financial Services', 'Multi-Sector Holdings', 'Specialized Finance', 'Commercial & Residential Mortgage Finance', 'Transaction & Payment Processing Services', 'Consumer Finance',
    'Asset Management & Custody Banks', 'Investment Banking & Brokerage', 'Diversified Capital Markets', 'Financial Exchanges & Data', 'Mortgage REITs', 'Insurance Brokers', 'Life & Health Insurance', 'Multi-line Insurance',
    'Property & Casualty Insurance', 'Reinsurance',
  ],
  'Information Technology': [
    'IT Consulting & Other Services', 'Internet Services & Infrastructure', 'Application Software', 'Systems Software', 'Communications Equipment', 'Technology Hardware, Storage & Peripherals', 'Electronic Equipment & Instruments',
    'Electronic Components', 'Electronic Manufacturing Services', 'Technology Distributors', 'Semiconductor Materials & Equipment', 'Semiconductors',
  ],
  'Communication Services': [
    'Alternative Carriers', 'Integrated Telecommunication Services', 'Wireless Telecommunication Services', 'Advertising', 'Broadcasting', 'Cable & Satellite', 'Publishing', 'Movies & Entertainment', 'Interactive Home Entertainment', 'Interactive Media & Services',
  ],
  Utilities: ['Electric Utilities', 'Gas Utilities', 'Multi-Utilities', 'Water Utilities', 'Independent Power Producers & Energy Traders', 'Renewable Electricity'],
  'Real Estate': [
    'Diversified REITs', 'Industrial REITs', 'Hotel & Resort REITs', 'Office REITs', 'Health Care REITs', 'Multi-Family Residential REITs', 'Single-Family Residential REITs', 'Retail REITs', 'Other Specialized REITs', 'Self-Storage REITs',
    'Telecom Tower REITs', 'Timber REITs', 'Data Center REITs', 'Diversified Real Estate Activities', 'Real Estate Operating Companies', 'Real Estate Development', 'Real Estate Services',
  ],
};

const everySubIndustry = Object.values(subIndustries).flat();

test('every sub-industry has a trade of its own sort, though neither sector nor kind is known', () => {
  expect(everySubIndustry.filter((industry) => !industryTrades.includes(tradeOf({ ...unknown, industry })))).toEqual([]);
});

test('every sector has a trade of its own, and a company of no known sector still has one', () => {
  const sectors = Object.keys(subIndustries);
  expect(new Set(sectors.map((sector) => tradeOf({ ...unknown, sector }))).size).toBe(sectors.length);
  expect(sectors.filter((sector) => !sectorTrades.includes(tradeOf({ ...unknown, sector })))).toEqual([]);
  expect(tradeOf(unknown)).toBe(anyCompany);
});

test('no name of an industry belongs to two trades', () => {
  const names = industryTrades.flatMap((trade) => trade.covers.map((name) => name.toLowerCase()));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the industry goes before the kind, and the kind before the sector', () => {
  expect(tradeOf({ ...unknown, kind: 'bank', industry: 'Investment Banking & Brokerage' }).business).toBe('a securities firm');
  expect(tradeOf({ ...unknown, kind: 'bank', industry: 'Banking of a new sort', sector: 'Financials' })).toBe(anyBank);
  expect(tradeOf({ ...unknown, industry: 'Making of a new sort', sector: 'Industrials' }).business).toBe('an industrial company');
});

test('a fund is a fund, whatever it owns', () => {
  expect(tradeOf({ ...unknown, kind: 'etf', industry: 'Semiconductors' })).toBe(anyFund);
});

test('industries are known as Yahoo and the SEC spell them', () => {
  const same = [['Semiconductors', 'SEMICONDUCTORS & RELATED DEVICES'], ['Application Software', 'Software—Application'], ['Diversified Banks', 'Banks - Diversified'], ['Pharmaceuticals', 'Drug Manufacturers - General'], ['Restaurants', 'Retail-Eating Places']];
  for (const [one, other] of same) expect(tradeOf({ ...unknown, industry: one ?? '' })).toBe(tradeOf({ ...unknown, industry: other ?? '' }));
});

test('the choice depends on what a company does and not on its number, ticker or name', () => {
  const asStranger = (company: Company): Company => ({ ...company, cik: '0000000001', ticker: 'ZZZZ', name: 'Stranger Corp.' });
  const changed = bundledCompanies().filter((company) => tradeOf(company) !== tradeOf(asStranger(company)));
  expect(changed).toEqual([]);
  expect(bundledCompanies().map(({ cik, ticker, name }): Company => ({ ...unknown, cik, ticker, name })).filter((company) => tradeOf(company) !== anyCompany)).toEqual([]);
});
