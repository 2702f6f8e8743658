// Sessions of people who logged in: kept in memory, gone with the server. The cookie is a random name and says nothing.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@assay/data';
import type { AccessRole } from '@assay/record/api';

const idleMs = 12 * 60 * 60_000;
const longestMs = 7 * 24 * 60 * 60_000;
const mostSessions = 1_000;

export const sessionCookie = 'assay_session';
export const csrfHeader = 'x-assay-csrf';

export type LoggedIn = { readonly role: AccessRole; readonly csrf: string };
type Kept = LoggedIn & { readonly since: number; seen: number };

export type Sessions = {
  readonly open: (role: AccessRole) => { readonly id: string } & LoggedIn;
  readonly find: (id: string) => LoggedIn | null;
  readonly close: (id: string) => void;
};

export function openSessions(clock: Clock): Sessions {
  const kept = new Map<string, Kept>();
  const now = (): number => clock().getTime();
  const isOver = ({ since, seen }: Kept): boolean => now() - seen > idleMs || now() - since > longestMs;
  return {
    open: (role) => {
      for (const [id, session] of kept) if (isOver(session) || kept.size >= mostSessions) kept.delete(id);
      const id = randomBytes(32).toString('base64url');
      const session: Kept = { role, csrf: randomBytes(24).toString('base64url'), since: now(), seen: now() };
      kept.set(id, session);
      return { id, role, csrf: session.csrf };
    },
    find: (id) => {
      const session = kept.get(id);
      if (session === undefined) return null;
      if (isOver(session)) {
        kept.delete(id);
        return null;
      }
      session.seen = now();
      return { role: session.role, csrf: session.csrf };
    },
    close: (id) => { kept.delete(id); },
  };
}

/** Compared in constant time. */
export function isSameSecret(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
