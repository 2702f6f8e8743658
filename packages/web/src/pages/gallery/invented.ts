// Findings and tallies for the gallery; everything in them is invented.
import type { Coverage, VerdictName } from '@assay/record';
import type { Checked } from '../../parts/CheckResult.tsx';
import type { Rechecked } from '../../recheck/index.ts';

const none: Coverage['verdicts'] = { contradicted: 0, verified: 0, computed: 0, supported: 0, 'kb-sourced': 0, 'web-sourced': 0, judgment: 0, unverified: 0, 'not-checked': 0 };

export function withCounts(counts: Partial<Readonly<Record<VerdictName, number>>>): Pick<Coverage, 'verdicts'> {
  return { verdicts: { ...none, ...counts } };
}

const fingerprint = 'bdd398b1836e3c4948e74e66cbcd8a3a32ab0d410de807b8a4b9928ee5daade0';

export const agreed: Checked = {
  run: 'run_0123456789abcdef0123', sealedAt: '2026-03-14T09:12:00Z', sound: true, files: 15, problems: [],
  signer: { fingerprint, words: 'It was signed with the key of this desk.' }, audit: { ran: true, claims: 41, captures: 3, differences: [], otherRules: null },
};
export const broken: Checked = {
  ...agreed, sound: false, problems: [{ path: 'report.md', why: 'has 7508 bytes, sealed were 7500' }, { path: 'notes.txt', why: 'was added' }],
  audit: { ran: true, claims: 42, captures: 3, differences: ['The report has a claim more than was sealed.'], otherRules: null },
};
export const otherwise: Checked = {
  ...agreed, sound: false, signer: { fingerprint, words: 'The signer is not known here.' },
  audit: { ran: true, claims: 41, captures: 3, differences: ['“38.4%” is sealed as verified and comes out contradicted.'], otherRules: 'rules/1' },
};
export const unread: Checked = { ...agreed, sound: false, signer: null, audit: { ran: false, why: 'A model took part in this audit; `assay verify` does it again.' } };

export function recheckedOf({ run, sealedAt, sound, problems, signer, audit }: Checked): Rechecked {
  return { run, sealedAt, sound, problems, audit, fingerprint: signer?.fingerprint ?? null, agrees: audit.ran && audit.differences.length === 0 };
}
