const path = require('node:path');

const CLIENTS = path.join(__dirname, '../../clients/src');

/** Lets Jest find packages whose `exports` offer an `import` condition only, and the sources of clients, which name what is built. */
module.exports = (named, options) => {
  const isClients = /^\..*\.js$/.test(named) && path.resolve(options.basedir, named).startsWith(CLIENTS);
  const request = isClients ? named.replace(/js$/, 'ts') : named;
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
