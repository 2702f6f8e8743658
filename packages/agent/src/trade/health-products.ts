// Medicines, devices and the instruments with which both are found.
import type { Trade } from './trade.ts';

const pharmaceuticals: Trade = {
  covers: ['Pharmaceuticals', 'Drug Manufacturers - General', 'Drug Manufacturers - Specialty & Generic', 'Drug Manufacturers—General', 'Pharmaceutical Preparations', 'Medicinal Chemicals & Botanical Products'],
  business: 'a maker of medicines',
  why: {
    growth: 'Patents run out on known dates, so today’s sales have to be set against the products that will lose protection.',
    margins: 'A patented medicine costs little to make; a change in gross margin usually means mix or discounts, rarely manufacturing.',
    costs: 'Research is how expiring products are replaced, and it pays off a decade later or never.',
    cash: 'Settlements and acquisitions come in lumps, so only cash flow over several years tells the truth.',
    payout: 'A dividend that is meant to outlast patents is a promise that has to be covered by cash.',
    balance: 'A strong balance sheet pays for the next acquisition, and for the courtroom.',
    returns: 'Divestments, purchased research and legal charges bend every ratio here; the trend over several years is the truer guide.',
    shares: 'Cash that cannot be spent well in the laboratory goes to buybacks, a confession that is not always a bad sign.',
    quarter: 'Wholesalers stock before a price list and rebates are settled in arrears, so a quarter can mislead either way.',
    multiple: 'A small multiple points to a patent cliff and a large multiple to a new class of medicine; both are forecasts.',
    expectation: 'What is paid beyond the present products is paid for trials that have not been read out.',
  },
  emphasis: { 'rd-intensity': 0.25, 'payout-ratio': 0.15, 'tax-rate': 0.15, 'net-income-swing': 0.2, 'dividend-yield': 0.1 },
  macro: [
    { series: 'core_cpi', because: 'public payers may claw back what list prices run ahead of it' },
    { series: 'real_yield_10y', because: 'research pays off in a decade or never, and this is the rate at which a decade is discounted' },
    { series: 'dollar_index', because: 'medicines are sold worldwide, and exchange rates reach revenue before patients do' },
  ],
  hazards: [
    'Liability claims could cost far beyond what has been set aside.',
    'Price negotiations in Washington might take a share of the leading products.',
  ],
  next: 'whether new medicines replace the ones that lose protection',
  watch: 'If a late trial succeeded, the patent cliff would look less steep; if a leading medicine failed or was delayed, the shares would need another price.',
};

const biotech: Trade = {
  covers: ['Biotechnology', 'Biological Products, (No Diagnostic Substances)'],
  business: 'a biotechnology company',
  why: {
    growth: 'A handful of medicines carry a biotechnology company, and each has rivals in the laboratory.',
    margins: 'Biological medicines are hard to copy, so margins last beyond the patent, though no longer for ever.',
    costs: 'Trials are the main cost and the only road to revenue.',
    cash: 'Money in hand buys time for trials, and time is what decides who gets to sell the result.',
    balance: 'Partners and royalty buyers are lenders in disguise.',
    shares: 'New stock is how young companies of this trade pay for science, and buybacks are how mature companies admit to a gap.',
    returns: 'What was paid for bought science stands in the capital long after the science has failed or succeeded.',
    quarter: 'Insurance resets in winter and stocking before holidays make neighbouring quarters hard to compare.',
    multiple: 'A multiple of present earnings ignores what is in trials, for good and ill.',
    expectation: 'The price is a wager on results that nobody knows yet.',
  },
  emphasis: { 'rd-intensity': 0.3, 'cash-burn': 0.25, dilution: 0.2, 'net-cash': 0.15, 'loss-years': 0.15 },
  macro: [
    { series: 'real_yield_10y', because: 'science that pays in a decade is worth what real rates leave of it' },
    { series: 'treasury_2y', because: 'investors fund trials readily when safe money pays little' },
  ],
  hazards: ['A trial could fail after years of good signs.', 'Copies of biological medicines might be approved sooner than patents suggest.'],
  next: 'whether trial results and new launches carry what older medicines lose',
  watch: 'If regulators accepted an earlier read-out, time would be won; if a rival’s trial succeeded, the market would have to be divided.',
};

