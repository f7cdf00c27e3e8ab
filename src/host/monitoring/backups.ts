import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';

/** Name of a finished dump of `deploy/backup/backup.sh`; unfinished ones end in `.part`. */
const DUMP = /^quintet-[\w-]+\.dump$/;

export interface Backup {
  name: string;
  bytes: number;
  /** Seconds since 1970. */
  finishedAt: number;
}

/** The newest finished dump in the folder. @throws if the folder cannot be read */
export async function newestBackup(folder: string): Promise<Backup | undefined> {
  const names = (await readdir(folder)).filter(name => DUMP.test(name));
  const found = await Promise.all(
    names.map(async name => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { name, bytes: size, finishedAt: mtimeMs / 1000 };
    }),
  );
  return found.filter(({ bytes }) => bytes > 0).sort((a, b) => b.finishedAt - a.finishedAt)[0];
}

/** Reports when the last backup finished: 0 without any; left out without a folder or when it cannot be read. */
export function gaugeBackups(folder: string | undefined, to: Registry): Gauge {
  return new Gauge({
    name: 'backup_last_finished_timestamp_seconds',
    help: 'When the newest backup in BACKUP_FOLDER finished, in seconds since 1970',
    registers: [to],
    async collect() {
      const newest = folder === undefined ? null : await newestBackup(folder).catch(() => null);
      this.reset();
      if (newest === null) this.remove();
      else this.set(newest?.finishedAt ?? 0);
    },
  });
}
