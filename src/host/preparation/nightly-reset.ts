import type { INestApplicationContext } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { Jobs } from '#jobs/jobs';
import { Log } from '#kit/log/log';
import { Clock } from '#kit/time/clock';
import { resetSchedule } from '#shared/demo/reset-times';
import { resetDemo } from './demo-reset';
import type { HostedService, SeededService } from '../service/hosted-service';

export const RESET_DEMO = 'reset_demo';

/** In demo mode, schedules a nightly job that refills the service; it runs in one process. */
export function scheduleReset(hosted: HostedService, app: INestApplicationContext, configuration: Configuration): void {
  if (!configuration.demoMode || !isSeeded(hosted)) return;
  const [jobs, clock, log] = [app.get(Jobs), app.get(Clock), app.get(Log)];
  jobs.handle(RESET_DEMO, async () => {
    const startedAt = performance.now();
    const outcome = await resetDemo(hosted, { configuration, clock, warn: message => log.warn({}, message) });
    const line = { outcome, ms: Math.round(performance.now() - startedAt) };
    if (outcome === 'unmarked') log.error(line, 'the database was not filled by demo mode and is not reset');
    else log.info(line, 'demo reset');
  });
  jobs.schedule(resetSchedule(configuration.demoResetAt), RESET_DEMO);
}

const isSeeded = (hosted: HostedService): hosted is SeededService => 'seedDemo' in hosted;
