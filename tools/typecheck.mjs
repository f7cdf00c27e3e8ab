/** `npm run typecheck`: checks the types of the project, of the clients and of every folder of `examples`. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runMain, StepFailed } from './run.mjs';

const COMPILER = 'node_modules/typescript7/bin/tsc';

await runMain(async () => {
  const examples = readdirSync(join(root, 'examples')).map(name => `examples/${name}/tsconfig.json`);
  const projects = ['tsconfig.json', 'clients/tsconfig.json', ...examples.filter(path => existsSync(join(root, path)))];
  for (const project of projects) {
    const exitCode = await run(process.execPath, [COMPILER, '-p', project, '--noEmit']);
    if (exitCode !== 0) throw new StepFailed(`The types of ${project} are wrong.`, exitCode);
  }
});
