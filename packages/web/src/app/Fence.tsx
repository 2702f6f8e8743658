// A page that fails takes no other with it: the shell stays, and the reader is told what to do.
import { Component, type ReactNode } from 'react';
import { askAgain } from '../parts/on-demand.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Failed } from '../parts/states.tsx';

type Props = { readonly children: ReactNode; /** Where the reader is: what failed at one place is not held against another. */ readonly at: string };
type State = { readonly failure: Error | null; readonly at: string };

export class Fence extends Component<Props, State> {
  override state: State = { failure: null, at: this.props.at };
  static getDerivedStateFromError(failure: unknown): Pick<State, 'failure'> {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }
  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { failure: null, at };
  }
  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      <main id="main" className="plain" tabIndex={-1}>
        <PageHead title="This page cannot be shown" />
        <Failed failure={failure} onRetry={() => { askAgain(); this.setState({ failure: null }); }} />
      </main>
    );
  }
}
