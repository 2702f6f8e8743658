// The names that every question is read with: the bundled lists, opened when the first question comes.
import { createHash } from 'node:crypto';
import { openSample, packagedSample, readFromFolder, type Directory, type Sample } from '@assay/data';

let opened: Sample | undefined;

function lists(): Sample {
  opened ??= openSample({ readFile: readFromFolder(packagedSample), sha256: (bytes) => createHash('sha256').update(bytes).digest('hex') });
  return opened;
}

/** All companies known by name. */
export function nameList(): Directory {
  return lists().directory();
}

/** Members of the S&P 500 with sector and sub-industry. */
export function indexMembers(): ReturnType<Sample['members']> {
  return lists().members();
}
