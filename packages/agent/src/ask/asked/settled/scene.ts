// What the settling of measures and times looks at.
import type { AskedMeasure, AskedPeriod, Subject } from '../asked.ts';

export type Scene = {
  readonly text: string;
  /** The text without its companies and times. */
  readonly plain: string;
  readonly periods: readonly AskedPeriod[];
  /** Whether several companies are held beside one another: "highest" then orders them. */
  readonly isMany: boolean;
  /** Whether any company is asked about. */
  readonly isNamed: boolean;
};
export type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;

export const isSubject = (measure: AskedMeasure, ...subjects: readonly Subject[]): boolean => measure.kind === 'subject' && subjects.includes(measure.subject);
export const isMetric = (measure: AskedMeasure): measure is Metric => measure.kind === 'metric';
