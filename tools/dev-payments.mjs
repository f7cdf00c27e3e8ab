/**
 * `npm run dev:payments` runs both local processors and shows what to start the service with.
 * `npm run dev:payments -- npm start` starts it with that.
 */
import { createRequire } from 'node:module';
import { transformFileSync } from '@swc/core';
import { run, runMain } from './run.mjs';

const PORTS = { stripe: 4010, paypal: 4011 };

await runMain(async () => {
  const service = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  const { startLocalProcessors } = requireTypeScript('../test/payments/dev.ts');
  const { environment, stop } = await startLocalProcessors(service, PORTS);
  console.log(`The card and the wallet processor listen on ${PORTS.stripe} and ${PORTS.paypal}, for ${service}.`);
  console.log(`What goes wrong is set at ${environment.STRIPE_API_BASE}/switches?failNext=1&times=2&reordered=true\n`);
  for (const [name, value] of Object.entries(environment)) console.log(`${name}=${value}`);
  const [command, ...args] = process.argv.slice(2);
  const exitCode = command
    ? await run(command, args, { env: { ...process.env, ...environment } })
    : await new Promise(resolve => {
        for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve(0));
      });
  await stop();
  return exitCode;
});

/** The processors are written for the tests, in TypeScript, and are compiled as they are read. */
function requireTypeScript(path) {
  const require = createRequire(import.meta.url);
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
