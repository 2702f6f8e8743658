// Writes docs/tools.md. A test sees that the file is what the tools give.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tools, toolsTable } from '@assay/data';
import { proofs } from '@assay/data/testing';

writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'tools.md'), toolsTable(tools, proofs));
