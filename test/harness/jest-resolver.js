const path = require('node:path');

/** Sources that are modules. */
const MODULES = ['clients/src', 'examples/office/src'].map(folder => path.join(__dirname, '../..', folder));

/** Lets Jest find packages whose `exports` offer an `import` condition only, and sources of modules, which name what is built. */
module.exports = (named, options) => {
  const target = path.resolve(options.basedir, named);
  const isModule = /^\..*\.js$/.test(named) && MODULES.some(folder => target.startsWith(folder));
  const request = isModule ? named.replace(/js$/, 'ts') : named;
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
