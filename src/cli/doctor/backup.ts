import { newestBackup } from '#host/monitoring/backups';
import { type Check, failed, notConfigured, ok, reasonOf, spanOf, warning } from './check';

const HOUR = 3_600;
/** The alert BackupTooOld uses the same: a daily backup with two hours to spare. */
const MAX_AGE_SECONDS = 26 * HOUR;
const MAX_TOLERATED_SECONDS = 3 * 24 * HOUR;

/** Checks the age of the last finished backup in BACKUP_FOLDER. */
export const backupCheck: Check = {
  name: 'backup',
  run: async ({ configuration: { backupFolder }, clock }) => {
    if (backupFolder === undefined) return [notConfigured('BACKUP_FOLDER is not set, so the last backup is unknown')];
    const advice = 'See the log of the backup, and run it now: npm run backup.';
    try {
      const newest = await newestBackup(backupFolder);
      if (!newest) return [failed(`${backupFolder} has no backup`, advice)];
      const seconds = clock.now().epochMilliseconds / 1000 - newest.finishedAt;
      const message = `${newest.name}, ${spanOf(seconds)} old, ${(newest.bytes / 1024 ** 2).toFixed(1)} MiB`;
      if (seconds <= MAX_AGE_SECONDS) return [ok(message)];
      return [(seconds > MAX_TOLERATED_SECONDS ? failed : warning)(message, advice)];
    } catch (error) {
      return [failed(`${backupFolder}: ${reasonOf(error)}`, 'Set BACKUP_FOLDER to the folder of the backups.')];
    }
  },
};
