import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the project, from the sources as from the build. */
export function projectFolder(): string {
  let folder = __dirname;
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}
