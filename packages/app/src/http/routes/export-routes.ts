// A sealed run as a file in any form, as the command line writes it.
import { createRoute, z } from '@hono/zod-openapi';
import { runReference } from '@assay/record/api';
import { describedForms, exportForms } from '../../export/forms.ts';
import { foreignBytesPolicy } from '../access/headers.ts';
import { needs } from '../access/guard.ts';
import type { Parts } from '../parts.ts';
import { openRouter, problems, type Router } from './router.ts';

const content = Object.fromEntries([...new Set(exportForms.map((form) => describedForms[form].mediaType))].map((type) => [type, { schema: z.string() }]));

export function exportRoutes(parts: Parts): Router {
  const router = openRouter();
  router.openapi(createRoute({
    method: 'get', path: '/runs/{run}/exports/{form}', middleware: needs('reader', parts), summary: 'The run as a file to keep or to hand on', request: { params: z.object({ run: runReference, form: z.enum(exportForms) }) },
    responses: { 200: { description: 'The file, under the name that Content-Disposition says', content }, ...problems(404, 409, 429) },
  }), async (context) => {
    const { run, form } = context.req.valid('param');
    // Pages of paper and workbooks take as long as an audit.
    if (describedForms[form].isBinary === true) parts.budgets.take(context.get('asker').role, 'audit');
    const { bytes, mediaType, fileName } = await parts.prover.exportAs(run, form);
    return context.body(new Uint8Array(bytes).buffer, 200, { 'content-type': mediaType, 'content-disposition': `attachment; filename="${fileName.replace(/[^\w.+-]/g, '_')}"`, 'content-security-policy': foreignBytesPolicy });
  });
  return router;
}
