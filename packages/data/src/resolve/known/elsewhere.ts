// Well-known companies that the SEC's list does not hold: listed abroad without registration, private, or newly listed. Facts, kept by hand.

export type Elsewhere = { readonly name: string; readonly why: string };

const abroad: Readonly<Record<string, string>> = {
  'Samsung': 'Seoul (005930)', 'Samsung Electronics': 'Seoul (005930)', 'Hyundai': 'Seoul (005380)', 'Kia': 'Seoul (000270)', 'LG Electronics': 'Seoul (066570)', 'Nestlé': 'Zurich (NESN)', 'Roche': 'Zurich (ROG)', 'Swatch': 'Zurich (UHR)', 'LVMH': 'Paris (MC)', 'Louis Vuitton': 'Paris (MC, as LVMH)', 'L’Oréal': 'Paris (OR)', 'Hermès': 'Paris (RMS)', 'Kering': 'Paris (KER)', 'Renault': 'Paris (RNO)', 'Michelin': 'Paris (ML)', 'Carrefour': 'Paris (CA)',
  'Volkswagen': 'Frankfurt (VOW3)', 'VW': 'Frankfurt (VOW3)', 'BMW': 'Frankfurt (BMW)', 'Mercedes-Benz': 'Frankfurt (MBG)', 'Mercedes': 'Frankfurt (MBG)', 'Porsche': 'Frankfurt (P911)', 'Merck KGaA': 'Frankfurt (MRK)', 'Siemens': 'Frankfurt (SIE)', 'Bayer': 'Frankfurt (BAYN)', 'BASF': 'Frankfurt (BAS)', 'Adidas': 'Frankfurt (ADS)', 'Puma': 'Frankfurt (PUM)', 'Allianz': 'Frankfurt (ALV)', 'Lufthansa': 'Frankfurt (LHA)', 'Deutsche Telekom': 'Frankfurt (DTE)', 'Rheinmetall': 'Frankfurt (RHM)',
  'Tencent': 'Hong Kong (0700)', 'Xiaomi': 'Hong Kong (1810)', 'BYD': 'Hong Kong (1211)', 'CATL': 'Shenzhen (300750)', 'Foxconn': 'Taipei (2317, as Hon Hai)', 'Hon Hai': 'Taipei (2317)', 'MediaTek': 'Taipei (2454)', 'Nintendo': 'Tokyo (7974)', 'SoftBank': 'Tokyo (9984)', 'Nissan': 'Tokyo (7201)', 'Panasonic': 'Tokyo (6752)', 'Hitachi': 'Tokyo (6501)', 'Saudi Aramco': 'Riyadh (2222)', 'Aramco': 'Riyadh (2222)', 'Tata Motors': 'Mumbai (TATAMOTORS)', 'Reliance Industries': 'Mumbai (RELIANCE)',
  'Rolls-Royce': 'London (RR)', 'Tesco': 'London (TSCO)', 'Burberry': 'London (BRBY)', 'Heineken': 'Amsterdam (HEIA)', 'Adyen': 'Amsterdam (ADYEN)', 'Maersk': 'Copenhagen (MAERSK)', 'Inditex': 'Madrid (ITX)', 'Zara': 'Madrid (ITX, as Inditex)', 'H&M': 'Stockholm (HM)', 'Volvo': 'Stockholm (VOLV)', 'Gazprom': 'Moscow (GAZP)',
};
const privateOnes: readonly string[] = [
  'OpenAI', 'Anthropic', 'Stripe', 'Databricks', 'ByteDance', 'TikTok', 'Huawei', 'IKEA', 'Lego', 'Rolex', 'Chanel', 'Bosch', 'Aldi', 'Lidl', 'Mars Inc', 'Cargill', 'Koch Industries', 'Bloomberg', 'Vanguard', 'Fidelity Investments', 'State Farm', 'Deloitte', 'KPMG', 'PwC', 'PricewaterhouseCoopers', 'Ernst & Young', 'McKinsey', 'Epic Games', 'Valve', 'xAI', 'Shein', 'Discord', 'Canva', 'Chick-fil-A', 'In-N-Out',
];

export const elsewhere: readonly Elsewhere[] = [
  ...Object.entries(abroad).map(([name, where]) => ({ name, why: `${name} is listed in ${where} and does not file statements with the SEC` })),
  ...privateOnes.map((name) => ({ name, why: `${name} is not listed and files no statements with the SEC` })),
];

export type NewlyListed = { readonly ticker: string; readonly names: readonly string[] };

/** Listed after the bundled list was made; their CIK comes from the SEC's own list. */
export const newlyListed: readonly NewlyListed[] = [
  { ticker: 'CRWV', names: ['CoreWeave'] }, { ticker: 'CRCL', names: ['Circle Internet Group', 'Circle Internet'] }, { ticker: 'FIG', names: ['Figma'] }, { ticker: 'CHYM', names: ['Chime Financial', 'Chime'] }, { ticker: 'SAIL', names: ['SailPoint'] }, { ticker: 'VG', names: ['Venture Global'] },
  { ticker: 'LINE', names: ['Lineage'] }, { ticker: 'KLAR', names: ['Klarna'] }, { ticker: 'SPCX', names: ['SpaceX', 'Space Exploration Technologies'] }, { ticker: 'CBRS', names: ['Cerebras Systems', 'Cerebras'] }, { ticker: 'SKHY', names: ['SK hynix'] }, { ticker: 'TEM', names: ['Tempus AI'] }, { ticker: 'MDLN', names: ['Medline'] }, { ticker: 'QXO', names: ['QXO'] }, { ticker: 'SARO', names: ['StandardAero'] }, { ticker: 'HNGE', names: ['Hinge Health'] }, { ticker: 'ETOR', names: ['eToro'] }, { ticker: 'AMRZ', names: ['Amrize'] }, { ticker: 'WSE', names: ['Wise Group'] },
];

/** Tickers that changed after the bundled list was made: today's and the earlier one. */
export const newTickers: readonly (readonly [today: string, earlier: string])[] = [
  ['GAP', 'GPS'], ['NBIS', 'YNDX'], ['ONC', 'BGNE'], ['EMBJ', 'ERJ'], ['FLG', 'NYCB'], ['P', 'PSTG'], ['XYZ', 'SQ'], ['FISV', 'FI'], ['MRSH', 'MMC'],
];
