import { mkdir, mkdtemp, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Configuration } from '#kit/config/configuration';
import { StartTrouble } from './start-trouble';

/** Finds out by writing, for what permissions say does not hold for every user and every disk. */
export async function requireMediaFolder({ bucket, mediaRoot }: Configuration): Promise<void> {
  if (bucket) return;
  const folder = resolve(mediaRoot);
  try {
    await mkdir(folder, { recursive: true });
    await rmdir(await mkdtemp(join(folder, '.start-')));
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    throw new StartTrouble(
      `The folder for uploaded files, ${folder}, cannot be written (${code}): set MEDIA_ROOT to one that can.`,
      { cause: failure },
    );
  }
}
