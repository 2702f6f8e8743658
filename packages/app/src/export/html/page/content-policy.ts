// The page's own content security policy: nothing may be fetched, only the one style and the one script in it may run.
import type { Sha256 } from '@assay/record';

function hashSource(text: string, sha256: Sha256): string {
  const bytes = Buffer.from(sha256(new TextEncoder().encode(text)), 'hex');
  return `'sha256-${bytes.toString('base64')}'`;
}

export function contentPolicy(inline: { readonly style: string; readonly script: string }, sha256: Sha256): string {
  return [`default-src 'none'`, `script-src ${hashSource(inline.script, sha256)}`, `style-src ${hashSource(inline.style, sha256)}`, 'font-src data:', `base-uri 'none'`, `form-action 'none'`].join('; ');
}
