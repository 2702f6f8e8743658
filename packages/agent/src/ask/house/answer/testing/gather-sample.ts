// The results of data steps over the bundled figures, as a graph would hand them to the synthesis; and the judge over what is written from them.
import { auditAgainst, type Audit } from '@assay/audit';
import { readFacts, type ReadFact } from '@assay/audit/facts';
import { entityOf, openDesk, openMemoryStore, type Company, type ToolAnswer } from '@assay/data';
import type { CapturedBytes, IsoDate } from '@assay/record';
import { sha256 } from '../../../../testing/index.ts';
import { noFilters, type Asked } from '../../../asked/asked.ts';
import type { AnswerDraft } from '../../../draft.ts';
import { renderAnswer } from '../../../markdown/render-answer.ts';
import type { DataStep, Gathered, StepResult } from '../../../stages.ts';

const desk = openDesk({
  mode: 'sample', store: openMemoryStore(), clock: () => new Date('2026-05-20T21:30:00Z'), sleep: () => Promise.resolve(), sha256,
  fetch: () => Promise.reject(new TypeError('no network in tests')), contact: null, fredKey: null, fmpKey: null,
});

export const companies = desk.sampleCompanies();

const answers = new Map<string, Promise<ToolAnswer>>();

async function run(tool: string, input: Readonly<Record<string, unknown>>): Promise<StepResult> {
  const key = JSON.stringify([tool, input]);
  const asked = answers.get(key) ?? desk.runTool(tool, input);
  answers.set(key, asked);
  const step: DataStep = { kind: 'data', id: key, what: tool, tool, input, after: [] };
  const answer = await asked;
  return answer.ok ? { ok: true, step, answer } : { ok: false, step, why: answer.error.message, remedy: answer.error.remedy };
}

function named(ticker: string): Company {
  const company = companies.find((known) => known.ticker === ticker);
  if (company === undefined) throw new RangeError(`${ticker} is not bundled`);
  return company;
}

export type AskedFor = Partial<Asked>;

/** Statements, closes and economic series of bundled companies, with a question that was read already. */
export async function gathered(tickers: readonly string[], asked: AskedFor): Promise<Gathered> {
  const chosen = tickers.map(named);
  const results = await Promise.all([...chosen.flatMap(({ ticker }) => [run('get_income_statement', { ticker }), run('get_current_price', { ticker })]), run('get_economic_indicators', {})]);
  const captures = [...new Map(results.flatMap((result) => ('answer' in result ? result.answer.captures : [])).map((captured) => [captured.capture.id, captured])).values()];
  const text = asked.text ?? '';
  const days = captures.filter(({ capture }) => capture.entity !== null).flatMap(({ capture }) => capture.asOf ?? []);
  return {
    question: { text, filters: noFilters, asOf: null, earlier: [] },
    asked: { text, operation: 'look-up', companies: chosen, group: null, unknown: [], measures: [], periods: [], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [], ...asked },
    results, captures, companies: chosen, data: { mode: 'sample', asOf: days.toSorted().at(-1) ?? '2026-05-15' },
  };
}

const read = new WeakMap<CapturedBytes, readonly ReadFact[]>();

function factsIn(captured: CapturedBytes): readonly ReadFact[] {
  const facts = read.get(captured) ?? readFacts(captured, { sha256 });
  read.set(captured, facts);
  return facts;
}

export type Judged = { readonly markdown: string; readonly audited: Audit; /** Claims that the judge does not let stand, each with its sentence and the reason. */ readonly open: readonly string[] };

/** The finished Markdown as a stranger's, from the captured bytes. */
export function judged(draft: AnswerDraft, { captures, companies: about, data }: Gathered): Judged {
  const { markdown } = renderAnswer(draft);
  const [only] = about;
  const asOf: IsoDate = data.asOf;
  const audited = auditAgainst(markdown, captures.flatMap(factsIn), { subject: only !== undefined && about.length === 1 ? entityOf(only) : null, asOf, sha256, captures: captures.map(({ capture }) => capture), refusals: [] });
  const claims = new Map(audited.claims.map((claim) => [claim.id, claim]));
  const open = audited.verdicts.flatMap(({ claim: id, verdict, reason }) => {
    const claim = claims.get(id);
    return claim === undefined || (verdict !== 'contradicted' && verdict !== 'unverified' && verdict !== 'not-checked') ? [] : [`${verdict}: “${claim.text}” in “${markdown.slice(claim.sentence.start, claim.sentence.end)}”: ${reason}`];
  });
  return { markdown, audited, open };
}
