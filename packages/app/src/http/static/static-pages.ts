// The built pages: files named by their content are kept for good, every other address is the page itself.
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { createHash } from 'node:crypto';
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
  const etag = `"${createHash('sha256').update(page).digest('hex').slice(0, 32)}"`;
  const assets: MiddlewareHandler<Env> = serveStatic<Env>({ root: folder, precompressed: true });
  app.get('/assets/*', async (context, next) => {
    const found = await assets(context, next);
    // The library sets no header any more once it has found the file.
    if (found instanceof Response && found.ok) found.headers.set('cache-control', forGood);
    return found;
  });
  app.get('*', async (context, next) => {
    if (!wantsPage(context.req.path, context.req.header('accept'))) return next();
    const headers = { 'cache-control': 'no-cache', etag, vary: 'accept' };
    return context.req.header('if-none-match') === etag ? context.body(null, 304, headers) : context.html(page, 200, headers);
  });
}
