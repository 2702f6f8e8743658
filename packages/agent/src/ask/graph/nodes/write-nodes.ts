// The answer is written, judged as a stranger's text, and written again while the judge objects; what still does not stand is marked.
import { AssayError } from '@assay/record';
import { entityOf } from '@assay/data';
import { marksOf, objectionsTo } from '../../../graph/objections.ts';
import type { Objection } from '../../../graph/engine.ts';
import type { AuditResult } from '../../../graph/audit-result.ts';
import { citedClaims } from '../../cite/cited-claims.ts';
import { makeCitations, type ShownQuote } from '../../cite/make-citations.ts';
import type { Asked } from '../../asked/asked.ts';
import { partsOf } from '../../asked/parts/parts-of.ts';
import type { AnswerDraft } from '../../draft.ts';
import { missingHeading, renderAnswer, type Rendered } from '../../markdown/render-answer.ts';
import { withMarks } from '../../markdown/with-marks.ts';
import { notSpokenOf } from '../../validate/completeness.ts';
import { unreadOf } from '../../answer/make-reading.ts';
import { asGap, claimsNothing, heldToQuestion } from '../../validate/held-to-question.ts';
import { unaccountedWords } from '../../validate/accounts/unaccounted.ts';
import { lackingOf } from '../../validate/lacking.ts';
import { toldIn } from '../../validate/told-in.ts';
import { scoreAnswer, type Validation } from '../../validate/score.ts';
import type { AskState, Version } from '../ask-state.ts';
import { aroundOf, capturesOf, dataOf, dayOf, gatheredOf, heedSignal, reasonOf, rethrowStop, timed, type AskWork } from '../ask-work.ts';
import { lineOfData, noticesOf, withGaps } from '../notices.ts';
import { financialRoute } from './plan-node.ts';
import { betterReading, readOnceMore } from './reroute.ts';
import { isSpent, openSteps } from './turns.ts';

function told(draft: AnswerDraft, step: string, { loop, elapsedMs, work }: { readonly loop: number; readonly elapsedMs: number; readonly work: AskWork }): void {
  work.onEvent({ event: 'answer-written', step, blocks: draft.blocks.length, characters: renderAnswer(draft).markdown.length, loop, elapsedMs });
}

export async function directNode(state: AskState, work: AskWork): Promise<Partial<AskState>> {
  heedSignal(work);
  const { route } = state;
  if (route === null || route.kind === 'financial') throw new AssayError('internal', 'a financial question was to be answered without data', { remedy: 'Report this: the graph is out of order.' });
  const { value: draft, elapsedMs } = await timed(work.clock, () => work.engine.answerDirectly(work.question, route, aroundOf(work)));
  told(draft, 'direct', { loop: 0, elapsedMs, work });
  return { draft };
}

/** A first answer that cannot be written ends the run; a later one that fails leaves the one before. */
export async function synthesiseNode(state: AskState, work: AskWork): Promise<Partial<AskState>> {
  heedSignal(work);
  const open = openSteps(state);
  const left = open.map(({ what }) => what);
  if (open.length > 0 && state.best === null) work.onEvent({ event: 'graph-stopped', step: 'graph', nodes: state.nodes, left: open.map(({ id }) => id), why: 'The limit of node calls was reached; the answer is made of what is there.' });
  try {
    const again = { objections: state.again ?? [], earlier: state.best?.draft ?? null };
    const { value: draft, elapsedMs } = await timed(work.clock, () => work.engine.synthesise(gatheredOf(state, financialRoute(state).asked, work), again, aroundOf(work)));
    told(draft, 'final_synthesis', { loop: state.loops, elapsedMs, work });
    return { draft, left };
  } catch (cause) {
    rethrowStop(cause, work);
    if (state.best === null) throw cause;
    work.onEvent({ event: 'writer-stopped', step: 'final_synthesis', why: reasonOf(cause) });
    return { draft: null, left };
  }
}

/** Documents were searched: the question names and defines what a figure of theirs is. */
function isOfDocuments({ settled }: AskState): boolean {
  return settled.some((result) => result.ok && 'answer' in result && result.step.tool === 'search_filings');
}

