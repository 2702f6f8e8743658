// Where a protected server asks for the password, and leads back to where one was going.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, Redirect, useSearchParams } from 'wouter';
import type { SessionView } from '@assay/record/api';
import { ApiProblem, change } from '../../api/client.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { beginAnew, logOut, safeNext, useSession } from '../../shell/session.ts';
import { secondsToWait, waitWords } from './wait.ts';

/** True until the seconds that the server named are over. */
function useWaiting(problem: Error | null): number | null {
  const [over, setOver] = useState<Error | null>(null);
  const seconds = problem instanceof ApiProblem && problem.status === 429 ? secondsToWait(problem.remedy) : null;
  useEffect(() => {
    if (seconds === null) return undefined;
    const timer = setTimeout(() => { setOver(problem); }, seconds * 1_000);
    return () => { clearTimeout(timer); };
  }, [problem, seconds]);
  return seconds !== null && over !== problem ? seconds : null;
}

function Refused({ problem, waiting }: { readonly problem: Error; readonly waiting: number | null }): ReactNode {
  const isWait = problem instanceof ApiProblem && problem.status === 429;
  const words = isWait ? (waiting === null ? 'You can try again now.' : `${problem.message} Try again ${waitWords(waiting)}.`) : `${problem.message} ${problem instanceof ApiProblem ? problem.remedy : ''}`;
  return <p className="refused" role="alert" id="refused">{words}</p>;
}

function LogIn(): ReactNode {
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const logIn = useMutation({
    mutationFn: (password: string) => change<SessionView>('POST', '/session', { password }),
    onSuccess: () => beginAnew(client),
    onError: () => { field.current?.select(); },
  });
  const waiting = useWaiting(logIn.error);
  return (
    <form className="log-in" onSubmit={(event) => { event.preventDefault(); if (field.current !== null && field.current.value !== '') logIn.mutate(field.current.value); }}>
      <div className="field">
        <label htmlFor="password">Password</label>
        <input id="password" type="password" autoComplete="current-password" required autoFocus ref={field} aria-describedby={logIn.error === null ? undefined : 'refused'} aria-invalid={logIn.error !== null} />
      </div>
      {logIn.error === null ? null : <Refused problem={logIn.error} waiting={waiting} />}
      <button type="submit" className="button primary" disabled={logIn.isPending || waiting !== null}>{logIn.isPending ? 'Checking …' : 'Log in'}</button>
    </form>
  );
}

function LoggedIn({ session }: { readonly session: SessionView }): ReactNode {
  const client = useQueryClient();
  if (session.open) return <main id="main" className="slim" tabIndex={-1}><PageHead title="No login is needed"><p>No password is set, so this server is open to this machine alone. <code>assay serve --set-password admin</code> sets one.</p></PageHead><p><Link href="/">Ask a question</Link></p></main>;
  return (
    <main id="main" className="slim" tabIndex={-1}>
      <PageHead title="You are logged in"><p>Your role is {session.role}.</p></PageHead>
      <p className="acts"><Link href="/">Go on</Link><button type="button" onClick={() => { void logOut(client); }}>Log out</button></p>
    </main>
  );
}

export function LoginPage(): ReactNode {
  const session = useSession();
  const [search] = useSearchParams();
  const next = search.get('next');
  if (session === undefined) return <main id="main" className="slim" tabIndex={-1}><PageHead title="Log in" /></main>;
  if (session.role !== null) return next === null ? <LoggedIn session={session} /> : <Redirect to={safeNext(next)} replace />;
  return <main id="main" className="slim" tabIndex={-1}><PageHead title="Log in"><p>This server shows its reports to those who know a password. The password says what you may do: read, start runs, or see to settings.</p></PageHead><LogIn /></main>;
}
