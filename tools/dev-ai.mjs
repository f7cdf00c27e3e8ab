/**
 * `npm run dev:ai` runs a local server of models and shows what to start the service with.
 * `npm run dev:ai -- npm start` starts it with that; AI_PROVIDER=anthropic selects that protocol.
 */
import { requireTypeScript } from './require-typescript.mjs';
import { run, runMain } from './run.mjs';

const PORT = 4012;

await runMain(async () => {
  const provider = process.env.AI_PROVIDER === 'anthropic' ? 'anthropic' : 'openai';
  const { startLocalModels } = requireTypeScript('../test/ai/dev.ts', import.meta.url);
  const { environment, stop } = await startLocalModels(provider, PORT);
  console.log(`The models listen on ${PORT}. A question that names a tool calls it, with the JSON object in it;`);
  console.log('!stalls, !cut, !malformed, !unfinished, !error, !silent or a status such as !429 causes that fault.\n');
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
