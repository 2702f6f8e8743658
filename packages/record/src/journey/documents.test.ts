import { expect, test } from 'vitest';
import { runDocuments } from './documents.ts';

test.each(Object.entries(runDocuments))('%s names its own schema and version [REC-DOC-1]', (_, document) => {
  expect(document.shape.schema.value).toMatch(/^assay\.[a-z]+\/\d+$/);
});
