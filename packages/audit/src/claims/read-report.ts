// A report cut into claims by span. Every numeral, period, direction and rank word of it ends in exactly one state.
import { findMetrics, metricById, type Dictionary } from '@assay/calc';
import type { Claim, Entity, Span, TokenState } from '@assay/record';
import { readTokens, type Token } from '../numerals/index.ts';
import { readBlocks, type Block } from '../report/read-blocks.ts';
import { sourceSpan, type VisibleText } from '../report/visible-text.ts';
import { contentWords } from '../report/words.ts';
import { clauseOf } from './clause.ts';
import { governedMetrics, isAskedFor, statedDirection } from './direction-of.ts';
import { judgmentOf } from './judgment.ts';
import { readFigure, type FigureDraft } from './read-figures.ts';
import { nearbyMetrics } from './read-metrics.ts';
import { sentencePeriods } from './read-periods.ts';
import { readTableCells } from './read-table-cells.ts';
import type { ClaimReading, MetricReading, ReadPeriod, Setting } from './reading.ts';
import { isRankWindow, readRankWindow } from './read-rank.ts';
import { ReportReading, type ReadClauses, type ReportContext, type TextPlace } from './report-reading.ts';
import { readScenes, type Scene } from './scene.ts';
import { settingOf } from './setting-of.ts';
import { isDataNotice, structuralNumber } from './structural.ts';

export type { ReportContext };
export type ReadReport = { readonly readings: readonly ClaimReading[]; readonly tokens: readonly TokenState[] };

/** Reads a finished Markdown report as if it came from a stranger. */
export function readReport(markdown: string, context: ReportContext): ReadReport {
  const reading = new ReportReading(markdown, context);
  for (const block of readBlocks(markdown)) readBlock(block, reading);
  const tokens = reading.tokens.toSorted((left, right) => left.span.start - right.span.start || left.span.end - right.span.end);
  return { readings: reading.readings, tokens };
}

/** Reads plain text as one paragraph: a sentence that no Markdown surrounds. */
export function readPlainText(text: string, context: ReportContext): ReadReport {
  const reading = new ReportReading(text, context);
  const offsets = Array.from({ length: text.length + 1 }, (_, offset) => offset);
  readText({ text, offsets }, reading, { place: 'text', headings: [] });
  return { readings: reading.readings, tokens: reading.tokens };
}

function readBlock(block: Block, reading: ReportReading): void {
  switch (block.kind) {
    case 'code': readCodeBlock(block, reading); return;
    case 'marker': reading.note({ span: { start: block.start, end: block.end }, text: block.text, kind: 'number' }, { kind: 'structural', reason: 'list-marker' }); return;
    case 'heading': readText(block.visible, reading, { place: 'heading', headings: block.headings }); return;
    case 'text': readText(block.visible, reading, { place: 'text', headings: block.headings }); return;
    case 'table': readTableCells(block, reading, readText);
  }
}

function readCodeBlock(block: Extract<Block, { kind: 'code' }>, reading: ReportReading): void {
  for (const token of readTokens(block.text)) {
    if (token.kind === 'identifier') continue;
    reading.note({ span: { start: block.start, end: block.end }, text: token.text, kind: token.kind }, { kind: 'structural', reason: 'code' });
  }
}

function readText(visible: VisibleText, reading: ReportReading, place: TextPlace): void {
  if (isDataNotice(visible.text)) { noteNotice(visible, reading); return; }
  let setting: Setting = place.setting ?? settingOf(place.headings, reading.context.asked ?? null);
  for (const scene of readScenes(visible, reading.context)) setting = readScene({ scene, visible, place: place.place }, reading, setting);
}

/** The notice may state the report's own day and nothing else. */
function noteNotice(visible: VisibleText, reading: ReportReading): void {
  for (const token of readTokens(visible.text)) {
    if (token.kind === 'identifier') continue;
    const isOwnDay = token.kind === 'period' && token.mention.kind === 'date' && token.mention.on === reading.context.asOf;
    reading.note({ span: sourceSpan(visible, token.span), text: token.text, kind: token.kind }, isOwnDay ? { kind: 'structural', reason: 'data-notice' } : { kind: 'unaccounted' });
  }
}

type Place = { readonly scene: Scene; readonly visible: VisibleText; readonly place: TextPlace['place'] };
type WordToken = Extract<Token, { kind: 'direction' | 'rank' }>;
type ClaimToken = Extract<Token, { kind: 'direction' | 'rank' | 'period' }>;
type Reading = { readonly at: Place; readonly reading: ReportReading };
type Drafted = { readonly draft: FigureDraft; readonly id: Claim['id'] };

