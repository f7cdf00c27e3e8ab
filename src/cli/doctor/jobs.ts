import { countJobs } from '#kit/jobs/stored-jobs';
import { type Check, counted, type Finding, notConfigured, ok, onEachDatabase, spanOf, warning } from './check';

/** The alert JobsLate uses the same. */
const MAX_DUE_SECONDS = 300;

/** Jobs that wait, that are late, and that were given up. */
export const jobsCheck: Check = {
  name: 'jobs',
  run: async context =>
    onEachDatabase(context, async (connection, { services }) => {
      const findings: Finding[] = [];
      let [waiting, oldest] = [0, 0];
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
      }
      const summary = `${waiting} waiting, oldest due for ${spanOf(oldest)}`;
      return findings.length > 0 ? findings : [ok(summary)];
    }),
};
