// Where a value stands, in the words of the cell's comment.
import { anchorName, periodName, unitName, type CapturedBytes, type Fact } from '@assay/record';

export type Captures = ReadonlyMap<string, { readonly label: string; readonly captured: CapturedBytes }>;

/** `S1` for the first source, as on the page. */
export function labelCaptures(captures: readonly CapturedBytes[]): Captures {
  return new Map(captures.map((captured, index) => [captured.capture.id, { label: `S${String(index + 1)}`, captured }]));
}

export function documentName({ source }: Fact): string {
  const filed = source.filed === null || source.name.includes(source.filed) ? '' : ` of ${source.filed}`;
  return `${source.name}${source.form === null || source.name.includes(source.form) ? '' : `, ${source.form}`}${filed}`;
}

/** Document, place, accession and hash, a line each. */
export function sourceComment(fact: Fact, captures: Captures): string {
  const capture = captures.get(fact.capture);
  return [
    documentName(fact),
    ...(fact.source.accession === null ? [] : [`Accession ${fact.source.accession}`]),
    `${fact.metric.concept ?? fact.metric.label}: ${fact.value} ${unitName(fact.unit)}${fact.period === null ? '' : `, ${periodName(fact.period)}`}`,
    ...(fact.derived === null ? [] : [`Derived by the source: ${fact.derived}`]),
    `At ${anchorName(fact.anchor)}`,
    ...(capture === undefined ? [] : [`${capture.label}, SHA-256 ${capture.captured.capture.sha256}`]),
  ].join('\n');
}
