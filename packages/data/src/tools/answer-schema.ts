// Pieces of output schemas. After settling, every number is a JSON number; its fact, unit and place stand beside the answer.
import { z } from 'zod';

/** A figure, or null where the source does not give it. */
export const number = z.number().nullable();
export const text = z.string().nullable();
/** Number of rows, an echo, a time: no figure. */
export const count = z.int().nonnegative();
