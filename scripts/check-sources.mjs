// Types and lint, over one program: what the compiler worked out of each expression, the rules need not work out again. That the types hold is told as soon
// as it is known (a message `types` to whoever started this, else a line), since the tests wait for nothing else.
//   node scripts/check-sources.mjs
import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const names = { getCurrentDirectory: () => root, getCanonicalFileName: (name) => name, getNewLine: () => '\n' };

/** The program that `tsc -p tsconfig.json` makes, and all that it would say of it. */
function checkTypes() {
  const faults = [];
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => faults.push(fault) }) ?? { fileNames: [], options: {}, errors: [] };
  // The rules go from a node to what it stands in.
  const program = ts.createProgram({ rootNames: fileNames, options, host: ts.createCompilerHost(options, true), configFileParsingDiagnostics: errors });
  return { program, faults: [...faults, ...ts.getPreEmitDiagnostics(program)] };
}

/** What breaks a rule, as ESLint says it; empty where nothing does. A warning counts as much as an error. */
async function lint(program) {
  const eslint = new ESLint({ cwd: root, overrideConfig: [{ files: ['**/*.ts', '**/*.tsx'], languageOptions: { parserOptions: { projectService: false, programs: [program] } } }] });
  const results = await eslint.lintFiles(['.']);
  const isBroken = results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0);
  return isBroken ? (await eslint.loadFormatter('stylish')).format(results) : '';
}

const { program, faults } = checkTypes();
const said = ts.formatDiagnostics(faults, names);
if (process.send) process.send({ types: { holds: faults.length === 0, said } });
else process.stdout.write(`${said}types: ${faults.length === 0 ? 'passed' : 'FAILED'}\n`);
const broken = await lint(program);
process.stdout.write(broken);
process.exitCode = faults.length === 0 && broken === '' ? 0 : 1;
if (process.connected) process.disconnect();
