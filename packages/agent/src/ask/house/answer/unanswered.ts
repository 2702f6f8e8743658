// What of a question could not be had, said by name: companies of which nothing came, names that nobody knows, steps that failed.
import { asksFiled } from '../../asked/subjects/asks-filed.ts';
import type { AskStep } from '../../stages.ts';
import { metricsAsked, missingCompany } from './asked-of.ts';
import { plain } from './glossary/define.ts';
import { ownersNamed } from './insiders/insider-answers.ts';
import type { Scene } from './scene.ts';
import { withParts } from './sentences/formula-words.ts';
import { listed } from './sentences/naming.ts';

/** Words that a judge would read a claim into. */
const claiming = /^(?:how|what|when|who|why|does|did|was|were|are|has|had|have|the|its|their|for|and|from|with|much|many|end|there|about|tell|show|give|you|can|please|most|least|more|less|best|worst|highest|lowest|largest|smallest|biggest|top|bottom|record|peak\w*|high|low|higher|lower|above|below|rise\w*|rose|rising|fall\w*|fell|drop\w*|declin\w*|gain\w*|lost|lose|losing|loss\w*|grow\w*|grew|increas\w*|decreas\w*|slip\w*|jump\w*|crash\w*|double\w*|half|first|second|third|last)$/i;

/** What was asked of a company and is no measure: it is named by the question's own words. */
function missingWords({ gathered: { asked } }: Scene, name: string): string {
  const words = asked.measures.flatMap((measure) => (measure.kind === 'subject' && measure.subject === 'filings' ? [plain(measure.words)] : []));
  const own = (words[0] ?? '').match(/[\p{L}\p{N}&-]{3,}/gu)?.filter((word) => !claiming.test(word)) ?? [];
  const unread = asked.unread ?? [];
  if (own.length === 0 && unread.length > 0) return `The figures at hand do not answer what is asked of ${name}: no line of its statements is told by “${plain(unread.slice(0, 4).join(' '))}”.`;
  return own.length === 0 ? missingCompany(name) : `The figures at hand do not answer what is asked of ${name}: “${own.slice(0, 8).join(' ')}” is no line of its statements, and no news or filing that speaks of it could be read.`;
}

/** Companies of which nothing came, names that nobody knows, steps that failed. */
export function unanswered(scene: Scene): readonly string[] {
  const { gathered, without } = scene;
  const what = metricsAsked(scene).map(({ id }) => withParts(id));
  const failed = gathered.results.flatMap((result) => (result.ok || isCovered(scene, result.step) ? [] : [`${plain(result.step.what)}: ${plain(result.why).replace(/\.{2,}$/, '.')}${result.remedy === null ? '' : ` ${plain(result.remedy)}`}`]));
  const isInsiders = what.length === 0 && gathered.asked.measures.some((measure) => measure.kind === 'subject' && measure.subject === 'insiders');
  return [...without.map(({ name }) => (isInsiders ? `Insiders’ trades in shares of ${name} are not available here: no forms of its insiders are among those at hand.` : what.length === 0 ? missingWords(scene, name) : `The sources at hand do not hold ${listed(what)} of ${name} for the time asked about.`)), ...gathered.asked.unknown.filter(({ words }) => !scene.holders.some(({ bench }) => ownersNamed(bench.insiders?.trades ?? [], words).length > 0)).map(({ words, near }) => `No company is known as “${plain(words)}”${near.length === 0 ? '' : `; perhaps ${near.slice(0, 3).map(plain).join(', ')}`}.`), ...(gathered.asked.lacks ?? []).map(plain), ...failed];
}

/** A model’s tool that failed is no gap where the house’s own cases stand, nor a list of filings where the facts name the report. */
function isCovered({ gathered, holders }: Scene, step: AskStep): boolean {
  if (step.kind === 'data' && (step.tool === 'get_sec_filings' || step.tool === 'search_filings') && (asksFiled(gathered.asked.text) || gathered.asked.reports !== undefined) && holders.length > 0) return true;
  return step.kind === 'data' && step.tool.startsWith('calc_') && gathered.asked.operation === 'value' && holders.length > 0;
}
