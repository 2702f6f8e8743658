// The declarations of @assay/audit and of the two packages taken into it, as far as its entries reach, with imports that lead from file to file.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { packageOf } from './node-modules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

function emit(entries, folder) {
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: join(root, 'packages'), outDir: join(folder, 'out'), typeRoots: [join(root, 'node_modules', '@types')] },
    // The taken-in packages come first: met through their links in node_modules they would count as libraries, of which nothing is written.
    files: ['record/src/index.d.ts', 'calc/src/index.d.ts', ...entries].map((entry) => join(root, 'packages', entry.replace(/\.d\.ts$/, '.ts'))), include: [],
  }));
  const done = spawnSync(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', config], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`declarations were not made:\n${done.stdout}${done.stderr}`);
}

/** The file that an import of a declaration leads to, from `packages`; null for a library. */
function targetOf(specifier, file) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier).replace(/\.ts$/, '.d.ts');
  if (!specifier.startsWith('@assay/')) return null;
  const [, name, ...rest] = specifier.split('/');
  return posix.join(name, 'src', ...rest, 'index.d.ts');
}

function towards(target, file) {
  const path = posix.relative(posix.dirname(file), target).replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/** The texts in quotes after `from` and in `import(…)`, last first. */
function specifiersOf(text) {
  const found = [];
  const visit = (node) => {
    const specifier = ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.moduleSpecifier;
    if (specifier !== undefined && ts.isStringLiteral(specifier)) found.push({ specifier: specifier.text, start: specifier.getStart() + 1, end: specifier.getEnd() - 1 });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.Latest, true));
  return found.toReversed();
}

/** Writes the declarations that `entries` (paths from `packages`, such as `audit/src/index.d.ts`) lead to; answers with the libraries they name. */
export function writeTypes(entries, folder) {
  const scratch = mkdtempSync(join(tmpdir(), 'assay-types-'));
  try {
    emit(entries, scratch);
    const libraries = new Set();
    const queue = [...entries];
    const seen = new Set(queue);
    for (const file of queue) {
      let text = readFileSync(join(scratch, 'out', file), 'utf8');
      for (const { specifier, start, end } of specifiersOf(text)) {
        const target = targetOf(specifier, file);
        if (target === null) libraries.add(packageOf(specifier));
        else {
          text = text.slice(0, start) + towards(target, file) + text.slice(end);
          if (!seen.has(target)) { seen.add(target); queue.push(target); }
        }
      }
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return libraries;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
