// What the check of a sealed run found: sound or broken, which files differ, whether the judge agrees, and who signed.
import type { ReactNode } from 'react';
import { timeWords } from './day-words.ts';
import './check.css';

export type Checked = {
  readonly run: string | null; readonly sealedAt: string | null; readonly sound: boolean; readonly files: number | null;
  readonly problems: readonly { readonly path: string; readonly why: string }[];
  /** `words` say whether the key is known; null where nothing was signed. */
  readonly signer: { readonly fingerprint: string; readonly words: string } | null;
  readonly audit: { readonly ran: true; readonly claims: number; readonly captures: number; readonly differences: readonly string[]; readonly otherRules: string | null } | { readonly ran: false; readonly why: string };
};

const shownAtMost = 12;

function Some({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return <ul>{lines.slice(0, shownAtMost).map((line) => <li key={line}>{line}</li>)}{lines.length > shownAtMost ? <li>and {lines.length - shownAtMost} more</li> : null}</ul>;
}

function Judge({ audit }: Pick<Checked, 'audit'>): ReactNode {
  if (!audit.ran) return <dd>The judgment could not be made again: {audit.why}</dd>;
  const { claims, captures, differences, otherRules } = audit;
  const rules = otherRules === null ? '' : ` The run was judged by rules ${otherRules}; these are others.`;
  if (differences.length === 0) return <dd>Agrees: {claims} {claims === 1 ? 'claim' : 'claims'} judged again from {captures} captured {captures === 1 ? 'source' : 'sources'}, and nothing came out otherwise.{rules}</dd>;
  return <dd>Comes out otherwise in {differences.length} {differences.length === 1 ? 'point' : 'points'}.{rules}<Some lines={differences} /></dd>;
}

/** One word for the whole: a broken seal is the graver finding. */
function headline({ sound, problems, audit }: Checked): string {
  if (sound) return 'Sound';
  if (problems.length > 0) return 'Broken';
  return audit.ran ? 'The judge does not agree' : 'Not fully checked';
}

export function CheckResult({ checked }: { readonly checked: Checked }): ReactNode {
  const { run, sealedAt, problems, files, signer, audit, sound } = checked;
  return (
    <div className={`check-result ${sound ? 'sound' : 'unsound'}`} role="status">
      <p className="check-head"><strong>{headline(checked)}</strong> {run === null ? null : <code>{run}</code>}{sealedAt === null ? null : <span> sealed {timeWords(sealedAt)}</span>}</p>
      <dl>
        <div><dt>Bytes</dt>{problems.length === 0 ? <dd>No byte differs from what was signed{files === null ? '' : `, in ${String(files)} files`}.</dd> : <dd>{problems.length} {problems.length === 1 ? 'file differs' : 'files differ'} from what was signed.<Some lines={problems.map(({ path, why }) => `${path} ${why}`)} /></dd>}</div>
        <div><dt>Judge</dt><Judge audit={audit} /></div>
        <div><dt>Signer</dt><dd>{signer === null ? 'Nobody signed it.' : <>{signer.words} <code className="fingerprint">{signer.fingerprint}</code></>}</dd></div>
      </dl>
      {sound ? <p className="caveat">Sound means that nothing was changed since it was sealed and that the verdicts follow from the bytes. Whom to trust is yours to say.</p> : null}
    </div>
  );
}
