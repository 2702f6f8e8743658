// assay data: the figures that come with the program.
import { bundledSample } from '../../compose.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Verb } from '../session.ts';
import { padEnd } from '../view/text-width.ts';

export const listSample: Verb<object> = async (_, session) => {
  const sample = bundledSample();
  const companies = sample.companies().map((company) => ({ ticker: company.ticker, name: company.name, cik: company.cik, sector: company.sector, kind: company.kind, asOf: sample.asOf(company.ticker) }));
  if (session.json) printJson(session, { companies });
  else {
    for (const { ticker, name, sector, asOf } of companies) session.out.line(`${session.out.paint.bold(padEnd(ticker, 6))} ${padEnd(name, 32)} ${padEnd(sector ?? '', 26)} ${session.out.paint.dim(`as of ${asOf ?? ''}`)}`);
    session.out.line(session.out.paint.dim(`\n${String(companies.length)} companies with real figures, for work without the network: ${session.environment.calledAs} analyze ${companies[0]?.ticker ?? 'AAPL'} --sample`));
  }
  return Promise.resolve(exitCodes.sound);
};
