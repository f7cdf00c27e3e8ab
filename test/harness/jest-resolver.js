const path = require('node:path');

/** Sources that name what is built from them. */
const NAMING_BUILT = ['../../clients/src', '../../examples/office/src'].map(folder => path.join(__dirname, folder));

/** Lets Jest find packages whose `exports` offer an `import` condition only, and sources that name what is built. */
module.exports = (named, options) => {
  const target = path.resolve(options.basedir, named);
  const namesBuilt =
    /^\..*\.js$/.test(named) &&
    NAMING_BUILT.some(folder => target.startsWith(folder) || options.basedir.startsWith(folder));
  const request = namesBuilt ? named.replace(/js$/, 'ts') : named;
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
