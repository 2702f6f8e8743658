// The exchanges whose sessions are known: zone, hours, and the years for which their holidays are.
export const exchangeCodes = ['XNYS', 'XNAS', 'XLON', 'XETR', 'XPAR', 'XTKS', 'XHKG'] as const;
export type ExchangeCode = (typeof exchangeCodes)[number];

/** Times of the exchange's own zone, `HH:MM`. */
export type Hours = { readonly open: string; readonly close: string; readonly pause: { readonly from: string; readonly to: string } | null };

export type Exchange = {
  readonly code: ExchangeCode;
  readonly name: string;
  readonly zone: string;
  readonly hours: Hours;
  /** Hours before a change: those whose `until` is the first not before a day. */
  readonly earlierHours?: readonly { readonly until: string; readonly hours: Hours }[];
  /** First and last year of which the holidays are known. */
  readonly known: { readonly from: number; readonly to: number };
};

const hours = (open: string, close: string, pause: Hours['pause'] = null): Hours => ({ open, close, pause });
const LAST = 2032;

export const exchanges: Readonly<Record<ExchangeCode, Exchange>> = {
  XNYS: { code: 'XNYS', name: 'New York Stock Exchange', zone: 'America/New_York', hours: hours('09:30', '16:00'), known: { from: 2010, to: LAST } },
  XNAS: { code: 'XNAS', name: 'Nasdaq', zone: 'America/New_York', hours: hours('09:30', '16:00'), known: { from: 2010, to: LAST } },
  XLON: { code: 'XLON', name: 'London Stock Exchange', zone: 'Europe/London', hours: hours('08:00', '16:30'), known: { from: 2013, to: LAST } },
  // Earlier, Xetra kept some German holidays that it trades on now.
  XETR: { code: 'XETR', name: 'Xetra', zone: 'Europe/Berlin', hours: hours('09:00', '17:30'), known: { from: 2022, to: LAST } },
  XPAR: { code: 'XPAR', name: 'Euronext Paris', zone: 'Europe/Paris', hours: hours('09:00', '17:30'), known: { from: 2010, to: LAST } },
  XTKS: {
    code: 'XTKS', name: 'Tokyo Stock Exchange', zone: 'Asia/Tokyo', hours: hours('09:00', '15:30', { from: '11:30', to: '12:30' }),
    earlierHours: [{ until: '2024-11-04', hours: hours('09:00', '15:00', { from: '11:30', to: '12:30' }) }], known: { from: 2012, to: LAST },
  },
  XHKG: { code: 'XHKG', name: 'Hong Kong Exchange', zone: 'Asia/Hong_Kong', hours: hours('09:30', '16:00', { from: '12:00', to: '13:00' }), known: { from: 2012, to: LAST } },
};

export function hoursOn(exchange: Exchange, day: string): Hours {
  return exchange.earlierHours?.find(({ until }) => day <= until)?.hours ?? exchange.hours;
}
