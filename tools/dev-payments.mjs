/**
 * `npm run dev:payments` runs both local processors and shows what to start the service with.
 * `npm run dev:payments -- npm start` starts it with that.
 */
import { requireTypeScript } from './require-typescript.mjs';
import { run, runMain } from './run.mjs';

const PORTS = { stripe: 4010, paypal: 4011 };

await runMain(async () => {
  const service = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
  const { startLocalProcessors } = requireTypeScript('../test/payments/dev.ts', import.meta.url);
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
