import type { NestExpressApplication } from '@nestjs/platform-express';
import { createHost } from '#host/host';
import type { SeededService } from '#host/service/hosted-service';
import { migrationState } from '#host/preparation/schema';
import { SERVICES } from '#host/services';
import { type Configuration, readConfiguration } from '#kit/config/configuration';
import { Log } from '#kit/log/log';
import { Mailbox } from '#mail/mailbox';
import { SystemClock } from '#kit/time/clock';
import { CommandError, UsageError } from './outcome';
import type { Terminal } from './terminal';

export const SERVICE_NAMES = SERVICES.map(({ definition }) => definition.name);

/** Set by the launcher when the bundled Postgres would be used and is not running: with or without the application. */
export const OWN_POSTGRES_STOPPED = 'OWN_POSTGRES_STOPPED';
const WHILE_RUNNING = 'while the application runs';

/** The configuration of this installation and its services. */
export class Installation {
  readonly clock = new SystemClock();
  private cached: Configuration | undefined;

  constructor(readonly terminal: Terminal) {}

  get configuration(): Configuration {
    this.cached ??= this.configurationWith({});
    return this.cached;
  }

  /** The configuration with these variables added to the environment. */
  configurationWith(variables: Record<string, string>): Configuration {
    const { environment } = this.terminal;
    try {
      return readConfiguration({ ...environment, ...variables }, SERVICE_NAMES);
    } catch (error) {
      if (!environment[OWN_POSTGRES_STOPPED] || !/^DATABASE_URL: is needed/m.test((error as Error).message))
        throw error;
      throw new CommandError(
        environment[OWN_POSTGRES_STOPPED] === WHILE_RUNNING
          ? 'Postgres has ended under the running application. Stop `npm start` with Ctrl-C and run it again.'
          : 'The database is not running. Start it with `npm start` in another terminal, or set DATABASE_URL.',
      );
    }
  }

  /** Logs to standard error, so that programs can parse standard output. */
  get log(): Log {
    const lines = { write: (line: string) => this.terminal.writeError(line) };
    return new Log(this.configuration.logLevel, () => lines);
  }

  /** The hosted services, or the one of this name. */
  services(name: string | undefined): readonly SeededService[] {
    if (name !== undefined && !SERVICE_NAMES.includes(name))
      throw new UsageError(`Unknown service '${name}'. Use one of ${SERVICE_NAMES.join(', ')}.`);
    const hosted = SERVICES.filter(({ definition }) => definition.name in this.configuration.services);
    const selected = hosted.filter(({ definition }) => name === undefined || definition.name === name);
    if (selected.length === 0)
      throw new CommandError(`${name} is not hosted here: the variable SERVICES does not list it.`);
    return selected;
  }

  service(name: string | undefined): SeededService {
    const [first, second] = this.services(name);
    if (second || !first) throw new UsageError(`Choose a service: --service ${SERVICE_NAMES.join(', ')}.`);
    return first;
  }

  /** Starts the service in this process, without listening and without running jobs, and closes it after the work. */
  async open<Result>(service: SeededService, work: (app: NestExpressApplication) => Promise<Result>): Promise<Result> {
    const { name } = service.definition;
    const { pending } = await migrationState(service.definition, this.configuration);
    if (pending.length > 0) {
      throw new CommandError(
        `The database of ${name} has pending migrations (${pending.length}). Run \`migrate up\` first.`,
      );
    }
    const { configuration, clock, log } = this;
    const host = await createHost([service], { configuration, clock, log, mailbox: new Mailbox() });
    try {
      return await work(host.services[0]!.app);
    } finally {
      await host.close();
    }
  }
}
