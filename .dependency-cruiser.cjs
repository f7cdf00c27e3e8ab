/** The zones and their one direction: cli -> host -> services -> webhooks -> agents -> money -> shared -> cache, payments, ai, media, live, calendars -> idempotency -> rate-limits, mail, public-http -> jobs -> kit. */
module.exports = {
  forbidden: [
    {
      name: 'kit-knows-no-business',
      severity: 'error',
      from: { path: '^src/kit/' },
      to: {
        path: '^src/(jobs|rate-limits|mail|public-http|idempotency|cache|payments|ai|media|live|calendars|shared|money|agents|webhooks|services|host)/',
      },
    },
    {
      name: 'jobs-know-only-kit',
      severity: 'error',
      from: { path: '^src/jobs/' },
      to: { path: '^src/', pathNot: '^src/(kit|jobs)/' },
    },
    {
      name: 'mail-rate-limits-and-public-http-know-only-jobs-and-kit',
      severity: 'error',
      from: { path: '^src/(mail|rate-limits|public-http)/' },
      to: { path: '^src/', pathNot: '^src/(kit|jobs|$1)/' },
    },
    {
      name: 'idempotency-knows-no-infrastructure',
      severity: 'error',
      from: { path: '^src/idempotency/' },
      to: { path: '^src/(cache|payments|ai|media|live|calendars|shared|money|agents|webhooks|services|host)/' },
    },
    {
      name: 'infrastructure-knows-no-feature',
      severity: 'error',
      from: { path: '^src/(cache|payments|ai|media|live|calendars)/' },
      to: { path: '^src/(shared|money|agents|webhooks|services|host)/' },
    },
    {
      name: 'shared-knows-no-service',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/(money|agents|webhooks|services|host)/' },
    },
    {
      name: 'money-knows-no-agents',
      severity: 'error',
      from: { path: '^src/money/' },
      to: { path: '^src/(agents|webhooks|services|host)/' },
    },
    {
      name: 'agents-know-no-webhooks',
      severity: 'error',
      from: { path: '^src/agents/' },
      to: { path: '^src/(webhooks|services|host)/' },
    },
    {
      name: 'webhooks-know-no-service',
      severity: 'error',
      from: { path: '^src/webhooks/' },
      to: { path: '^src/(services|host)/' },
    },
    {
      name: 'a-service-stands-alone',
      severity: 'error',
      from: { path: '^src/services/([^/]+)/' },
      to: { path: '^src/services/', pathNot: '^src/services/$1/' },
    },
    {
      name: 'services-know-no-host',
      severity: 'error',
      from: { path: '^src/services/' },
      to: { path: '^src/host/' },
    },
    {
      name: 'nobody-knows-the-command-line',
      severity: 'error',
      from: {
        path: '^src/(kit|jobs|rate-limits|mail|public-http|idempotency|cache|payments|ai|media|live|calendars|shared|money|agents|webhooks|services|host)/',
      },
      to: { path: '^src/cli/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      // With this, the rule of folders finds every circle of the host.
      name: 'host-folders-below-its-files',
      severity: 'error',
      from: { path: '^src/host/[^/]+/' },
      to: { path: '^src/host/[^/]+\\.ts$' },
    },
    {
      // So the files that the folder imports are not among those that import it.
      name: 'one-way-to-the-demo-model',
      severity: 'error',
      from: { path: '^src/ai/[^/]+\\.ts$', pathNot: '^src/ai/(ai-models|ai\\.module)\\.ts$' },
      to: { path: '^src/ai/demo/', reachable: true },
    },
    {
      name: 'one-way-to-the-doctor',
      severity: 'error',
      from: { path: '^src/cli/[^/]+\\.ts$', pathNot: '^src/cli/(quintet|groups)\\.ts$' },
      to: { path: '^src/cli/doctor/', reachable: true },
    },
    {
      name: 'source-imports-no-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^test/' },
    },
    {
      // Loaded when a description is first asked for: with all it needs it is 550 files and 7 MiB. `kit/openapi/api-notes` has its decorators.
      name: 'descriptions-on-first-use',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '@nestjs/swagger', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      // Loaded when a model is first called or a tool first listed: a process that does neither pays nothing for them.
      name: 'models-on-first-use',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: 'node_modules/(ai|@ai-sdk|minisearch|@modelcontextprotocol)/',
        dynamic: false,
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'only-declared-packages',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
    },
  },
};
