import { ConfigurationError, readConfiguration } from '#kit/config/configuration';
import { JobQueueError } from '#jobs/jobs-pool';
import type { Log } from '#kit/log/log';
import { stackOf, enableSourceLines } from '#kit/log/source-lines';
import { Mailbox } from '#mail/mailbox';
import { SystemClock } from '#kit/time/clock';
import { greeting } from './start/greeting';
import { createHost } from './host';
import { checkPort } from './http/listen';
import { requireMediaFolder } from './preparation/media-folder';
import { logNodeWarnings } from './start/node-warnings';
import { prepareServices } from './preparation/prepare';
import { progressOn, silent } from './preparation/progress';
import { SERVICES } from './services';
import { logUnreachable, logMissing } from './start/start-notes';
import { StartupError } from './preparation/startup-error';
import { startTelemetry } from './start/telemetry';

/** Reads the configuration, prepares the databases, serves until SIGTERM or SIGINT, and shuts down gracefully. */
export async function runProcess(environment: Record<string, string | undefined>): Promise<void> {
  enableSourceLines();
  try {
    const configuration = readConfiguration(
      environment,
      SERVICES.map(service => service.definition.name),
    );
    const hosted = SERVICES.filter(service => service.definition.name in configuration.services);
    const clock = new SystemClock();
    const telemetry = await startTelemetry(configuration);
    const { log } = telemetry;
    logNodeWarnings(log);
    await checkPort(configuration.port, configuration.host);
    await requireMediaFolder(configuration);
    const unused = await prepareServices(
      hosted,
      configuration,
      clock,
      configuration.production ? silent : progressOn(print),
      message => log.warn({}, message),
    );
    surviveUnstoredResults(log);
    const host = await createHost(hosted, { configuration, clock, log, mailbox: new Mailbox() });
    const port = await host.open();
    print(greeting(hosted, configuration, port));
    logMissing(configuration, unused, log);
    void logUnreachable(
      configuration,
      hosted.map(({ definition }) => definition),
      log,
    );
    endOnSignal(async () => {
      await host.close();
      await telemetry.end();
    }, log);
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exit(1);
  }
}

const print = (text: string) => void process.stdout.write(text);

/** The message of an expected error; the stack of any other error. */
export function errorMessage(error: unknown): string {
  if (error instanceof ConfigurationError) return `The configuration is not usable:\n${error.message}`;
  if (error instanceof StartupError) return error.message;
  return String(stackOf(error as Error));
}

/**
 * graphile-worker does not await storing a result. When that fails after hours without a database, the job stays locked and
 * runs again later.
 */
function surviveUnstoredResults(log: Log): void {
  process.on('unhandledRejection', reason => {
    if (!(reason instanceof JobQueueError)) throw reason;
    log.error({ err: reason }, 'the result of a job could not be stored');
  });
}

/** Less than the 30 seconds after which `npm start`, docker-compose.yml and most schedulers kill the process. */
const MAX_SHUTDOWN_MS = 25_000;

function endOnSignal(close: () => Promise<void>, log: Log): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => {
      log.error({ afterMs: MAX_SHUTDOWN_MS }, 'shutdown timed out');
      process.exit(1);
    }, MAX_SHUTDOWN_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
