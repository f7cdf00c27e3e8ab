/** `npm run start:prod`: what was built, with the settings of `.env`, until whoever called npm ends it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { application } from './application.mjs';
import { readEnvironment } from './environment.mjs';
import { checkNode } from './install.mjs';
import { root, runMain } from './run.mjs';

await runMain(async () => {
  checkNode();
  readEnvironment();
  if (!existsSync(join(root, 'dist/src/main.js'))) throw new Error('Nothing is built yet: npm ci && npm run build');
  return await application();
});
