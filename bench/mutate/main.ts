// npm run -s bench:mutate [-- --ticker AAPL --ticker GS] [--seed N] [--limit N] [--missed FILE.json]
// The notes on the bundled companies, made false in every way on every proven claim. The last line is one JSON object.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { analyzeSample, bundledCompanies, sha256 } from '@assay/agent/testing';
import { auditAgainst } from '@assay/audit';
import { readFacts } from '@assay/audit/facts';
import { corruptions, scoreClean, scoreOutcomes, surveyReport, type CleanScore, type Outcome } from '@assay/audit/mutate';

type NoteSurvey = { readonly ticker: string; readonly clean: CleanScore; readonly outcomes: readonly Outcome[] };

const { values } = parseArgs({ options: { ticker: { type: 'string', multiple: true }, seed: { type: 'string', default: '1' }, limit: { type: 'string' }, missed: { type: 'string' } } });
const seed = Number(values.seed);
const limit = values.limit === undefined ? null : Number(values.limit);

async function surveyNote(ticker: string): Promise<NoteSurvey> {
  const { report, captures, run } = await analyzeSample(ticker);
  const facts = captures.flatMap((source) => [...readFacts(source, { sha256 })]);
  const about = { subject: run.company, asOf: run.data.asOf, sha256, captures: captures.map((source) => source.capture), refusals: [] };
  const judge = (text: string): ReturnType<typeof auditAgainst> => auditAgainst(text, facts, about);
  const clean = judge(report);
  const started = performance.now();
  const survey = surveyReport(report, { corruptions, seed, limit, judge, clean, facts });
  let step = survey.next();
  while (step.done !== true) step = survey.next();
  const outcomes = step.value;
  const caught = outcomes.filter((outcome) => outcome.caught).length;
  console.error(`${ticker}: ${String(caught)} of ${String(outcomes.length)} caught, ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return { ticker, clean: scoreClean(clean), outcomes };
}

const tickers = values.ticker ?? bundledCompanies().map((company) => company.ticker);
const notes: NoteSurvey[] = [];
for (const ticker of tickers) notes.push(await surveyNote(ticker));

const score = scoreOutcomes(notes.flatMap((note) => note.outcomes), corruptions);
const clean = { claims: notes.reduce((sum, note) => sum + note.clean.claims, 0), flagged: notes.reduce((sum, note) => sum + note.clean.flagged, 0) };
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)} %`);
console.log(`${'kind'.padEnd(24)}${'tries'.padStart(7)}${'caught'.padStart(8)}${'share'.padStart(9)}${'righted'.padStart(16)}`);
for (const { kind, tries, caught, rightable, righted } of score.kinds) console.log(`${kind.padEnd(24)}${String(tries).padStart(7)}${String(caught).padStart(8)}${percent(caught, tries).padStart(9)}${(rightable === 0 ? '' : `${String(righted)} of ${String(rightable)}`).padStart(16)}`);
console.log(`${'all'.padEnd(24)}${String(score.tries).padStart(7)}${String(score.caught).padStart(8)}${percent(score.caught, score.tries).padStart(9)}`);
console.log(`false alarms: ${String(clean.flagged)} of ${String(clean.claims)} claims of ${String(notes.length)} notes`);
if (values.missed !== undefined) writeFileSync(values.missed, JSON.stringify(notes.flatMap((note) => [...note.clean.alarms.map((alarm) => ({ ticker: note.ticker, kind: 'false alarm', ...alarm })), ...note.outcomes.filter((outcome) => !outcome.caught).map((outcome) => ({ ticker: note.ticker, ...outcome }))]), null, 1));
console.log(JSON.stringify({ kinds: score.kinds.map(({ kind, tries, caught }) => ({ kind, tries, caught })), tries: score.tries, caught: score.caught, worst: score.worst, falseAlarms: clean, notes: notes.length, seed, seconds: Math.round(performance.now() / 1000) }));
