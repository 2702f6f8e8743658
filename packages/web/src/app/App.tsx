// One page at a time inside the shell; each page's code comes when it is first opened.
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { openQueries } from '../api/queries.ts';
import { Loading } from '../parts/states.tsx';
import { useReachable } from '../shell/connection.ts';
import { Shell } from '../shell/Shell.tsx';
import { Fence } from './Fence.tsx';
import { NoSuchPage } from './NoSuchPage.tsx';
import { pages } from './pages.ts';
import { readAhead } from './read-ahead.ts';

export function App(): ReactNode {
  const [here] = useLocation();
  const reachable = useReachable();
  const [client] = useState(() => { const made = openQueries(); readAhead(made, location.pathname); return made; });
  return (
    <QueryClientProvider client={client}>
      <Shell>
        <Fence at={`${here} ${reachable ? 'reached' : 'away'}`}>
          <Suspense fallback={<Loading what="the page" />}>
            <Switch>
              {pages.map(({ path, Page }) => <Route key={path} path={path} component={Page} />)}
              <Route><NoSuchPage /></Route>
            </Switch>
          </Suspense>
        </Fence>
      </Shell>
    </QueryClientProvider>
  );
}
