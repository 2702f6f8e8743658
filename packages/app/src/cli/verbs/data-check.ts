// assay data check: what the sources of a company say of themselves, and where two of them differ. Nothing is corrected.
import { readFacts } from '@assay/audit/facts';
import { reconcileAll, tryIdentities, type Company, type Difference, type Gathered, type IdentityReport, type Suspicion } from '@assay/data';
import { unitName, type Fact, type IsoDate } from '@assay/record';
import { composeDesk } from '../../compose.ts';
import { sha256 } from '../../vault/sha256.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Verb } from '../session.ts';
import { printSourceCheck } from '../view/source-check.ts';
import { findCompany, unlessStopped } from './find-company.ts';

export type DataCheckOptions = { readonly company: string; readonly sample?: boolean; readonly asOf?: IsoDate };
export type SourceCheck = { readonly company: Company; readonly gathered: Gathered; readonly figures: number; readonly identities: IdentityReport; readonly compared: number; readonly differences: readonly Difference[] };

/** Filings against everybody else who gives the same figures. */
function checkSources(company: Company, gathered: Gathered): SourceCheck {
  const facts = gathered.captures.flatMap((source) => readFacts(source, { sha256 }).map((read) => read.fact)).filter((fact) => fact.source.kind !== 'macro');
  const filings = facts.filter((fact) => fact.source.kind === 'filing');
  const { compared, differences } = reconcileAll(filings, facts.filter((fact) => fact.source.kind !== 'filing'));
  return { company, gathered, figures: facts.filter((fact) => fact.metric.id !== null).length, identities: tryIdentities(facts), compared, differences };
}

function factView(fact: Fact): unknown {
  const { form, accession, filed, name, kind } = fact.source;
  return { id: fact.id, metric: fact.metric.id, concept: fact.metric.concept, value: fact.value, unit: unitName(fact.unit), period: fact.period, capture: fact.capture, source: { kind, name, form, accession, filed } };
}

function suspicionView({ check, words, facts }: Suspicion): unknown {
  return { check, words, facts: facts.map(factView) };
}

function jsonView({ company, gathered, figures, identities, compared, differences }: SourceCheck): unknown {
  return {
    ticker: company.ticker, name: company.name, data: gathered.data, figures, checks: identities.tallies, suspicions: identities.suspicions.map(suspicionView),
    reconciliation: { compared, differences: differences.map(({ metric, left, right, relative, words }) => ({ metric, relative, words, left: factView(left), right: factView(right) })) },
    missing: gathered.missing,
  };
}

export const checkData: Verb<DataCheckOptions> = async (options, session) => {
  const desk = composeDesk(session.environment, options.sample === true ? 'sample' : 'auto');
  const company = await unlessStopped(findCompany(options.company, desk), session.signal);
  const gathered = await unlessStopped(desk.gather(company, { asOf: options.asOf ?? null, depth: 'deep', signal: session.signal }), session.signal);
  const checked = checkSources(gathered.company, gathered);
  if (session.json) printJson(session, jsonView(checked));
  else printSourceCheck(checked, session.out);
  return exitCodes.sound;
};
