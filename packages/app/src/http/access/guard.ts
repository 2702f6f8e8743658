// Who asks, and whether that may be: by session cookie, by token, or, where nothing is set, because it is this machine.
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { AssayError } from '@assay/record';
import { accessRoles, type AccessRole } from '@assay/record/api';
import { HttpProblem } from '../problem.ts';
import type { Asker, Env, Parts } from '../parts.ts';
import { tokenHash, type Access } from './access-file.ts';
import { csrfHeader, isSameSecret, sessionCookie } from './sessions.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

function notAllowed(message: string, remedy: string): AssayError {
  return new AssayError('not-allowed', message, { remedy });
}

/** By name, without the port. A request without an Origin comes from no page. */
export function isOwnOrigin(headers: { readonly host: string | undefined; readonly origin: string | undefined }, hosts: readonly string[]): boolean {
  const host = (headers.host ?? '').toLowerCase();
  if (!hosts.includes(host.replace(/:\d{1,5}$/, ''))) return false;
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host.toLowerCase() === host;
}

function byToken(header: string, { tokens }: Access): Asker {
  const [, token = ''] = /^Bearer (\S{1,200})$/i.exec(header) ?? [];
  const hash = tokenHash(token);
  const found = tokens.find(({ sha256 }) => isSameSecret(sha256, hash));
  if (found === undefined) throw notAllowed('The token is not known.', 'Make one with `assay serve --add-token NAME --role ROLE`.');
  return { role: found.role, by: 'token' };
}

/** Null for nobody. Throws AssayError('not-allowed') for a token that is none, and for a change without the session's own mark. */
export function askerOf(context: Context<Env>, { access, sessions }: Parts): Asker | null {
  if (access === null) return { role: 'admin', by: 'open' };
  const authorization = context.req.header('authorization');
  if (authorization !== undefined) return byToken(authorization, access);
  const session = sessions.find(getCookie(context, sessionCookie) ?? '');
  if (session === null) return null;
  if (!safeMethods.includes(context.req.method) && !isSameSecret(context.req.header(csrfHeader) ?? '', session.csrf)) {
    throw notAllowed('The request does not carry the mark of its session.', `Send the value of GET /api/v1/session as ${csrfHeader}.`);
  }
  return { role: session.role, by: 'session' };
}

export function mayAct(role: AccessRole, needed: AccessRole): boolean {
  return accessRoles.indexOf(role) >= accessRoles.indexOf(needed);
}

/** In front of every route: the host and origin are our own. */
export function checkOrigin(parts: Parts): MiddlewareHandler<Env> {
  return async (context, next) => {
    const [host, origin] = [context.req.header('host'), context.req.header('origin')];
    if (!isOwnOrigin({ host, origin }, parts.hosts)) throw notAllowed('The request comes from another site, or calls this server by a name that is not its own.', 'Open the address that `assay serve` printed; behind a proxy name the host with --host-name.');
    return next();
  };
}

/** In front of a route: whoever asks has the role at least. */
export function needs(role: AccessRole, parts: Parts): MiddlewareHandler<Env> {
  return async (context, next) => {
    const asker = askerOf(context, parts);
    if (asker === null) throw new HttpProblem(notAllowed('Nobody is logged in.', 'Log in, or send a token.'), 401, { 'www-authenticate': 'Bearer realm="assay"' });
    if (!mayAct(asker.role, role)) throw notAllowed(`That takes the role ${role}; yours is ${asker.role}.`, `Log in as ${role}.`);
    context.set('asker', asker);
    return next();
  };
}
