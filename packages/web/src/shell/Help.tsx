// The keys, and the switch that turns single-letter keys off.
import { useRef, type ReactNode } from 'react';
import { letters } from './keys.ts';
import { usePreference } from './preference.ts';

const everywhere: readonly (readonly [string, string])[] = [
  ['⌘K or Ctrl K', 'Go anywhere'], ['/', 'Ask or search'], ['t', 'Light or dark'], ['?', 'This help'], ['Esc', 'Close what is open'],
];
const inReports: readonly (readonly [string, string])[] = [
  ['j', 'Next claim'], ['k', 'Previous claim'], ['n', 'Next claim that is not verified'], ['Enter', 'Open the evidence'], ['1 … 5', 'Go to that link of the chain'],
];

function Keys({ title, keys }: { readonly title: string; readonly keys: typeof everywhere }): ReactNode {
  return <><h3>{title}</h3><table><tbody>{keys.map(([key, does]) => <tr key={key}><th scope="row"><kbd>{key}</kbd></th><td>{does}</td></tr>)}</tbody></table></>;
}

export function LettersChoice(): ReactNode {
  const on = usePreference(letters) === 'on';
  return <label className="check"><input type="checkbox" checked={on} onChange={({ target }) => { letters.choose(target.checked ? 'on' : 'off'); }} /> Single-letter keys</label>;
}

export function Help(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <dialog id="help" className="dialog" aria-labelledby="help-title" ref={dialog}>
      <h2 id="help-title">Keys</h2>
      <Keys title="Everywhere" keys={everywhere} />
      <Keys title="In a report" keys={inReports} />
      <p><LettersChoice /></p>
      <p className="acts"><button type="button" className="button" onClick={() => dialog.current?.close()}>Close</button></p>
    </dialog>
  );
}
