// Names by which companies of today are still asked for: names that they carried before, and companies that they bought or merged with.
// Facts, kept by hand; a year only where it is beyond doubt, and no entry whose holder is in doubt.

export type EarlierName = { readonly name: string; readonly ticker: string; readonly how: 'former' | 'acquired'; readonly year: number | null };

type Row = readonly [name: string, ticker: string, year: number | null];

/** The company itself was called so until that year, whatever it was called between then and now. */
const renamed: readonly Row[] = [
  ['Facebook', 'META', 2021], ['Square', 'SQ', 2021], ['Priceline Group', 'BKNG', 2018], ['Priceline', 'BKNG', 2018], ['United Technologies', 'RTX', 2020], ['Raytheon Technologies', 'RTX', 2023], ['Anthem', 'ELV', 2022],
  ['WellPoint', 'ELV', 2014], ['Philip Morris Companies', 'MO', 2003], ['L Brands', 'BBWI', 2021], ['Limited Brands', 'BBWI', 2013], ['Coach', 'TPR', 2017], ['Michael Kors', 'CPRI', 2018], ['Weight Watchers', 'WW', null],
  ['Weight Watchers International', 'WW', null], ['GMAC', 'ALLY', 2010], ['BB&T', 'TFC', 2019], ['Symantec', 'GEN', 2019], ['NortonLifeLock', 'GEN', 2022], ['FleetCor', 'CPAY', 2024], ['FleetCor Technologies', 'CPAY', 2024],
  ['AmerisourceBergen', 'COR', 2023], ['HCP', 'DOC', 2019], ['Kellogg', 'K', 2023], ['Kellogg Company', 'K', 2023], ['DowDuPont', 'DD', 2019], ['Alcoa Inc', 'HWM', 2016], ['Arconic', 'HWM', 2020], ['ViacomCBS', 'PARA', 2022],
  ['CBS Corporation', 'PARA', 2019], ['CBS', 'PARA', 2019], ['Discovery Communications', 'WBD', 2018], ['Harris Corporation', 'LHX', 2019], ['Ingersoll-Rand', 'TT', 2020], ['Tyco International', 'JCI', 2016], ['Tyco', 'JCI', 2016],
  ['Dominion Resources', 'D', 2017], ['Wisconsin Energy', 'WEC', 2015], ['Cabot Oil & Gas', 'CTRA', 2021], ['Chesapeake Energy', 'EXE', 2024], ['Chesapeake', 'EXE', 2024], ['Encana', 'OVV', 2020], ['Schlumberger', 'SLB', null],
  ['Baker Hughes a GE Company', 'BKR', 2019], ['Perkin Elmer', 'RVTY', 2023], ['PerkinElmer', 'RVTY', 2023], ['Quintiles', 'IQV', 2016], ['QuintilesIMS', 'IQV', 2017], ['Upjohn', 'VTRS', 2020], ['Valeant', 'BHC', 2018],
  ['Valeant Pharmaceuticals', 'BHC', 2018], ['GlaxoSmithKline', 'GSK', 2022], ['BeiGene', 'BGNE', 2025], ['Royal Dutch Shell', 'SHEL', 2022], ['Total SA', 'TTE', 2021], ['Statoil', 'EQNR', 2018], ['Fiat Chrysler', 'STLA', 2021],
  ['Salesforce.com', 'CRM', 2022], ['Tesla Motors', 'TSLA', 2017], ['Apple Computer', 'AAPL', 2007], ['Hewlett-Packard', 'HPQ', 2015], ['Walt Disney Productions', 'DIS', 1986], ['Wal-Mart Stores', 'WMT', 2018],
  ['Wal-Mart', 'WMT', 2018], ['Netflix.com', 'NFLX', null], ['Research In Motion', 'BB', 2013], ['RIM', 'BB', 2013], ['McGraw-Hill', 'SPGI', 2013], ['McGraw Hill Financial', 'SPGI', 2016], ['Torchmark', 'GL', 2019],
  ['ACE Limited', 'CB', 2016], ['St. Paul Travelers', 'TRV', 2007], ['Willis Group', 'WTW', 2016], ['Marsh & McLennan', 'MMC', null], ['Brookfield Asset Management Inc', 'BN', 2022], ['Host Marriott', 'HST', 2006],
  ['Crown Castle International', 'CCI', null], ['Delphi Automotive', 'APTV', 2017], ['MicroStrategy', 'MSTR', 2025], ['SeaWorld', 'PRKS', 2024], ['SeaWorld Entertainment', 'PRKS', 2024], ['New York Community Bancorp', 'NYCB', 2024],
  ['Yandex', 'YNDX', 2024], ['TransferWise', 'WSE', 2021], ['Kraft Foods', 'MDLZ', 2012], ['Dr Pepper Snapple', 'KDP', 2018], ['InBev', 'BUD', 2008], ['Sirius Satellite Radio', 'SIRI', 2008], ['MetroPCS', 'TMUS', 2013],
  ['CenturyLink', 'LUMN', 2020], ['AMR Corporation', 'AAL', 2013], ['Canadian Pacific Railway', 'CP', 2023],
];

