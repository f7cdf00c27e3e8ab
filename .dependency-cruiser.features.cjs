const { options } = require('./.dependency-cruiser.cjs');

/**
 * Feature folders depend on one another without a circle, entities included. What belongs to a service as a whole is left
 * out: its table of contents knows every feature.
 */
module.exports = {
  forbidden: [
    {
      name: 'features-without-circles',
      severity: 'error',
      scope: 'folder',
      from: {
        path: '^src/(kit|jobs|rate-limits|mail|public-http|idempotency|cache|payments|ai|media|live|calendars|shared|money|agents|webhooks|services/[^/]+|host|cli)/[^/]+$',
      },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    includeOnly: '^src/',
    exclude: { path: '\\.spec\\.ts$|^src/services/[^/]+/(texts/)?[^/]+\\.ts$' },
  },
};
