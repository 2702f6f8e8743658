// In sample mode nothing is asked of the network: every request is a failure that says so, and the bundled figures stand in where there are any.
import type { Capturer } from './capture.ts';
import { sourceFailure } from './failure.ts';

export const offlineCapturer: Capturer = ({ endpoint }) => Promise.resolve({
  ok: false,
  failure: sourceFailure('not-offered', { source: endpoint.sourceName, message: `${endpoint.sourceName} is not asked in sample mode.`, remedy: 'Ask without --sample.' }),
});
