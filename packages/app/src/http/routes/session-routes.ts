// Logging in and out, and who one is.
import { createRoute } from '@hono/zod-openapi';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { AssayError } from '@assay/record';
import { accessRoles, logInSchema, sessionViewSchema, type AccessRole, type SessionView } from '@assay/record/api';
import type { Access } from '../access/access-file.ts';
import { askerOf } from '../access/guard.ts';
import { verifyPassword } from '../access/password.ts';
import { sessionCookie } from '../access/sessions.ts';
import type { Parts } from '../parts.ts';
import { HttpProblem } from '../problem.ts';
import { json, openRouter, problems, type Router } from './router.ts';

/** Every password is tried, the highest role first, so that the time tells nothing. */
async function roleOf(password: string, { passwords }: Access): Promise<AccessRole | null> {
  let found: AccessRole | null = null;
  for (const role of accessRoles) for (const one of passwords) if (one.role === role && await verifyPassword(password, one.hash)) found = role;
  return found;
}

export function sessionRoutes(parts: Parts): Router {
  const { access, sessions, throttle } = parts;
  const router = openRouter();
  router.openapi(createRoute({ method: 'get', path: '/session', summary: 'Who asks', responses: { 200: json(sessionViewSchema, 'The role, and the mark that changes carry'), ...problems() } }), (context) => {
    const asker = askerOf(context, parts);
    const session = sessions.find(getCookie(context, sessionCookie) ?? '');
    const view: SessionView = { role: asker?.role ?? null, open: access === null, csrf: session?.csrf ?? null };
    return context.json(view, 200);
  });
  router.openapi(createRoute({
    method: 'post', path: '/session', summary: 'Log in', request: { body: { content: { 'application/json': { schema: logInSchema } }, required: true } },
    responses: { 200: json(sessionViewSchema, 'Logged in; the session is in a cookie'), ...problems(409, 429) },
  }), async (context) => {
    if (access === null) throw new AssayError('usage', 'No password is set: everything is open to this machine.', { remedy: 'Set one with `assay serve --set-password ROLE`.' });
    const address = context.env.remoteAddress ?? 'unknown';
    const wait = Math.ceil(throttle.waitMs(address) / 1000);
    if (wait > 0) throw new HttpProblem(new AssayError('over-budget', 'Too many wrong passwords.', { remedy: `Try again in ${String(wait)} seconds.` }), 429, { 'retry-after': String(wait) });
    const role = await roleOf(context.req.valid('json').password, access);
    if (role === null) {
      throttle.failed(address);
      throw new HttpProblem(new AssayError('not-allowed', 'That is no password of this server.', { remedy: 'Ask whoever runs it.' }), 401);
    }
    throttle.succeeded(address);
    const session = sessions.open(role);
    // Without TLS in front a Secure cookie would never come back; SameSite and the mark of the session hold either way.
    setCookie(context, sessionCookie, session.id, { httpOnly: true, sameSite: 'Strict', path: '/', secure: context.req.header('x-forwarded-proto') === 'https' || new URL(context.req.url).protocol === 'https:' });
    return context.json({ role, open: false, csrf: session.csrf } satisfies SessionView, 200);
  });
  router.openapi(createRoute({ method: 'delete', path: '/session', summary: 'Log out', responses: { 204: { description: 'Logged out' }, ...problems() } }), (context) => {
    askerOf(context, parts);
    sessions.close(getCookie(context, sessionCookie) ?? '');
    deleteCookie(context, sessionCookie, { path: '/' });
    return context.body(null, 204);
  });
  return router;
}
