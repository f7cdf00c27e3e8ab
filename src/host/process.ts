import { ConfigurationError, readConfiguration } from '#kit/config/configuration';
import { Log } from '#kit/log/log';
import { Mailbox } from '#kit/mail/mailbox';
import { SystemClock } from '#kit/time/clock';
import { greeting } from './greeting';
import { createHost } from './host';
import { prepareServices } from './prepare';
import { SERVICES } from './services';

/** Reads the configuration, prepares the database, serves until a signal comes, and ends everything cleanly. */
export async function runProcess(environment: Record<string, string | undefined>): Promise<void> {
  try {
    const configuration = readConfiguration(
      environment,
      SERVICES.map(service => service.definition.name),
    );
    const hosted = SERVICES.filter(service => service.definition.name in configuration.services);
    const clock = new SystemClock();
    const log = new Log(configuration.logLevel);
    await prepareServices(hosted, configuration, clock);
    const host = await createHost(hosted, { configuration, clock, log, mailbox: new Mailbox() });
    const port = await host.open();
    process.stdout.write(greeting(hosted, configuration, port));
    endOnSignal(async () => host.close(), log);
  } catch (error) {
    const told =
      error instanceof ConfigurationError
        ? `The configuration is not usable:\n${error.message}`
        : String((error as Error).stack);
    process.stderr.write(`${told}\n`);
    process.exit(1);
  }
}

function endOnSignal(close: () => Promise<void>, log: Log): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
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
