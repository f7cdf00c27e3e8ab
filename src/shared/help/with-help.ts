import type { Log } from '#kit/log/log';
import { Refusal, type RefusalDetail } from '#kit/refusals/refusal';
import { inTime } from '#kit/time/with-timeout';

/** Slower reads are abandoned, so that help delays no response. */
export const HELP = { timeoutMs: 1_000 };

/** Reads alternatives for a refused request; undefined if that fails or takes too long. */
export async function readHelp<Help>(read: () => Promise<Help | undefined>, log: Log): Promise<Help | undefined> {
  try {
    return await inTime(HELP.timeoutMs, read());
  } catch (err) {
    log.warn({ err }, 'help was left out');
    return undefined;
  }
}

/** Adds `details` and `extra` to the refusal, if there are any. Call it outside a transaction. */
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
