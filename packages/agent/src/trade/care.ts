// Those who pay for care, give it, supply it and keep its records.
import type { Trade } from './trade.ts';

const managedCare: Trade = {
  covers: ['Managed Health Care', 'Healthcare Plans', 'Hospital & Medical Service Plans'],
  business: 'a health insurer',
  why: {
    growth: 'Premiums are set well ahead; new members are welcome only when the price for them was right.',
    margins: 'An insurer of health keeps a few cents of each dollar, so a small error in the estimate of medical costs takes a large part of the profit.',
    cash: 'Premiums come before bills, so cash flow should exceed profit; when it does not, bills are catching up.',
    costs: 'Medical costs decide nearly everything, and they become known with a delay.',
    balance: 'Regulators hold much of the cash inside the insurance companies, so the parent cannot spend all that the balance sheet shows.',
    quarter: 'Bad news reaches a health insurer’s quarters slowly and then all at once.',
    returns: 'Thin margins on a large turnover can still make a good return, until the turnover is mispriced.',
    payout: 'Dividends travel from the insurers to the parent by permission.',
    shares: 'Buybacks are what a health insurer cuts when members fall ill oftener than planned.',
    multiple: 'Buyers capitalise the margin they think normal, and normal is what is in dispute.',
  },
  emphasis: { 'operating-margin': 0.3, 'quarter-margin': 0.3, 'cash-conversion': 0.15, 'debt-load': 0.1, drawdown: 0.2 },
  macro: [
    { series: 'unemployment_rate', because: 'workers who lose a job lose an employer plan with it' },
    { series: 'fed_funds_rate', because: 'premiums held against claims are invested at short rates' },
    { series: 'core_cpi', because: 'wages in hospitals and clinics pass into the bills that insurers pay' },
  ],
  hazards: [
    'Washington sets the rates for public plans, and could let them lag behind the trend of costs.',
    'Investigations into billing might end in repayments and tighter rules.',
  ],
  next: 'whether premiums catch up with medical costs when plans are repriced',
  watch: 'If coming premiums were set for sicker members, we would expect the margin to heal; if public payers held their rates back, we would expect nothing.',
};

const careProviders: Trade = {
  covers: ['Health Care Facilities', 'Health Care Services', 'Medical Care Facilities', 'Services-General Medical & Surgical Hospitals, NEC', 'Services-Hospitals', 'Services-Medical Laboratories', 'Services-Nursing & Personal Care Facilities', 'Services-Home Health Care Services', 'Services-Misc Health & Allied Services, NEC', 'Services-Health Services', 'Services-Offices & Clinics of Doctors of Medicine'],
  business: 'a provider of health-care services',
  why: {
    growth: 'Patients come when they are ill and insured, and only the insured pay what care costs.',
    margins: 'Who pays decides the margin: employers’ plans pay well, public plans hardly cover the bed.',
    costs: 'Nurses, doctors and technicians are the cost, and agency staff are what shortage costs.',
    cash: 'Payers deny and delay, so unpaid bills say how hard they are trying.',
    balance: 'Buildings, leases and buyouts have left debt in much of this trade.',
    returns: 'A full ward or laboratory earns well on capital that lies idle otherwise.',
    shares: 'Operators with dependable patients have leaned on buybacks for earnings per share.',
    quarter: 'Flu, holidays and used-up deductibles shape the quarters.',
    multiple: 'Politics is in the price, since a law can change who is insured.',
  },
  emphasis: { 'receivables-versus-sales': 0.2, 'debt-load': 0.2, 'operating-margin': 0.15, 'share-count-shrink': 0.1 },
  macro: [
    { series: 'unemployment_rate', because: 'patients covered through work are those whose bills are paid in full' },
    { series: 'core_cpi', because: 'wages of those who care for patients are in it, and public rates lag behind it' },
    { series: 'payrolls', because: 'hospitals compete for staff with every employer that is hiring' },
  ],
  hazards: ['Congress could cut what Medicaid and the exchanges pay for.', 'A cyberattack might close wards and billing for weeks.'],
  next: 'whether payers’ rates keep pace with the wages of staff',
  watch: 'If payers settled at better rates, the case would be stronger; if patients lost cover, beds would fill with bills that nobody pays.',
};

