// A page that fails takes no other with it: the shell stays, and the reader is told what to do.
import { Component, type ReactNode } from 'react';
import { Failed } from '../parts/states.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly failure: Error | null };

export class Fence extends Component<Props, State> {
  override state: State = { failure: null };
  static getDerivedStateFromError(failure: unknown): State {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }
  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <Failed failure={failure} onRetry={() => { this.setState({ failure: null }); }} />;
  }
}
