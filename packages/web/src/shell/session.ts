// Who reads: the role, and what follows from it. A protected server sends whoever is not logged in to /login and back.
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AccessRole, SessionView } from '@assay/record/api';
import { ApiProblem, change, forgetSession } from '../api/client.ts';
import { queries } from '../api/queries.ts';

const ranks: readonly AccessRole[] = ['reader', 'analyst', 'admin'];

export function mayAct(role: AccessRole | null, needed: AccessRole): boolean {
  return role !== null && ranks.indexOf(role) >= ranks.indexOf(needed);
}

/** Undefined until the server has said it. */
export function useSession(): SessionView | undefined {
  return useQuery(queries.session).data;
}

/** Whether the reader may do what takes this role; true while that is not known yet, so that nothing flickers. */
export function useMay(needed: AccessRole): boolean {
  const session = useSession();
  return session === undefined || mayAct(session.role, needed);
}

/** An address of these pages and of nothing else: another site's would make the login lead astray. */
export function safeNext(asked: string | null): string {
  return asked !== null && /^\/(?![/\\])/.test(asked) && !asked.startsWith('/login') ? asked : '/';
}

export function loginAddress(here: string): string {
  const next = safeNext(here);
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}

/** A request that was refused because nobody is logged in: the session ran out. It is asked for anew. */
function hearRefusals(client: QueryClient): () => void {
  const onError = (error: unknown): void => {
    if (!(error instanceof ApiProblem) || error.status !== 401 || client.isFetching({ queryKey: queries.session.queryKey }) > 0) return;
    if (client.getQueryData(queries.session.queryKey)?.role === null) return;
    forgetSession();
    void client.refetchQueries({ queryKey: queries.session.queryKey });
  };
  const leaveQueries = client.getQueryCache().subscribe((event) => { if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error); });
  const leaveChanges = client.getMutationCache().subscribe((event) => { if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error); });
  return () => { leaveQueries(); leaveChanges(); };
}

/** True while the reader has to log in first. */
export function useMustLogIn(): boolean {
  const client = useQueryClient();
  const session = useSession();
  useEffect(() => hearRefusals(client), [client]);
  return session !== undefined && !session.open && session.role === null;
}

/** What one role read is not shown to another; the session itself is asked for anew. */
export async function beginAnew(client: QueryClient): Promise<void> {
  forgetSession();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
  await client.refetchQueries({ queryKey: queries.session.queryKey });
}

export async function logOut(client: QueryClient): Promise<void> {
  await change<null>('DELETE', '/session');
  await beginAnew(client);
}
