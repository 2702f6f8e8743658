// The user's library: what is in it, and what it says.
import { createRoute, z } from '@hono/zod-openapi';
import { libraryViewSchema, searchViewSchema } from '@assay/record/api';
import { needs } from '../access/guard.ts';
import { listLibrary, searchLibraryFor } from '../library/ask-library.ts';
import type { Parts } from '../parts.ts';
import { json, openRouter, problems, type Router } from './router.ts';

const narrowed = { company: z.string().trim().min(1).max(120).optional(), year: z.coerce.number().int().min(1990).max(2200).optional(), form: z.string().trim().min(1).max(20).optional() };
const searched = z.object({ q: z.string().trim().min(1).max(2000), ...narrowed, section: z.string().trim().min(1).max(80).optional(), limit: z.coerce.number().int().min(1).max(50).default(10) });
const listed = z.object({ ...narrowed, limit: z.coerce.number().int().min(1).max(500).default(100), from: z.coerce.number().int().min(0).default(0) });

export function libraryRoutes(parts: Parts): Router {
  const router = openRouter();
  const reader = needs('reader', parts);
  const folder = parts.environment.places.library;
  router.openapi(createRoute({ method: 'get', path: '/library', middleware: reader, summary: 'The filings that were taken in', request: { query: listed }, responses: { 200: json(libraryViewSchema, 'A page of them, and counts of all'), ...problems(422) } }),
    async (context) => context.json(libraryViewSchema.parse(await listLibrary(folder, context.req.valid('query'))), 200));
  router.openapi(createRoute({ method: 'get', path: '/search', middleware: reader, summary: 'Passages of the filings that answer a question, best first', request: { query: searched }, responses: { 200: json(searchViewSchema, 'Each with its filing, place, words, and why it was found'), ...problems(422) } }),
    async (context) => context.json(searchViewSchema.parse(await searchLibraryFor(folder, context.req.valid('query'))), 200));
  return router;
}
