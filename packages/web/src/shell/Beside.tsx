// What stands beside the page and may be missing: where its code does not come, the page stays and it is asked for again when the server answers.
import { Component, Suspense, type ReactNode } from 'react';

type Props = { readonly children: ReactNode; readonly reachable: boolean; readonly onFailure?: (() => void) | undefined };
type State = { readonly failed: boolean; readonly reachable: boolean };

export class Beside extends Component<Props, State> {
  override state: State = { failed: false, reachable: this.props.reachable };
  static getDerivedStateFromError(): Pick<State, 'failed'> {
    return { failed: true };
  }
  static getDerivedStateFromProps({ reachable }: Props, state: State): State | null {
    return reachable === state.reachable ? null : { failed: state.failed && !reachable, reachable };
  }
  override componentDidCatch(): void {
    this.props.onFailure?.();
  }
  override render(): ReactNode {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
