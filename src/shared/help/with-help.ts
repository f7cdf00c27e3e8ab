import type { Log } from '#kit/log/log';
import { Refusal, type RefusalDetail } from '#kit/refusals/refusal';
import { inTime } from '#kit/time/with-timeout';

/** Slower readings are given up, so that a response never waits for its help. */
const TIMEOUT_MS = 1_000;

/** Values that help past an obstacle; undefined if the reading fails or takes too long. */
export async function readHelp<Help>(read: () => Promise<Help | undefined>, log: Log): Promise<Help | undefined> {
  try {
    return await inTime(TIMEOUT_MS, read());
  } catch (err) {
    log.warn({ err }, 'help was left out');
    return undefined;
  }
}

/** The refusal with further `details` and `extra`, or as it is without them. Call it outside a transaction. */
export async function withHelp(
  refusal: Refusal,
  read: () => Promise<Pick<RefusalDetail, 'details' | 'extra'> | undefined>,
  log: Log,
): Promise<Refusal> {
  const help = await readHelp(read, log);
  if (!help) return refusal;
  const { status, key, detail } = refusal;
  return new Refusal(status, key, {
    ...detail,
    ...(help.details && { details: { ...detail.details, ...help.details } }),
    ...(help.extra && { extra: { ...detail.extra, ...help.extra } }),
  });
}
