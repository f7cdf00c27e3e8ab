import { createRequire } from 'node:module';
import { transformFileSync } from '@swc/core';

/** Loads a module of the tests, which are written in TypeScript and are compiled as they are read. */
export function requireTypeScript(path, from) {
  const require = createRequire(from);
  require.extensions['.ts'] = (module, file) => {
    const { code } = transformFileSync(file, {
      swcrc: false,
      jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
      module: { type: 'commonjs' },
    });
    module._compile(code, file);
  };
  return require(path);
}
