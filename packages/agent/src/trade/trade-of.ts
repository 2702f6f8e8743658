// The trade of a company: its own where it is known by name, else by industry, else by sector, else what can be said of any business.
import type { Company } from '@assay/data';
import { broadlineRetail, consumerDiscretionary, consumerStaples, homeImprovement, household } from './consumer.ts';
import { anyCompany, anyDrugMaker, anyFund, anyInsurer, anyMediaCompany, anyRetailer, anySemiconductor, anySoftware } from './general-trades.ts';
import { bank, financials, healthCare, investmentBank, managedCare, pharmaceuticals } from './health-and-finance.ts';
import { aerospace, energy, industrials, materials, realEstate, utilities } from './industry.ts';
import { itServices, machinery, platformSoftware, restaurants } from './more-trades.ts';
import { hardware, media, payments, semiconductors, software, technology } from './technology.ts';
import { readsByCompany } from './reads.ts';
import type { Trade } from './trade.ts';

/** By CIK: a ticker may change hands, a CIK does not. */
const byCompany: Readonly<Record<string, Trade>> = {
  '0000320193': hardware, '0001045810': semiconductors, '0001652044': media, '0000789019': platformSoftware, '0001018724': broadlineRetail,
  '0000012927': aerospace, '0000018230': machinery, '0001108524': software, '0000886982': investmentBank, '0000354950': homeImprovement,
  '0000051143': itServices, '0000200406': pharmaceuticals, '0000063908': restaurants, '0000080424': household, '0000731766': managedCare, '0001403161': payments,
};

const byIndustry: readonly (readonly [RegExp, Trade])[] = [
  [/semiconductor/i, anySemiconductor], [/software/i, anySoftware], [/retail/i, anyRetailer], [/pharmaceutical|drug manufacturers|biotech/i, anyDrugMaker],
  [/insurance|managed health|healthcare plans/i, anyInsurer], [/bank/i, bank],
];

const bySector: readonly (readonly [RegExp, Trade])[] = [
  [/technology/i, technology], [/communication/i, anyMediaCompany], [/discretionary|cyclical/i, consumerDiscretionary], [/staples|defensive/i, consumerStaples],
  [/industrial/i, industrials], [/material/i, materials], [/energy/i, energy], [/utilit/i, utilities], [/real estate/i, realEstate],
  [/health/i, healthCare], [/financ/i, financials],
];

/** What the kind of business alone says. */
const byKind: Partial<Readonly<Record<Company['kind'], Trade>>> = { bank, insurer: anyInsurer, reit: realEstate, etf: anyFund, fund: anyFund, index: anyFund };

export function tradeOf(company: Company): Trade {
  const cik = company.cik ?? '';
  const kind = byKind[company.kind];
  const named = kind === anyFund ? undefined : byCompany[cik];
  if (named !== undefined) return { ...named, reads: readsByCompany[cik] ?? {} };
  return kind ?? byIndustry.find(([pattern]) => pattern.test(company.industry ?? ''))?.[1] ?? bySector.find(([pattern]) => pattern.test(company.sector ?? ''))?.[1] ?? anyCompany;
}
