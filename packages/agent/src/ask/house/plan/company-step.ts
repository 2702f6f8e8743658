// A data step of one company, named after it and after what it brings.
import type { Company } from '@assay/data';
import type { IsoDate } from '@assay/record';
import type { Asked } from '../../asked/asked.ts';
import type { DataStep } from '../../stages.ts';

export type Planning = { readonly asked: Asked; readonly today: IsoDate; /** The bundled file of a company holds all its statements: one tool brings it whole. */ readonly isSample: boolean };
export type Choice = { readonly name: string; readonly what: string; readonly tool: string; readonly input?: Readonly<Record<string, unknown>> };

export function companyStep(company: Company, { name, what, tool, input }: Choice): DataStep {
  const id = `${company.ticker.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}_${name}`;
  return { kind: 'data', id, what: `${what} of ${company.name}`, tool, input: { ticker: company.ticker, ...input }, after: [] };
}

/** Of steps with one name the last is kept, in the place of the first. */
export function uniqueSteps(steps: readonly DataStep[]): readonly DataStep[] {
  return [...new Map(steps.map((one) => [one.id, one])).values()];
}