const medicalDevices: Trade = {
  covers: ['Health Care Equipment', 'Health Care Supplies', 'Medical Devices', 'Medical Instruments & Supplies', 'Surgical & Medical Instruments & Apparatus', 'Electromedical & Electrotherapeutic Apparatus', 'Orthopedic, Prosthetic & Surgical Appliances & Supplies', 'Dental Equipment & Supplies', 'Ophthalmic Goods', 'X-Ray Apparatus & Tubes & Related Irradiation Apparatus'],
  business: 'a maker of medical devices and supplies',
  why: {
    growth: 'Surgeons stay with the tools they trained on, so share moves slowly until a better procedure moves it at once.',
    margins: 'Hospitals bargain in groups over what is alike and pay list price for what is not.',
    costs: 'Representatives stand beside the surgeon, and their pay is part of what the device costs.',
    cash: 'Instruments are lent to hospitals and paid for by what is used with them, so stock sits in many cupboards.',
    balance: 'Product lines are bought whole, and the debt and goodwill of it last for years.',
    returns: 'A good device earns on small capital; an acquired device earns on what was paid for it.',
    payout: 'Ageing patients make for demand that a dividend can rest on.',
    quarter: 'Insured patients book operations late in the calendar, when their deductible is used.',
    multiple: 'Dependable procedures are priced dearly, and recalls are how that price is corrected.',
  },
  emphasis: { 'rd-intensity': 0.15, 'goodwill-weight': 0.15, 'gross-margin': 0.15, 'revenue-pace': 0.15, 'inventory-versus-sales': 0.1 },
  macro: [
    { series: 'unemployment_rate', because: 'operations that can wait are postponed by people who have lost their cover' },
    { series: 'dollar_index', because: 'devices are made in few places and implanted everywhere' },
    { series: 'core_cpi', because: 'hospitals with dear wages haggle over everything else' },
  ],
  hazards: ['A recall could hand patients and surgeons to a rival.', 'China’s tenders might cut the price of a device to a fraction.'],
  next: 'whether hospitals adopt the newer devices and go on performing as many procedures',
  watch: 'If surgeons trained on a rival’s machine, we would take that more seriously than a weak quarter; if payers covered a new procedure, more seriously than a strong season.',
};

const lifeScienceTools: Trade = {
  covers: ['Life Sciences Tools & Services', 'Diagnostics & Research', 'Laboratory Analytical Instruments', 'In Vitro & In Vivo Diagnostic Substances', 'Services-Commercial Physical & Biological Research', 'Measuring & Controlling Devices, NEC'],
  business: 'a supplier of instruments and services to laboratories',
  why: {
    growth: 'Laboratories buy instruments when funded and consumables as long as they work, so the latter carry the slow years.',
    margins: 'A reagent that is written into an approved process cannot be swapped, and its margin reflects that.',
    costs: 'Scientists sell to scientists here, and sales people of that sort are not cheap.',
    cash: 'Bioprocess customers stock heavily in a scare and live off stock for years after.',
    balance: 'Serial acquisition is the custom of this trade, so debt comes and goes and goodwill stays.',
    returns: 'The return on everything that has been bought is the honest figure.',
    shares: 'Between acquisitions the spare cash tends to go into stock.',
    quarter: 'Budgets that would lapse with the calendar are spent just before it ends.',
    multiple: 'Buyers pay for repeat orders, and for the hope that drug research does not stay short of money.',
  },
  emphasis: { 'goodwill-weight': 0.2, 'returns-on-capital': 0.15, 'revenue-pace': 0.1, 'quarter-pace': 0.15, 'cash-conversion': 0.1 },
  macro: [
    { series: 'real_yield_10y', because: 'young drug companies raise money when it is kind, and spend it on tools' },
    { series: 'dollar_index', because: 'laboratories in Europe and Asia pay in their own currencies' },
  ],
  hazards: ['Public research grants could be cut.', 'Chinese suppliers might win the standard instruments at home.'],
  next: 'whether laboratories order instruments again, and not only reagents',
  watch: 'If drug makers built plants at home, equipment would follow and we would look beyond weak grants; if they cut early research, reagents would show it.',
};

export const healthProductTrades: readonly Trade[] = [pharmaceuticals, biotech, medicalDevices, lifeScienceTools];
