// The built pages: files named by their content are kept for good, every other address is the page itself.
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../parts.ts';

const forGood = 'public, max-age=31536000, immutable';

/** A person's browser asks for a page; programs that mistype an address get a problem. */
function wantsPage(path: string, accept: string | undefined): boolean {
  return !path.startsWith('/api/') && !path.startsWith('/assets/') && (accept ?? '').includes('text/html');
}

/** `folder`: as `buildPages` gives it. What a page may do is said by the headers of every answer. */
export function servePages(app: Hono<Env>, folder: string): void {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const assets: MiddlewareHandler<Env> = serveStatic<Env>({ root: folder, precompressed: true, onFound: (_path, context) => { context.header('cache-control', forGood); } });
  app.get('/assets/*', assets);
  app.get('*', async (context, next) => {
    if (!wantsPage(context.req.path, context.req.header('accept'))) return next();
    return context.html(page, 200, { 'cache-control': 'no-cache' });
  });
}
