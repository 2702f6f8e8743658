// The audit as SARIF 2.1.0, which tools that review code show at the line: one result for each claim that the sources do not carry.
import { canonicalJson, type RunContents, type Sha256 } from '@assay/record';
import { viewClaims, type ClaimView } from '../html/evidence/claim-view.ts';
import { makePlaces, type TextPlace } from '../text-lines.ts';
import { findingRules, type FindingRule } from './rules.ts';

export type SarifOptions = {
  readonly sha256: Sha256;
  /** The file in which the results are shown; the report is its beginning, so that lines and offsets are those of the report. */
  readonly file: string;
  readonly rules: string;
};
type Page = { readonly report: string; readonly file: string; readonly placeOf: (offset: number) => TextPlace; readonly sha256: Sha256; /** How often a claim in the same words came before. */ readonly seen: Map<string, number> };
type Span = { readonly start: number; readonly end: number };

function regionOf({ start, end }: Span, { report, placeOf }: Page): object {
  const [from, to] = [placeOf(start), placeOf(end)];
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column, charOffset: start, charLength: end - start, snippet: { text: report.slice(start, end) } };
}

/** The same finding has the same fingerprint in every run and wherever it moves: words, sentence and measure, never offsets or ids. */
function fingerprint({ claim }: ClaimView, page: Page): string {
  const words = { text: claim.text, sentence: page.report.slice(claim.sentence.start, claim.sentence.end).replace(/\s+/g, ' ').trim(), metric: claim.metric?.id ?? claim.metric?.words ?? null, entity: claim.entity?.id ?? claim.entity?.name ?? null };
  const key = canonicalJson(words);
  const nth = page.seen.get(key) ?? 0;
  page.seen.set(key, nth + 1);
  return page.sha256(new TextEncoder().encode(canonicalJson({ ...words, nth }))).slice(0, 32);
}

function shapeOf(text: string): string {
  return text.replace(/\d[\d,.]*/g, '0');
}

/** The right value in place of the wrong one, where it is written as the claim is; a figure in other words would break the sentence. */
function fixOf({ claim, verdict }: ClaimView, page: Page): readonly object[] {
  const right = verdict.right?.shown;
  if (right === undefined || page.report.slice(claim.span.start, claim.span.end) !== claim.text || shapeOf(right) !== shapeOf(claim.text)) return [];
  const { start, end } = claim.span;
  const deletedRegion = { ...regionOf(claim.span, page), charOffset: start, charLength: end - start };
  return [{ description: { text: `Write ${right}, as the sources have it.` }, artifactChanges: [{ artifactLocation: { uri: page.file, index: 0 }, replacements: [{ deletedRegion, insertedContent: { text: right } }] }] }];
}

function sentenceOf({ claim, verdict }: ClaimView, rule: FindingRule): string {
  const right = verdict.right === null ? '' : ` Right: ${verdict.right.shown}.`;
  return `“${claim.text}”: ${rule.short} ${verdict.reason}${right}`;
}

function resultOf(view: ClaimView, rule: FindingRule, page: Page): object {
  const { claim, verdict, number } = view;
  const fixes = fixOf(view, page);
  return {
    ruleId: rule.id, ruleIndex: findingRules.indexOf(rule), level: rule.level, kind: 'fail', message: { text: sentenceOf(view, rule) },
    locations: [{ physicalLocation: { artifactLocation: { uri: page.file, index: 0 }, region: regionOf(claim.span, page), contextRegion: regionOf(claim.sentence, page) }, message: { text: `Claim ${String(number)}` } }],
    partialFingerprints: { 'assayClaim/v1': fingerprint(view, page) },
    ...(fixes.length === 0 ? {} : { fixes }),
    properties: { claim: claim.id, number, judgeRule: verdict.rule, field: verdict.field, rightValue: verdict.right?.shown ?? null, codes: verdict.codes },
  };
}

/** A URI as SARIF wants it: a relative reference with forward slashes. */
function asUri(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}

/** Pretty-printed JSON, UTF-8. A report without findings gives a log without results. */
export function exportSarif(contents: RunContents, { sha256, file, rules }: SarifOptions): string {
  const { report, run } = contents;
  const page: Page = { report, file: asUri(file), placeOf: makePlaces(report), sha256, seen: new Map() };
  const results = viewClaims(contents).flatMap((view) => {
    const rule = findingRules.find(({ id }) => id === view.verdict.verdict);
    return rule === undefined ? [] : [resultOf(view, rule, page)];
  });
  const driver = {
    name: 'Assay', version: run.program.version, semanticVersion: run.program.version,
    rules: findingRules.map(({ id, level, short, full, help }) => ({ id, name: id, shortDescription: { text: short }, fullDescription: { text: full }, help: { text: help }, defaultConfiguration: { level }, properties: { tags: ['audit'], precision: 'very-high' } })),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0',
    runs: [{
      tool: { driver }, columnKind: 'utf16CodeUnits', automationDetails: { id: `assay/${run.question.ticker === '' ? 'report' : run.question.ticker}/` },
      invocations: [{ executionSuccessful: true, endTimeUtc: run.finishedAt ?? run.startedAt }],
      artifacts: [{ location: { uri: page.file }, mimeType: 'text/markdown', sourceLanguage: 'markdown', encoding: 'UTF-8', contents: { text: report } }],
      results, properties: { run: run.id, rules },
    }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
