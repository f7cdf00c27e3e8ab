const { createHash } = require('node:crypto');
const { version } = require('@swc/core/package.json');
const { createTransformer } = require('@swc/jest');

/** The transformer of `@swc/jest`, whose own key of a compiled file contains everything that is configured for a project. */
exports.createTransformer = options => {
  const compiler = JSON.stringify([version, options]);
  return {
    ...createTransformer(options),
    getCacheKey: (text, filename, { instrument, supportsStaticESM }) =>
      createHash('sha256')
        .update(JSON.stringify([compiler, instrument, supportsStaticESM, filename, text]))
        .digest('hex'),
  };
};
