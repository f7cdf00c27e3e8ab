import { type Backlog, countJobs } from '#host/jobs/stored-jobs';
import { type Check, type Finding, notConfigured, ok, onEachDatabase, spanOf, warning } from './check';
import { counted } from '../counted';

/** The alert JobsLate uses the same. */
const MAX_DUE_SECONDS = 300;
/** The alert ScheduleStopped uses the same. */
const MAX_UNSCHEDULED_SECONDS = 180;

/** Checks waiting, late and failed jobs, and whether the scheduled jobs run. */
export const jobsCheck: Check = {
  name: 'jobs',
  run: async context =>
    onEachDatabase(context, async (connection, { services }) => {
      const findings: Finding[] = [];
      let [waiting, oldest] = [0, 0];
      let last: number | undefined;
      for (const { definition } of services) {
        const { name } = definition;
        const backlog = await countJobs(connection, name);
        if (!backlog) {
          findings.push(notConfigured(`${name}: no table yet`));
          continue;
        }
        waiting += backlog.due + backlog.scheduled;
        oldest = Math.max(oldest, backlog.oldestSeconds);
        if (backlog.failed > 0) {
          const advice = `npm run quintet -- jobs failed --service ${name}, then jobs retry`;
          findings.push(warning(`${name}: ${counted(backlog.failed, 'job')} given up`, advice));
        }
        if (backlog.oldestSeconds > MAX_DUE_SECONDS) {
          const text = `${name}: the oldest job is due for ${spanOf(backlog.oldestSeconds)}`;
          findings.push(warning(text, 'Check that a process runs, and its log for `job failed`.'));
        }
        findings.push(...scheduleFindings(name, backlog));
        if (backlog.lastScheduled !== null) last = Math.max(last ?? 0, backlog.lastScheduled);
      }
      const minute = last === undefined ? '' : `, those by the clock scheduled up to ${minuteOf(last)}`;
      const summary = `${waiting} waiting, oldest due for ${spanOf(oldest)}${minute}`;
      return findings.length > 0 ? findings : [ok(summary)];
    }),
};

const minuteOf = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function scheduleFindings(service: string, { lastScheduled, now }: Backlog): Finding[] {
  if (lastScheduled === null || Math.abs(now - lastScheduled) <= MAX_UNSCHEDULED_SECONDS) return [];
  const text = `${service}: jobs by the clock are scheduled up to ${minuteOf(lastScheduled)}`;
  const advice =
    lastScheduled > now
      ? 'A clock was ahead. A running process corrects this within a minute; check the clocks of all machines.'
      : 'Check that a process runs, and its clock.';
  return [warning(text, advice)];
}