async function audited(markdown: string, state: AskState, work: AskWork): Promise<AuditResult> {
  const captures = capturesOf(state);
  const companies = state.route?.asked?.companies ?? [];
  const [only] = companies;
  const about = { subject: only !== undefined && companies.length === 1 ? entityOf(only) : null, asOf: dayOf(dataOf(captures, work), work.question.asOf), findings: [], ...(isOfDocuments(state) ? { question: work.question.text } : {}) };
  const result = await work.audit(markdown, captures, about);
  work.onEvent({ event: 'claims-judged', claims: result.claims.length, coverage: result.coverage.ratio });
  return result;
}

function rendered(draft: AnswerDraft, state: AskState, work: AskWork): Rendered {
  return renderAnswer(withGaps(draft, state), { before: noticesOf(draft, state), after: lineOfData(capturesOf(state), work) });
}

/**
 * What counts of an answer: not what only says what could not be had. Those words are judged and sealed like all others, but prove and
 * answer nothing; only a contradiction among them counts.
 */
function countedOf(markdown: string, { claims, verdicts, ...audit }: AuditResult): AuditResult {
  const from = markdown.indexOf(`\n## ${missingHeading}\n`);
  if (from < 0) return { claims, verdicts, ...audit };
  const contradicted = new Set(verdicts.filter(({ verdict }) => verdict === 'contradicted').map(({ claim }) => claim));
  const counted = claims.filter(({ id, span }) => span.start < from || contradicted.has(id));
  const ids = new Set(counted.map(({ id }) => id));
  return { ...audit, claims: counted, verdicts: verdicts.filter(({ claim }) => ids.has(claim)), tokens: audit.tokens.filter(({ span }) => span.start < from) };
}

/** What is said in words without data has no source to be held against; figures have none either, and count. */
function figuresOf({ claims, ...audit }: AuditResult): AuditResult {
  return { ...audit, claims: claims.filter(({ numeral }) => numeral !== null) };
}

function quotesIn({ blocks }: AnswerDraft, { blocks: places }: Rendered): readonly ShownQuote[] {
  return blocks.flatMap((block, index) => {
    const span = places[index] ?? null;
    return block.kind === 'quote' && span !== null ? [{ quoted: block.quoted, span }] : [];
  });
}

/** A question that is declined, or answered without a figure, leaves nothing to hold against anything; nor does an answer that only says what is missing. */
function standing(scored: Validation, { missing }: AnswerDraft, { asked, counted }: { readonly asked: Asked | null; readonly counted: AuditResult }): Validation {
  if (asked === null) return { ...scored, valid: scored.valid || scored.score === null };
  return missing.length > 0 && claimsNothing(counted) ? asGap() : scored;
}

async function judged(draft: AnswerDraft, shown: Rendered, { state, work }: { readonly state: AskState; readonly work: AskWork }): Promise<Version> {
  const audit = await audited(shown.markdown, state, work);
  const citations = makeCitations(audit, capturesOf(state), quotesIn(draft, shown));
  const asked = state.route?.kind === 'financial' ? state.route.asked : null;
  const counted = countedOf(shown.markdown, audit);
  const scored = scoreAnswer(shown.markdown, asked === null ? figuresOf(counted) : counted, { cited: citedClaims(citations), ...notSpokenOf(shown.markdown, asked, counted.verdicts) });
  const stands = standing(scored, draft, { asked, counted });
  const unread = asked === null || claimsNothing(counted) ? [] : [...new Set([...unreadOf(state.route), ...partsOf(asked).flatMap((part, index) => unaccountedWords(part, toldIn(draft.parts?.[index] ?? draft)))])];
  const validation = heldToQuestion(stands, { unread, unanswered: draft.unanswered ?? (asked === null ? [] : partsOf(asked).flatMap((part, index) => lackingOf(part, toldIn(draft.parts?.[index] ?? draft)))) });
  return { draft, rendered: shown, audited: audit, citations, validation, objections: objectionsOf(stands, shown, counted) };
}

/** Contradicted claims and unproved numbers; where the answer as a whole does not hold, unproved words as well. */
function objectionsOf({ valid, issues }: Validation, { markdown }: Rendered, audit: AuditResult): readonly Objection[] {
  const open = objectionsTo(markdown, audit).map(({ objection }) => objection);
  if (valid) return open;
  const words = issues.flatMap(({ kind, claim: text, sentence, reason, right }): readonly Objection[] => (kind === 'unverified' && sentence !== null ? [{ text, sentence, verdict: 'unverified', reason, right }] : []));
  return [...open, ...words.filter((one) => !open.some(({ text, sentence }) => text === one.text && sentence === one.sentence))];
}

