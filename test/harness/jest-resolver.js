const path = require('node:path');

/** Sources that name what is built from them. */
const BUILT = ['../../clients/src', '../../examples/office/src'].map(folder => path.join(__dirname, folder));

/** Lets Jest find packages whose `exports` offer an `import` condition only, and the sources of clients and of the office. */
module.exports = (named, options) => {
  const target = path.resolve(options.basedir, named);
  const isBuilt = /^\..*\.js$/.test(named) && BUILT.some(folder => target.startsWith(folder));
  const request = isBuilt ? named.replace(/js$/, 'ts') : named;
  try {
    return options.defaultResolver(request, options);
  } catch (failure) {
    try {
      return options.defaultResolver(request, { ...options, conditions: [...(options.conditions ?? []), 'import'] });
    } catch {
      throw failure;
    }
  }
};
