// What a claim is about, told so that two runs can be laid side by side: company, measure, operation and time, whatever the words are.
import { canonicalJson, type Claim, type PeriodMention } from '@assay/record';

/** Words that differ in nothing but case and filling. */
function plain(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/\b(?:the|its|of|a|an)\b/g, ' ').replace(/\s+/g, ' ').trim();
}

/** "Fiscal 2024" and a bare "2024" of the same company's notes name one time. */
function timeOf(mention: PeriodMention): unknown {
  return mention.kind === 'fiscal' ? [mention.year, mention.part] : mention;
}

/** Words without their figures: what a sentence goes on about. */
function withoutFigures(words: string): string {
  return plain(words.replace(/[\p{N}.,%$€£]+/gu, ' '));
}

/** Equal for claims of one subject. A claim that names no measure is about its sentence. `report` is the text that the claim stands in. */
export function subjectKey({ kind, entity, metric, operation, periods, sentence }: Claim, report: string): string {
  const who = entity === null ? '' : (entity.id ?? entity.ticker ?? plain(entity.name ?? '')).toLowerCase();
  const what = metric === null ? withoutFigures(report.slice(sentence.start, sentence.end)) : (metric.id ?? plain(metric.words));
  return canonicalJson([kind, who, what, operation, periods.map(({ mention }) => timeOf(mention))]);
}
