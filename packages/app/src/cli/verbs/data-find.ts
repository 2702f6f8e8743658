// assay data find: one company by its name, or the companies of a kind, on the bundled lists.
import { findCompanies, readCompanyQuery, type Company, type Resolution } from '@assay/data';
import { bundledSample } from '../../compose.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { padEnd } from '../view/text-width.ts';

export type FindOptions = { readonly words: readonly string[]; readonly limit: number };

function printCompanies(companies: readonly Company[], session: Session): void {
  for (const { ticker, name, sector, industry } of companies) session.out.line(`${session.out.paint.bold(padEnd(ticker, 6))} ${padEnd(name, 36)} ${session.out.paint.dim([sector, industry].filter((part) => part !== null).join(', '))}`);
}

function printResolution(resolution: Resolution, session: Session): void {
  if (resolution.kind === 'found') {
    printCompanies([resolution.company], session);
    if (resolution.note !== undefined) session.out.line(resolution.note);
  } else if (resolution.kind === 'ambiguous') {
    session.out.line('Several companies are called so:');
    printCompanies(resolution.candidates, session);
  } else {
    session.out.line(resolution.why ?? 'No company is known by that name.');
    if (resolution.suggestions.length > 0) session.out.line('Perhaps one of these:');
    printCompanies(resolution.suggestions, session);
  }
}

/** A kind of business or a sector first, then a company's name. */
export const findByWords: Verb<FindOptions> = async ({ words, limit }, session) => {
  const sample = bundledSample();
  const phrase = words.join(' ');
  const query = readCompanyQuery(phrase, sample.members());
  const resolution = sample.resolve(phrase);
  const kind = query.keyword === undefined || resolution.kind === 'unknown' ? findCompanies({ ...query, limit }, { members: sample.members(), directory: sample.directory() }) : null;
  if (kind === null || kind.count === 0) {
    if (session.json) printJson(session, resolution);
    else printResolution(resolution, session);
    return Promise.resolve(resolution.kind === 'unknown' ? exitCodes.failure : exitCodes.sound);
  }
  if (session.json) printJson(session, { kind: 'companies', ...kind });
  else {
    printCompanies(kind.companies, session);
    session.out.line(session.out.paint.dim(`\n${String(kind.companies.length)} of ${String(kind.count)} in the S&P 500: ${kind.readAs ?? ''}`));
  }
  return Promise.resolve(exitCodes.sound);
};