/** Another company, or its business, that has belonged to the company since that year. */
const acquired: readonly Row[] = [
  ['Raytheon', 'RTX', 2020], ['SunTrust', 'TFC', 2019], ['SunTrust Banks', 'TFC', 2019], ['Express Scripts', 'CI', 2018], ['Aetna', 'CVS', 2018], ['Time Warner Cable', 'CHTR', 2016], ['Duke Realty', 'PLD', 2022],
  ['Physicians Realty', 'DOC', 2024], ['Viacom', 'PARA', 2019], ['WarnerMedia', 'WBD', 2022], ['Time Warner', 'WBD', 2022], ['Twenty-First Century Fox', 'DIS', 2019], ['21st Century Fox', 'DIS', 2019],
  ['L3 Technologies', 'LHX', 2019], ['Praxair', 'LIN', 2018], ['Spectra Energy', 'ENB', 2017], ['Great Plains Energy', 'EVRG', 2018], ['Westar Energy', 'EVRG', 2018], ['Williams Partners', 'WMB', 2018],
  ['Apache Corporation', 'APA', 2021], ['Apache', 'APA', 2021], ['Cimarex Energy', 'CTRA', 2021], ['Mylan', 'VTRS', 2020], ['Glaxo', 'GSK', 2000], ['Chrysler', 'STLA', 2021], ['Fiat', 'STLA', 2021], ['Peugeot', 'STLA', 2021],
  ['PSA Group', 'STLA', 2021], ['TD Ameritrade', 'SCHW', 2020], ['E*Trade', 'MS', 2020], ['E-Trade', 'MS', 2020], ['Legg Mason', 'BEN', 2020], ['Eaton Vance', 'MS', 2021], ['Merrill Lynch', 'BAC', 2009],
  ['Countrywide Financial', 'BAC', 2008], ['Wachovia', 'WFC', 2008], ['Washington Mutual', 'JPM', 2008], ['Bank One', 'JPM', 2004], ['IHS Markit', 'SPGI', 2022], ['Total System Services', 'GPN', 2019], ['TSYS', 'GPN', 2019],
  ['First Data', 'FI', 2019], ['Towers Watson', 'WTW', 2016], ['Starwood Hotels', 'MAR', 2016], ['Cedar Fair', 'FUN', 2024], ['Lucent', 'NOK', 2016], ['Alcatel-Lucent', 'NOK', 2016], ['Blue Buffalo', 'GIS', 2018],
  ['Pinnacle Foods', 'CAG', 2018], ['Kraft Foods Group', 'KHC', 2015], ['H.J. Heinz', 'KHC', 2015], ['Keurig Green Mountain', 'KDP', 2018], ['SABMiller', 'BUD', 2016], ['Reynolds American', 'BTI', 2017],
  ['Pandora Media', 'SIRI', 2019], ['Liberty SiriusXM', 'SIRI', 2024], ['Sprint', 'TMUS', 2020], ['Qwest', 'LUMN', 2011], ['Level 3 Communications', 'LUMN', 2017], ['Continental Airlines', 'UAL', 2010], ['US Airways', 'AAL', 2013],
  ['Northwest Airlines', 'DAL', 2008], ['Hawaiian Airlines', 'ALK', 2024], ['Burlington Northern', 'BRK-B', 2010], ['Precision Castparts', 'BRK-B', 2016], ['Kansas City Southern', 'CP', 2023],
];

export const earlierNames: readonly EarlierName[] = [
  ...renamed.map(([name, ticker, year]): EarlierName => ({ name, ticker, how: 'former', year })),
  ...acquired.map(([name, ticker, year]): EarlierName => ({ name, ticker, how: 'acquired', year })),
];
