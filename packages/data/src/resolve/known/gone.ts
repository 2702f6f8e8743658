// Well-known companies whose shares no longer trade: the list of companies does not know them, or will not for long. Facts, kept by hand.

export type Gone = { readonly name: string; readonly why: string; readonly successor: string | null };

const rows: readonly (readonly [name: string, why: string, successor: string | null])[] = [
  ['Twitter', 'was taken private in October 2022, is called X today and has no listed shares', null], ['X Corp', 'is private (formerly Twitter)', null], ['Activision Blizzard', 'was bought by Microsoft in October 2023', 'MSFT'], ['Activision', 'was bought by Microsoft in October 2023', 'MSFT'],
  ['LinkedIn', 'was bought by Microsoft in December 2016', 'MSFT'], ['GitHub', 'was bought by Microsoft in October 2018', 'MSFT'], ['VMware', 'was bought by Broadcom in November 2023', 'AVGO'], ['Splunk', 'was bought by Cisco in March 2024', 'CSCO'], ['Slack', 'was bought by Salesforce in July 2021', 'CRM'], ['Tableau', 'was bought by Salesforce in August 2019', 'CRM'],
  ['Whole Foods', 'was bought by Amazon in August 2017', 'AMZN'], ['Whole Foods Market', 'was bought by Amazon in August 2017', 'AMZN'], ['YouTube', 'belongs to Alphabet', 'GOOGL'], ['Instagram', 'belongs to Meta Platforms', 'META'], ['WhatsApp', 'belongs to Meta Platforms', 'META'], ['Fitbit', 'was bought by Google in January 2021', 'GOOGL'],
  ['Credit Suisse', 'was taken over by UBS in June 2023', 'UBS'], ['First Republic', 'failed in May 2023; JPMorgan Chase took its deposits', 'JPM'], ['First Republic Bank', 'failed in May 2023; JPMorgan Chase took its deposits', 'JPM'], ['Silicon Valley Bank', 'failed in March 2023', null], ['SVB', 'failed in March 2023', null], ['SVB Financial', 'failed in March 2023', null], ['Signature Bank', 'failed in March 2023', null],
  ['Lehman Brothers', 'failed in September 2008', null], ['Lehman', 'failed in September 2008', null], ['Bear Stearns', 'was bought by JPMorgan Chase in 2008', 'JPM'], ['Enron', 'failed in December 2001', null], ['WorldCom', 'failed in 2002', null], ['Bed Bath & Beyond', 'failed in April 2023; its name was sold', null], ['Toys R Us', 'failed in 2017', null], ['Sears', 'failed in October 2018', null],
  ['Monsanto', 'was bought by Bayer in June 2018', null], ['Celgene', 'was bought by Bristol-Myers Squibb in November 2019', 'BMY'], ['Allergan', 'was bought by AbbVie in May 2020', 'ABBV'], ['Seagen', 'was bought by Pfizer in December 2023', 'PFE'], ['Horizon Therapeutics', 'was bought by Amgen in October 2023', 'AMGN'], ['Xilinx', 'was bought by AMD in February 2022', 'AMD'], ['Mellanox', 'was bought by Nvidia in April 2020', 'NVDA'],
  ['Maxim Integrated', 'was bought by Analog Devices in August 2021', 'ADI'], ['EMC', 'was bought by Dell in September 2016', 'DELL'], ['Red Hat', 'was bought by IBM in July 2019', 'IBM'], ['Citrix', 'was taken private in September 2022', null], ['Zendesk', 'was taken private in November 2022', null], ['Tiffany', 'was bought by LVMH in January 2021', null], ['Tiffany & Co', 'was bought by LVMH in January 2021', null], ['DreamWorks', 'was bought by Comcast in 2016', 'CMCSA'],
  ['Yahoo', 'was sold to Verizon in 2017 and is private', null], ['AOL', 'was bought by Verizon in 2015 and is private', null], ['Nikola Motors', 'failed in February 2025', null],
];

export const goneCompanies: readonly Gone[] = rows.map(([name, why, successor]) => ({ name, why, successor }));

/** Tickers that the bundled list still holds, and what became of them. */
export const goneTickers: Readonly<Record<string, string>> = {
  PXD: 'was bought by Exxon Mobil in May 2024', HES: 'was bought by Chevron in July 2025', DFS: 'was bought by Capital One in May 2025', JNPR: 'was bought by Hewlett Packard Enterprise in July 2025', X: 'was bought by Nippon Steel in June 2025', WBA: 'was taken private in August 2025',
  JWN: 'was taken private in May 2025', SKX: 'was taken private in September 2025', ANSS: 'was bought by Synopsys in July 2025', CTLT: 'was bought by Novo Holdings in December 2024', MRO: 'was bought by ConocoPhillips in November 2024', SWN: 'merged with Chesapeake Energy in October 2024', AZPN: 'was bought by Emerson in March 2025', HA: 'was bought by Alaska Air in September 2024', K: 'was bought by Mars in December 2025',
};
