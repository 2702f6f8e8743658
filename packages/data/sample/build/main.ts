// Builds every bundled file from the raw material beside the repository: `npm run build:sample`. The same material gives the same bytes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSample } from './build-sample.ts';
import { hasShared, sharedRoot } from './shared.ts';

const target = join(import.meta.dirname, '..');
if (!hasShared) throw new Error(`The raw material is not at ${sharedRoot}.`);
const { files, summary } = buildSample();
for (const [name, text] of files) {
  mkdirSync(dirname(join(target, name)), { recursive: true });
  writeFileSync(join(target, name), text);
}
for (const line of summary) console.log(line);
