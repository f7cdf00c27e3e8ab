const { availableParallelism, totalmem } = require('node:os');
require('./test/harness/shifted-clock.cjs');

const swc = syntax => [
  '<rootDir>/test/harness/swc-transformer.cjs',
  {
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser: { syntax, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

// Packages that ship ES modules only; they are compiled for Jest like our own code.
const ESM_ONLY = [
  '@nestjs/[^/]+',
  'file-type',
  'jose',
  'oidc-provider',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer/[^/]+',
  '@borewit/[^/]+',
  'temporal-polyfill',
  'temporal-utils',
].join('|');

// The names of `imports` in package.json, which lead to what is built; tests run the sources.
const moduleNameMapper = {
  '^#(kit|jobs|rate-limits|mail|public-http|idempotency|cache|payments|ai|media|live|calendars|shared|money|agents|webhooks|services|host|cli)/(.+)$':
    '<rootDir>/src/$1/$2',
  '^#(migrations|seeds)/(.+)$': '<rootDir>/$1/$2',
};

// In the context of a test each use of a global name is a call into Node; these are parameters of every module instead.
// Left out are names that a package declares itself (Promise) or that tests replace (Date, timers).
const sandboxInjectedGlobals = [
  'Array',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Proxy',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'WeakMap',
];

const base = {
  rootDir: __dirname,
  testEnvironment: '<rootDir>/test/harness/kept-global.js',
  runtime: '<rootDir>/test/harness/kept-modules.js',
  sandboxInjectedGlobals,
  moduleNameMapper,
  resolver: '<rootDir>/test/harness/jest-resolver.js',
  transform: { '^.+\\.ts$': swc('typescript'), [`/node_modules/(${ESM_ONLY})/.+\\.js$`]: swc('ecmascript') },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY})/)`],
};

const WITH_DATABASE = {
  // Both projects share their compiled files and the durations of earlier runs.
  id: 'database',
  testEnvironment: '<rootDir>/test/harness/database-environment.js',
  globalSetup: '<rootDir>/test/harness/global-setup.ts',
  globalTeardown: '<rootDir>/test/harness/global-teardown.ts',
};

// Tests wait for Postgres and for one another, which one worker more than processors uses; each loads the application itself.
// One alone would share Jest's process, whose memory Jest cannot limit; more than 12 use up the connections of Postgres.
const maxWorkers = Math.min(Math.max(availableParallelism(), 2) + 1, 12);

// A worker that is replaced starts every service again. Half of the memory is for the workers.
const GIGABYTE = 2 ** 30;
const workerIdleMemoryLimit = Math.round(Math.min(Math.max(totalmem() / 2 / maxWorkers, GIGABYTE), 3 * GIGABYTE));

module.exports = {
  maxWorkers,
  testSequencer: '<rootDir>/test/harness/longest-first.cjs',
  // A machine that does other work takes several times as long. What tests wait for has limits of its own.
  testTimeout: 600_000,
  workerIdleMemoryLimit,
  projects: [
    { ...base, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...base,
      ...WITH_DATABASE,
      displayName: 'api',
      testMatch: ['<rootDir>/test/**/*.spec.ts', '!**/*.system.spec.ts'],
    },
    {
      ...base,
      ...WITH_DATABASE,
      displayName: 'system',
      testMatch: ['<rootDir>/test/**/*.system.spec.ts'],
      testEnvironmentOptions: { ownDatabase: true },
    },
  ],
};
