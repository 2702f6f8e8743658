// Every rule here is one we mean. No preset is inherited, so nothing has to be switched off.
import tseslint from 'typescript-eslint';

const ban = (selector, message) => ({ selector, message });
const determinism = [
  ban('TSEnumDeclaration', 'A union of string literals serialises, narrows and diffs better.'),
  ban('ExportAllDeclaration', 'Name what leaves the package; export * hides it.'),
  ban("CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0]", 'Take a Clock: a run must replay to the byte.'),
  ban("CallExpression[callee.object.name='Math'][callee.property.name='random']", 'Take a Random: a run must replay to the byte.'),
  ban("CallExpression[callee.object.name='JSON'][callee.property.name='parse']", 'Use parseJson from record: it refuses __proto__.'),
];
const environment = ban("MemberExpression[object.name='process'][property.name='env']", 'Only app/src/config reads the environment.');

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '.dependency-cruiser.cjs', 'eslint.config.js', 'scripts/**', '**/*.js', '**/*.cjs', '**/*.mjs'] },
  {
    files: ['packages/**/*.ts', 'packages/web/**/*.tsx', 'spec/**/*.ts', 'bench/**/*.ts', 'examples/**/*.ts'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3], complexity: ['error', 12], 'max-depth': ['error', 3],
      '@typescript-eslint/no-explicit-any': 'error', '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error', '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error', '@typescript-eslint/no-unsafe-return': 'error', '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error', '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error', '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error', '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error', '@typescript-eslint/no-misused-promises': 'error', '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error', 'no-empty': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }], '@typescript-eslint/no-base-to-string': 'error',
      eqeqeq: 'error', 'no-param-reassign': 'error', 'prefer-const': 'error', 'no-var': 'error', '@typescript-eslint/no-unused-vars': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...determinism, environment],
    },
  },
  { files: ['packages/app/src/config/**/*.ts', 'packages/app/src/pages/testing/**/*.ts', '**/*.test.ts', 'vitest.config.ts'], rules: { 'no-restricted-syntax': ['error', ...determinism] } },
  { files: ['packages/*/src/**/testing/**/*.ts', 'packages/*/sample/build/**/*.ts', 'packages/agent/src/ask/asked/likeness/build/main.ts', 'bench/**/*.ts', 'examples/**/*.ts', 'spec/**/*.ts'], rules: { 'no-console': 'off' } },
  { files: ['**/*.test.ts'], rules: { 'max-lines-per-function': 'off', 'max-lines': ['error', 500], complexity: 'off' } },
);
