// The licences of the libraries that stand inside the browser build: they ask to be passed on with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function folderOf(module) {
  for (let folder = dirname(module); folder.includes('node_modules'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version !== undefined) return folder;
  }
  return null;
}

/** One text for all libraries of which code stands in the chunks. Throws for one without a licence file or a licence that is not permissive. */
export function noticesOf(chunks) {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules).filter(([, module]) => module.renderedLength > 0).map(([id]) => id));
  const folders = [...new Set(modules.filter((id) => id.includes('node_modules')).map(folderOf))].sort();
  return folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e(-mit)?(\.md|\.txt)?$/i.test(each));
    if (file === undefined || !/^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause)$/.test(license)) throw new Error(`${name}: licence ${license}, file ${file}`);
    return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  }).join(`\n${'-'.repeat(80)}\n\n`);
}
