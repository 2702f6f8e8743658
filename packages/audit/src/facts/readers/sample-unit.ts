// Units as the bundled files write them. The scale is the power of ten by which the written digits are multiplied.
import { money, usd, usdPerShare, type Unit } from '@assay/record';
import { z } from 'zod';

export const sampleUnit = z.enum(['USD', 'USD/share', 'shares', 'multiple', 'percent', 'points', 'index', 'persons', 'homes', 'companies', 'USD/barrel']);
export type SampleUnit = z.infer<typeof sampleUnit>;

const units: Readonly<Record<SampleUnit, Unit>> = {
  USD: usd, 'USD/share': usdPerShare, 'USD/barrel': money('USD'),
  shares: { kind: 'shares' }, multiple: { kind: 'multiple' }, percent: { kind: 'percent' }, points: { kind: 'points' }, index: { kind: 'index' },
  persons: { kind: 'count', of: 'persons' }, homes: { kind: 'count', of: 'homes' }, companies: { kind: 'count', of: 'companies' },
};

export function unitOfSample(name: SampleUnit): Unit {
  return units[name];
}
