import { z } from 'zod';
import { isoDate } from '../value/date.ts';

export const depths = ['quick', 'standard', 'deep'] as const;
export type Depth = (typeof depths)[number];

/** What the user wants to know about one company. `asOf` hides everything published later; null means today. */
export const questionSchema = z.object({
  ticker: z.string(),
  text: z.string().nullable(),
  depth: z.enum(depths),
  asOf: isoDate.nullable(),
});
export type Question = z.infer<typeof questionSchema>;