function readScene(at: Place, reading: ReportReading, setting: Setting): Setting {
  const drafted: Drafted[] = [];
  for (const token of at.scene.tokens) {
    if (token.kind !== 'number' || isRankWindow(at.scene, token)) continue;
    const reason = structuralNumber(token, at.scene.text, at.place);
    if (reason !== null) { noteToken({ at, reading }, token, { kind: 'structural', reason }); continue; }
    const draft = completeEllipsis(readFigure(at.scene, token, setting), drafted.at(-1)?.draft ?? null, reading.context.dictionary);
    const id = addFigure(at, draft, reading);
    drafted.push({ draft, id });
    noteToken({ at, reading }, token, { kind: 'claim', claim: id });
  }
  readRemaining(at, { drafted, setting }, reading);
  const { readClauses } = reading.context;
  if (readClauses !== undefined && at.place === 'text') addClauses(at, { setting, readClauses }, reading);
  return nextSetting(drafted, setting, at.scene);
}

/** "Receivables climbed 19%, against 6% for revenue": a percentage of a metric that is none takes over the change before it. */
function completeEllipsis(draft: FigureDraft, before: FigureDraft | null, dictionary: Dictionary | undefined): FigureDraft {
  const unit = metricById(draft.metrics[0]?.id ?? '', dictionary)?.unit.kind;
  const isElliptic = before?.operation.operation === 'growth' && draft.operation.operation === 'value' && draft.numeral.unit.kind === 'percent' && unit !== undefined && unit !== 'percent';
  return isElliptic ? { ...draft, operation: { operation: 'growth', direction: null, role: 'delta', word: null } } : draft;
}

function noteToken({ at, reading }: Reading, token: Token, state: TokenState['state']): void {
  if (token.kind === 'identifier') return;
  reading.note({ span: spanInSource(at, token.span), text: token.text, kind: token.kind }, state);
}

function spanInSource(at: Place, span: Span): Span {
  return sourceSpan(at.visible, { start: span.start + at.scene.offset, end: span.end + at.scene.offset });
}

/** The entity a sentence names; the report's subject where it names none. */
function claimEntity(at: Place, near: Span, subject: Entity | null): Claim['entity'] {
  const before = at.scene.names.filter((name) => name.span.start <= near.start).at(-1) ?? at.scene.names[0];
  if (before !== undefined) return { ...before.entity, inherited: null };
  return subject === null ? null : { ...subject, inherited: 'subject' };
}

function sceneFields(at: Place, span: Span): Pick<ClaimReading, 'sentenceWords' | 'names' | 'rowInputs' | 'scene'> {
  return { scene: { text: at.scene.text, tokens: at.scene.tokens, span }, sentenceWords: contentWords(at.scene.text).map((word) => word.stem), names: at.scene.unknownNames, rowInputs: {} };
}

function addFigure(at: Place, draft: FigureDraft, reading: ReportReading): Claim['id'] {
  const metric = draft.metrics[0] ?? null;
  return reading.add({
    numeral: draft.numeral, operation: draft.operation.operation, direction: draft.operation.direction, metrics: draft.metrics, denominators: draft.denominators,
    period: draft.period, base: draft.base, anchor: draft.anchor, role: draft.operation.role, rank: null, clauseWords: draft.clauseWords, ...sceneFields(at, draft.span),
  }, {
    kind: 'figure', span: spanInSource(at, draft.span), sentence: spanInSource(at, { start: 0, end: at.scene.text.length }), text: at.scene.text.slice(draft.span.start, draft.span.end),
    numeral: { ...draft.numeral, span: spanInSource(at, draft.span) },
    entity: claimEntity(at, draft.span, reading.context.subject),
    metric: metric === null ? null : { id: metric.id, words: metric.words, inherited: metric.inherited },
    periods: [draft.period, draft.base].filter((period) => period !== null),
    operation: draft.operation.operation === 'value' ? null : draft.operation.operation, direction: draft.operation.direction, judgment: draft.judgment,
  });
}

/** Direction and rank words that no figure used are claims of their own; periods belong to the claims they date. */
function readRemaining(at: Place, read: { readonly drafted: readonly Drafted[]; readonly setting: Setting }, reading: ReportReading): void {
  for (const token of at.scene.tokens) {
    if (token.kind === 'period') {
      const nearest = nearestFigure(read.drafted, token.span);
      noteToken({ at, reading }, token, nearest === null ? lonePeriod(at, { ...read, token }, reading) : { kind: 'claim', claim: nearest.id });
    } else if (token.kind === 'direction' || token.kind === 'rank') {
      const user = orderUser(at.scene, token, read.drafted);
      if (user === null && namesOnly(at.scene, token)) noteToken({ at, reading }, token, { kind: 'structural', reason: 'name' });
      else noteWord(at, { ...read, token, user }, reading);
    }
  }
}

