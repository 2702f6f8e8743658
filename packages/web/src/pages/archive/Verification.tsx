// A run checked by the server: every byte, the signature, the signer, and the judgment made again.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { verificationSchema } from '@assay/record/api';
import type { z } from 'zod';
import { change } from '../../api/client.ts';
import { CheckResult, type Checked } from '../../parts/CheckResult.tsx';
import { Failed, Loading } from '../../parts/states.tsx';

type Verified = z.infer<typeof verificationSchema>;

function checkedOf({ run, sealedAt, files, problems, signer, audit, sound }: Verified): Checked {
  const known = signer.known === null ? 'a key that nobody has vouched for here; `assay keys trust` does' : `the key known here as ${signer.known}`;
  return { run, sealedAt, sound, problems, files, signer: signer.fingerprint === null ? null : { fingerprint: signer.fingerprint, words: signer.holds ? `It was signed with ${known}.` : 'The signature does not hold.' }, audit };
}

export function Verification({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactNode {
  const check = useQuery({ queryKey: ['verification', id], queryFn: () => change<Verified>('POST', `/runs/${id}/verification`), staleTime: 0, gcTime: 0, retry: false });
  return (
    <section className="verification" aria-label={`Verification of ${id}`}>
      {check.isFetching ? <Loading what="every byte, and judging again" /> : check.data !== undefined ? <CheckResult checked={checkedOf(check.data)} /> : check.error !== null ? <Failed failure={check.error} onRetry={() => { void check.refetch(); }} /> : null}
      <button type="button" className="button" onClick={onClose}>Close</button>
    </section>
  );
}
