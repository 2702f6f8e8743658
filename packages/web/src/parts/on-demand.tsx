// A part whose code comes when it is first shown. React's own `lazy` keeps a failure for good; here a later showing asks again.
import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';

/** React renders once more before it believes a failure: what failed has to fail then too. */
const failsForMs = 500;

const unfetched = { status: 0, code: 'offline', detail: 'A part of this page could not be fetched.', remedy: 'See that `assay serve` is running, then try again; after an update of Assay, reload the page.' } as const;

/** How each part that failed is begun anew. */
const failed = new Set<() => void>();

/** The next showing of whatever failed asks for its code again, however soon that is. */
export function askAgain(): void {
  for (const begin of failed) begin();
  failed.clear();
}

/** Throws an ApiProblem of status 0 into the fence around it where the code does not come. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = (): LazyExoticComponent<ComponentType<Props>> => lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      const again = (): void => { Part = begin(); };
      failed.add(again);
      setTimeout(() => { if (failed.delete(again)) again(); }, failsForMs);
      throw new ApiProblem(unfetched);
    }
  });
  let Part = begin();
  return (props: Props): ReactNode => <Part {...props} />;
}
