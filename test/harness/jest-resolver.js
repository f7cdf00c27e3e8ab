/** Lets Jest find packages whose `exports` offer an `import` condition only. */
module.exports = (request, options) => {
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