const drugDistribution: Trade = {
  covers: ['Health Care Distributors', 'Medical Distribution', 'Wholesale-Drugs, Proprietaries & Druggists’ Sundries', "Wholesale-Drugs, Proprietaries & Druggists' Sundries", 'Wholesale-Medical, Dental & Hospital Equipment & Supplies'],
  business: 'a distributor of medicines and medical supplies',
  why: {
    growth: 'Revenue is the price of other people’s medicines and should impress nobody.',
    margins: 'Very little of each dollar stays with the wholesaler, so profit a box is the figure to watch.',
    costs: 'A warehouse costs the same whether the box holds aspirin or a cancer medicine.',
    cash: 'Makers wait for their money and pharmacies do not, so the wholesaler is financed by its suppliers until a large account leaves.',
    balance: 'Suppliers’ credit carries this trade to such an extent that the usual ratios of debt say little.',
    returns: 'With so little capital of its own at work, a return on it can take almost any value.',
    shares: 'Buybacks are a favoured use of cash, and earnings per share owe them a good deal.',
    quarter: 'Makers’ price lists come with winter and flu comes with it, and both move profits about.',
    multiple: 'Distributors take a thin toll on what others invent, and buyers of the shares differ over how dear a toll may be.',
  },
  emphasis: { 'eps-versus-profit': 0.15, 'share-count-shrink': 0.2, 'negative-equity': 0.1, 'cash-conversion': 0.15, 'pe-ratio': 0.1 },
  macro: [
    { series: 'payrolls', because: 'an employer’s plan pays for prescriptions' },
    { series: 'fed_funds_rate', because: 'large balances swing within each month and are financed at short rates' },
  ],
  hazards: ['A large pharmacy chain could take its contract elsewhere.', 'Makers might sell directly to patients, and Washington might encourage them.'],
  next: 'whether large customers renew and specialty medicines keep coming',
  watch: 'If clinics were bound by ownership as well as by contract, volume would be safer than we assume; if a large account tendered, nothing else would matter.',
};

const healthTechnology: Trade = {
  covers: ['Health Care Technology', 'Health Information Services'],
  business: 'a supplier of software and data to health care',
  why: {
    growth: 'Hospitals and drug makers change systems rarely, so winning takes years and losing does too.',
    margins: 'Software earns here when it no longer needs a consultant beside it.',
    costs: 'Rules for patients’ data have to be obeyed before anything can be sold.',
    cash: 'Annual licences bring cash ahead of revenue, and stock awards keep some of it from being a cost.',
    shares: 'Pay in stock dilutes owners of young software firms in health as it does elsewhere.',
    balance: 'Clients in medicine ask for suppliers that will still be there in a decade.',
    returns: 'Acquired modules have to be joined together before they earn.',
    expectation: 'The price counts on hospitals and drug makers finally buying as other industries do.',
  },
  emphasis: { 'stock-pay': 0.2, 'operating-margin': 0.15, 'revenue-pace': 0.15, 'goodwill-weight': 0.1 },
  macro: [
    { series: 'real_yield_10y', because: 'health software is bought by investors for what it may earn in time' },
    { series: 'core_cpi', because: 'hospitals short of money for wages put off new systems' },
  ],
  hazards: ['The owner of the main patient record could add the same function.', 'A leak of medical records might end contracts as well as trust.'],
  next: 'whether clients roll the product out beyond the ward or team that tried it',
  watch: 'If a large client switched systems in the supplier’s favour, others would ask about it; if pilots stayed pilots, we would stop counting them.',
};

export const careTrades: readonly Trade[] = [managedCare, careProviders, drugDistribution, healthTechnology];
