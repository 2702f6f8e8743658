// What a check of a sealed archive in the browser found, and the words for it.

export type Rechecked = {
  readonly run: string | null; readonly sealedAt: string | null;
  /** SHA-256 of the key that signed; which key, never whose. */
  readonly fingerprint: string | null;
  /** Files that changed, are missing or were added. */
  readonly problems: readonly { readonly path: string; readonly why: string }[];
  readonly audit:
    | { readonly ran: true; readonly claims: number; readonly captures: number; /** One sentence for each thing that the archive says otherwise. */ readonly differences: readonly string[]; readonly otherRules: string | null }
    | { readonly ran: false; readonly why: string };
  readonly agrees: boolean;
  /** It agrees, and no byte differs from what was signed. */
  readonly sound: boolean;
};

export type FromWorker = { readonly kind: 'ready' } | { readonly kind: 'done'; readonly rechecked: Rechecked } | { readonly kind: 'failed'; readonly why: string };

function many(count: number, one: string, more: string): string {
  return `${String(count)} ${count === 1 ? one : more}`;
}

/** The finding in one sentence. */
export function verdictOf({ problems, audit, sound }: Rechecked): string {
  if (sound && audit.ran) return `All ${many(audit.claims, 'claim', 'claims')} came out as sealed, and no byte differs from what was signed.`;
  if (!audit.ran) return `${problems.length === 0 ? 'No byte differs from what was signed' : `${many(problems.length, 'file differs', 'files differ')} from what was signed`}, but the judgment could not be made again here.`;
  const judged = audit.differences.length === 0 ? `${many(audit.claims, 'claim', 'claims')} came out as sealed` : `the judgment comes out otherwise in ${many(audit.differences.length, 'place', 'places')}`;
  const sealed = problems.length === 0 ? 'No byte differs from what was signed' : `${many(problems.length, 'file differs', 'files differ')} from what was signed`;
  return audit.differences.length === 0 ? `${sealed}, though ${judged}.` : `${sealed}${problems.length === 0 ? ', but' : ', and'} ${judged}.`;
}
