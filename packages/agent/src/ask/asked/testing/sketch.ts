// A reading in one line, so that many questions can be held against what is expected of them.
import type { Asked, AskedMeasure, AskedPeriod } from '../asked.ts';

function measure(asked: AskedMeasure): string {
  if (asked.kind === 'subject') return `<${asked.subject}>`;
  if (asked.kind === 'topic') return `(${asked.topic})`;
  const of = asked.kind === 'metric' && asked.of !== undefined ? `/${asked.of}` : '';
  return `${asked.id}${of}${asked.as === 'value' ? '' : `:${asked.as}`}`;
}

function period(asked: AskedPeriod): string {
  switch (asked.kind) {
    case 'latest': return 'latest';
    case 'trailing': return 'TTM';
    case 'fiscal': return `${asked.part}${asked.year === null ? '' : String(asked.year)}`;
    case 'date': return asked.on;
    case 'last': return `last ${String(asked.count)} ${asked.of}`;
    case 'years': return `${String(asked.from)}-${String(asked.to)}`;
    case 'dates': return `${asked.from}..${asked.to}`;
  }
}

/** `operation | companies | measures | times`, then order, conditions, unknown names and what was kept, where there are any. */
export function sketch(asked: Asked): string {
  const group = asked.group === null ? [] : [`{${asked.group.name}}`];
  const parts = [asked.operation, [...(asked.group === null ? asked.companies.map(({ ticker }) => ticker) : []), ...group].join(' '), asked.measures.map(measure).join(' '), asked.periods.map(period).join(', ')];
  return [
    ...parts,
    ...(asked.order === null && asked.limit === null ? [] : [`${asked.order ?? ''}${asked.limit === null ? '' : ` ${String(asked.limit)}`}`.trim()]),
    ...(asked.conditions.length === 0 ? [] : [`if ${asked.conditions.map((one) => `${'id' in one.measure ? one.measure.id : ''} ${one.is} ${one.value}${one.percent ? '%' : ''}`).join(', ')}`]),
    ...(asked.unknown.length === 0 ? [] : [`? ${asked.unknown.map(({ words }) => words).join(', ')}`]),
    ...(asked.inherited.length === 0 ? [] : [`keeps ${asked.inherited.join(' ')}`]),
  ].join(' | ');
}