/** A time in a sentence without a figure: the report's own day, part of a heading, or what the sentence asserts ("founded in 1976"). */
function lonePeriod(at: Place, read: { readonly drafted: readonly Drafted[]; readonly setting: Setting; readonly token: Extract<Token, { kind: 'period' }> }, reading: ReportReading): TokenState['state'] {
  const { mention } = read.token;
  if (mention.kind === 'date' && mention.on === reading.context.asOf) return { kind: 'structural', reason: 'report-date' };
  const isFixed = mention.kind === 'date' || mention.kind === 'ended' || mention.kind === 'month' || (mention.kind === 'fiscal' && mention.year !== null);
  const hasOrderWord = at.scene.tokens.some((token) => token.kind === 'direction' || token.kind === 'rank');
  return at.place !== 'text' || !isFixed || hasOrderWord ? { kind: 'structural', reason: 'period' } : { kind: 'claim', claim: addWordClaim(at, read, reading) };
}

/** The figure that a word of order belongs to: the one whose change it states. */
function orderUser(scene: Scene, token: WordToken, drafted: readonly Drafted[]): Drafted | null {
  if (token.kind === 'direction') return drafted.find((item) => item.draft.operation.word?.start === token.span.start) ?? null;
  if (token.rank !== 'more' && token.rank !== 'less') return null;
  return drafted.find((item) => item.draft.operation.role === 'delta' && token.span.start >= item.draft.span.end && scene.text.slice(item.draft.span.end, token.span.start).trim() === '') ?? null;
}

/** "Growth" as a noun names a thing; "the table below" points at a place. */
function namesOnly(scene: Scene, token: WordToken): boolean {
  const isCompound = scene.text.charAt(token.span.start - 1) === '-' || scene.text.charAt(token.span.end) === '-';
  if (token.kind === 'direction') return isCompound || token.text.toLowerCase() === 'growth';
  if (/^most$/i.test(token.text)) return /^ of\b/.test(scene.text.slice(token.span.end));
  if (!/^(?:above|below)$/i.test(token.text)) return false;
  return !scene.phrases.some((phrase) => phrase.span.end > token.span.start && phrase.span.start - token.span.end < 40);
}

function noteWord(at: Place, read: { readonly drafted: readonly Drafted[]; readonly setting: Setting; readonly token: WordToken; readonly user: Drafted | null }, reading: ReportReading): void {
  const claim = read.user?.id ?? addWordClaim(at, read, reading);
  noteToken({ at, reading }, read.token, { kind: 'claim', claim });
  if (read.token.kind !== 'rank') return;
  for (const window of at.scene.tokens) if (window.kind === 'number' && window.span.start > read.token.span.start && isRankWindow(at.scene, window)) noteToken({ at, reading }, window, { kind: 'claim', claim });
}

function nearestFigure(drafted: readonly Drafted[], span: Span): Drafted | null {
  const gap = (item: Drafted): number => Math.min(Math.abs(item.draft.span.start - span.end), Math.abs(span.start - item.draft.span.end));
  return drafted.length === 0 ? null : drafted.reduce((best, item) => (gap(item) < gap(best) ? item : best));
}

/** What the sentence says in words, clause by clause; its figures are claims of their own. */
function addClauses(at: Place, { setting, readClauses }: { readonly setting: Setting; readonly readClauses: ReadClauses }, reading: ReportReading): void {
  const { text, tokens } = at.scene;
  // The measure and the move of a figure are judged with it: what is left of its sentence must say something more.
  const withFigures = tokens.some((token) => token.kind === 'number') ? findMetrics(text, reading.context.dictionary).map(({ start, end }) => ({ start, end })) : [];
  const taken = tokens.filter((token) => token.kind === 'number' || token.kind === 'period' || (withFigures.length > 0 && (token.kind === 'direction' || token.kind === 'rank'))).map((token) => token.span);
  for (const span of readClauses(text, [...taken, ...withFigures])) {
    const clause = text.slice(span.start, span.end);
    const judgment = judgmentOf(clause, false);
    // A forecast with a figure is the figure's claim.
    if (judgment !== null && tokens.some((token) => token.kind === 'number' && token.span.start >= span.start && token.span.end <= span.end)) continue;
    reading.add({
      numeral: null, operation: 'value', direction: null, metrics: [], denominators: [], period: setting.period, base: null, anchor: setting.period, role: 'target', rank: null,
      clauseWords: contentWords(clause).map((word) => word.stem), ...sceneFields(at, span),
    }, {
      kind: 'words', span: spanInSource(at, span), sentence: spanInSource(at, { start: 0, end: text.length }), text: clause, numeral: null, entity: claimEntity(at, span, reading.context.subject),
      metric: null, periods: [], operation: null, direction: null, judgment,
    });
  }
}