/** Ten unverified claims weigh as one contradicted. */
function weightOf({ objections }: Version): number {
  return objections.reduce((sum, { verdict }) => sum + (verdict === 'contradicted' ? 10 : 1), 0);
}

function better(now: Version, before: Version | null): Version {
  if (before === null) return now;
  const [left, right] = [weightOf(now), weightOf(before)];
  return left < right || (left === right && (now.validation.score ?? 0) >= (before.validation.score ?? 0)) ? now : before;
}

type Decision = { readonly again: readonly Objection[] | null; readonly then: string };

/** Whether it is written again: only while something is objected to, the limits allow it, and writing again changed something. */
function decide(version: Version, isUnchanged: boolean, { state, work }: { readonly state: AskState; readonly work: AskWork }): Decision {
  const { objections, validation } = version;
  if (objections.length === 0) return { again: null, then: validation.valid ? 'it is given' : 'no claim of it is objected to, and writing it again would prove no more, so it is given as it is' };
  if (state.route?.kind !== 'financial') return { again: null, then: 'it is given with what is open marked' };
  if (state.loops >= work.limits.maxLoops) return { again: null, then: 'it was written again as often as is allowed, and is given with what is open marked' };
  if (isUnchanged) return { again: null, then: 'writing it again changes nothing, so it is given with what is open marked' };
  if (isSpent({ nodes: state.nodes + 1 }, work.limits)) return { again: null, then: 'the limit of node calls is reached, so it is given with what is open marked' };
  return { again: objections, then: 'it is written again' };
}

const openMarks = { contradicted: ' [contradicted]', unverified: ' [not verified]' } as const;

/** The marks are part of what is sealed, so the marked text is judged once more. */
async function marked(version: Version, at: { readonly state: AskState; readonly work: AskWork }): Promise<Version> {
  const { markdown } = version.rendered;
  const open = objectionsTo(markdown, countedOf(markdown, version.audited));
  if (open.length === 0) return version;
  return judged(version.draft, withMarks(version.rendered, marksOf(markdown, open, openMarks)), at);
}

export async function validateNode(state: AskState, work: AskWork): Promise<Partial<AskState>> {
  heedSignal(work);
  const at = { state, work };
  const { value, elapsedMs } = await timed(work.clock, () => judgedOrKept(at));
  const { now, isUnchanged } = value;
  const best = better(now, state.best);
  const { again, then } = decide(now, isUnchanged, at);
  const { valid, score, issues } = now.validation;
  const reread = again === null ? await readOnceMore(best, state, work) : null;
  work.onEvent({ event: 'answer-validated', step: 'validate', valid, score, issues: issues.slice(0, 12).map(({ kind, claim }) => `${kind}: ${claim}`), loop: state.loops, then: reread === null ? then : 'the question is read once more', elapsedMs });
  if (reread !== null) work.onEvent(reread.event);
  if (again === null) return reread?.state ?? ended(best, at);
  work.onEvent({ event: 'loop-started', step: 'validate', loop: state.loops + 1, objections: again.length, why: 'claims of the answer do not stand' });
  return { best, again, loops: state.loops + 1 };
}

/** What is given is of the best reading, with its own open claims marked. */
async function ended(best: Version, { state, work }: { readonly state: AskState; readonly work: AskWork }): Promise<Partial<AskState>> {
  const reading = betterReading(best, state);
  return { ...reading, best: await marked(reading.best, { state: { ...state, ...reading }, work }), again: null };
}

/** A text that came out as before is not judged again. */
async function judgedOrKept({ state, work }: { readonly state: AskState; readonly work: AskWork }): Promise<{ readonly now: Version; readonly isUnchanged: boolean }> {
  const { draft, best } = state;
  if (draft === null) {
    if (best === null) throw new AssayError('internal', 'the judge was called before anything was written', { remedy: 'Report this: the graph is out of order.' });
    return { now: best, isUnchanged: true };
  }
  const shown = rendered(draft, state, work);
  if (best !== null && best.rendered.markdown === shown.markdown) return { now: best, isUnchanged: true };
  return { now: await judged(draft, shown, { state, work }), isUnchanged: false };
}
