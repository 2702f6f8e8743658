// Open-market trades that are bundled with the program, for where the SEC cannot be asked. What the forms say besides is not among them.
import type { Fact } from '@assay/record';
import { figure, plain, type Draft } from '../leaf.ts';
import { readCapture } from '../read-capture.ts';
import type { Subject, ToolContext, ToolYield } from '../tool.ts';
import { amountOf, sumOf, transactionCodes, type TradeParts } from './insider-sums.ts';

type Trade = { readonly shares: Fact; readonly parts: TradeParts; readonly code: string };

function tradesIn(facts: readonly Fact[]): Trade[] {
  const lines = Map.groupBy(facts, ({ dimensions }) => dimensions['line'] ?? '');
  const trades = [...lines.values()].flatMap((line): Trade[] => {
    const of = (name: string): Fact | null => line.find(({ metric }) => metric.concept === `ownership:${name}`) ?? null;
    const shares = of('shares');
    return shares === null ? [] : [{ shares, parts: { shares, price: of('price') }, code: shares.dimensions['code'] ?? '' }];
  });
  return trades.toSorted((left, right) => dayOf(right.shares).localeCompare(dayOf(left.shares)));
}

function dayOf({ period }: Fact): string {
  return period?.kind === 'instant' ? period.on : '';
}

function rowOf({ shares, parts, code }: Trade): Draft {
  return {
    filed: shares.source.filed ?? '', form: shares.source.form ?? '4', owner: shares.dimensions['owner'] ?? '', role: '', day: dayOf(shares), code, meaning: transactionCodes[code] ?? null, acquired: code === 'P', derivative: false, security: 'shares',
    shares: figure(parts.shares), price: figure(parts.price), amount: amountOf(parts, shares.entity), held_afterwards: null, exercise_price: null, underlying_shares: null, direct: null, plan_10b5_1: false, url: '',
  };
}

/** Null where none are bundled or none may be used; else the answer, with why the forms themselves were not read. */
export function bundledInsiderTrades(subject: Subject, { error }: Extract<ToolYield, { readonly ok: false }>, { sources, asOf, sha256 }: ToolContext): ToolYield | null {
  const [captured] = sources.sample?.read({ company: subject.company, part: 'insiders', asOf, depth: 'standard' }) ?? [];
  if (captured === undefined) return null;
  const trades = tradesIn(readCapture(captured, sha256).facts);
  const of = (code: string): readonly Trade[] => trades.filter((trade) => trade.code === code);
  return {
    ok: true, captures: [captured], notes: [`${error.message} The bundled open-market trades are used, known up to ${captured.capture.asOf ?? 'an unstated day'}: no awards, gifts or exercises.`],
    answer: {
      ticker: subject.company.ticker, name: captured.capture.entity?.name ?? subject.company.name, form_count: plain(new Set(trades.map(({ shares }) => shares.source.filed)).size, 'count of rows'),
      purchases: sumOf(of('P'), 'purchases', subject), sales: sumOf(of('S'), 'sales', subject), transactions: trades.map(rowOf), unread: [],
    },
  };
}