type WordFields = { readonly metrics: readonly MetricReading[]; /** A word that belongs to a noun no metric covers says nothing of another. */ readonly isForeign: boolean; readonly period: ReadPeriod | null; readonly base: ReadPeriod | null };

/** A rank word speaks of the figure beside it; a direction word of the metric nearest to it. Both inherit what they leave out. */
function wordFields(at: Place, read: { readonly drafted: readonly Drafted[]; readonly setting: Setting; readonly token: ClaimToken }): WordFields {
  const scene = { ...at.scene, span: read.token.span };
  const near = read.token.kind === 'rank' ? nearestFigure(read.drafted, read.token.span) : null;
  const named = near !== null && near.draft.metrics.length > 0 ? near.draft.metrics : nearbyMetrics(scene);
  const governed = read.token.kind === 'direction' ? governedMetrics(at.scene, read.token, named) : null;
  const times = near === null ? statedPeriods(scene) : { own: near.draft.period, base: null };
  const { setting } = read;
  return {
    isForeign: governed?.length === 0, metrics: governed ?? orInherited(named, setting), base: times.base,
    period: times.own ?? (setting.period === null ? null : { ...setting.period, inherited: setting.period.inherited ?? 'paragraph' }),
  };
}

function orInherited(named: readonly MetricReading[], { metric }: Setting): readonly MetricReading[] {
  return named.length > 0 || metric === null ? named : [metric];
}

function addWordClaim(at: Place, read: { readonly drafted: readonly Drafted[]; readonly setting: Setting; readonly token: ClaimToken }, reading: ReportReading): Claim['id'] {
  const { token } = read;
  const { metrics, isForeign, period, base } = wordFields(at, read);
  const clause = clauseOf(at.scene.bounds, token.span);
  const clauseText = at.scene.text.slice(clause.start, clause.end);
  const direction = token.kind === 'direction' ? statedDirection(at.scene, token) : null;
  const isAsked = token.kind === 'direction' && isAskedFor(at.scene, token);
  const metric = metrics[0];
  return reading.add({
    numeral: null, operation: 'value', direction: isForeign ? null : direction, metrics, denominators: [], period, base, anchor: read.setting.period, role: 'target',
    rank: token.kind === 'rank' ? { rank: token.rank, n: token.n, years: readRankWindow(at.scene.text) } : null,
    clauseWords: contentWords(clauseText).map((word) => word.stem), ...sceneFields(at, token.span),
  }, {
    kind: token.kind === 'period' ? 'words' : token.kind, span: spanInSource(at, token.span), sentence: spanInSource(at, { start: 0, end: at.scene.text.length }), text: token.text, numeral: null,
    entity: claimEntity(at, token.span, reading.context.subject), metric: metric === undefined ? null : { id: metric.id, words: metric.words, inherited: metric.inherited },
    periods: [period, base].filter((found) => found !== null), operation: token.kind === 'rank' ? token.rank : null, direction, judgment: isAsked ? 'conditional' : judgmentOf(clauseText, false),
  });
}

function statedPeriods(scene: Scene & { readonly span: Span }): { readonly own: ReadPeriod | null; readonly base: ReadPeriod | null } {
  const found = sentencePeriods(scene, true);
  return { own: found.own === null ? null : { mention: found.own.mention, inherited: null }, base: found.base === null ? null : { mention: found.base.mention, inherited: null } };
}

/** What the next sentence inherits: the last time and metric spoken of, relative times left out. */
function nextSetting(drafted: readonly Drafted[], setting: Setting, scene: Scene): Setting {
  const spoken = scene.tokens.find((token) => token.kind === 'period' && token.mention.kind !== 'relative' && token.mention.kind !== 'span');
  const dated = drafted.find((item) => item.draft.period !== null && item.draft.period.inherited === null && item.draft.period.mention.kind !== 'relative')?.draft.period;
  const period = dated ?? (spoken?.kind === 'period' ? { mention: spoken.mention, inherited: null } : null);
  const headline = /:\s*$/.test(scene.text) ? nearbyMetrics({ ...scene, span: { start: scene.text.length, end: scene.text.length } })[0] : undefined;
  const metric = drafted[0]?.draft.metrics[0] ?? headline ?? setting.metric;
  return { period: period === null ? setting.period : { mention: period.mention, inherited: 'paragraph' }, metric: metric === null ? null : { ...metric, inherited: metric.inherited === 'report' ? 'report' : 'paragraph' } };
}
