const { options } = require('./.dependency-cruiser.cjs');

/**
 * Feature folders depend on one another without a circle. Entities refer to each other as their tables do and are left
 * out, and so is what belongs to a service as a whole: its table of contents knows every feature.
 */
module.exports = {
  forbidden: [
    {
      name: 'features-without-circles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(kit|shared|services/[^/]+)/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    includeOnly: '^src/',
    exclude: { path: '\\.entity\\.ts$|\\.spec\\.ts$|^src/services/[^/]+/(texts/)?[^/]+\\.ts$' },
  },
};
