import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Configuration } from '#kit/config/configuration';
import { StartupError } from './startup-error';

export async function requireMediaFolder({ bucket, mediaRoot }: Configuration): Promise<void> {
  if (bucket) return;
  const folder = resolve(mediaRoot);
  try {
    await makeFolder(folder);
    await rmdir(await mkdtemp(join(folder, '.start-')));
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    throw new StartupError(
      `The folder for uploaded files, ${folder}, cannot be written (${code}): set MEDIA_ROOT to a writable folder.`,
      { cause: failure },
    );
  }
}

/** Like `mkdir` with `recursive`, which never returns for a folder in `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw failure;
    await makeFolder(dirname(folder));
    await makeOne(folder);
  }
}

/** Ignores a folder that exists: another process may create it at the same time. */
async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
  }
}
