/** The import DAG, stated once. Anything not listed is forbidden. */
const may = {
  record: [],
  calc: ['record'],
  audit: ['record', 'calc'],
  data: ['record', 'calc', 'audit'],
  knowledge: ['record', 'calc', 'audit'],
  agent: ['record', 'calc', 'audit', 'data', 'knowledge'],
  app: ['record', 'calc', 'audit', 'data', 'knowledge', 'agent', 'web'],
  web: ['record', 'calc', 'audit'],
};
const tests = '(\\.test\\.tsx?$|/testing/)';
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(may).map(([pkg, allowed]) => ({
      name: `${pkg}-may-import`, severity: 'error',
      comment: `${pkg} may import: ${allowed.join(', ') || 'nothing of ours'}`,
      from: { path: `^packages/${pkg}/src`, pathNot: tests },
      to: { path: '^packages/', pathNot: `^packages/(${[pkg, ...allowed].join('|')})/` },
    })),
    { name: 'one-door', severity: 'error', comment: 'another package is entered through its index.ts or a named subpath',
      from: { path: '^packages/([^/]+)/src' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', '^packages/[^/]+/src/index\\.ts$', '^packages/[^/]+/src/(testing|facts|seal|archive|fence|mutate|api|asked|browser|build|raw|words)/index\\.ts$'] } },
    { name: 'pure-core', severity: 'error', comment: 'record, calc and audit run in a browser: no Node built-ins',
      from: { path: '^packages/(record|calc|audit)/src', pathNot: tests }, to: { dependencyTypes: ['core'] } },
    { name: 'listed-libraries', severity: 'error', comment: 'a library is listed in the package that imports it',
      from: { path: '^packages/[^/]+/src', pathNot: tests }, to: { path: 'node_modules', dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] } },
    { name: 'resolvable', severity: 'error', comment: 'every import leads somewhere', from: {}, to: { couldNotResolve: true } },
    { name: 'one-fetch', severity: 'error', comment: 'only data/capture reaches the network (its tests and testing servers apart)',
      from: { path: '^packages/data/src', pathNot: ['^packages/data/src/(capture|testing)/', tests] }, to: { path: '^(node:)?(http|https|net|tls|dns|undici)(/|$)' } },
    { name: 'no-tests-in-code', severity: 'error', from: { path: '^packages/[^/]+/src', pathNot: tests }, to: { path: tests } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' }, tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules' }, exclude: { path: '^node_modules/' },
    combinedDependencies: false,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
