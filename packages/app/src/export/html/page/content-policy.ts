// The page's own content security policy: nothing may be fetched, only the style and the scripts in it may run.
import type { Sha256 } from '@assay/record';

function hashSource(text: string, sha256: Sha256): string {
  const bytes = Buffer.from(sha256(new TextEncoder().encode(text)), 'hex');
  return `'sha256-${bytes.toString('base64')}'`;
}

export function contentPolicy(inline: { readonly style: string; readonly scripts: readonly string[] }, sha256: Sha256): string {
  return [`default-src 'none'`, `script-src ${inline.scripts.map((script) => hashSource(script, sha256)).join(' ')}`, `style-src ${hashSource(inline.style, sha256)}`, 'font-src data:', `base-uri 'none'`, `form-action 'none'`].join('; ');
}
