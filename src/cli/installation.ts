import type { NestExpressApplication } from '@nestjs/platform-express';
import { createHost } from '#host/host';
import type { SeededService } from '#host/hosted-service';
import { migrationState } from '#host/schema';
import { SERVICES } from '#host/services';
import { type Configuration, readConfiguration } from '#kit/config/configuration';
import { Log } from '#kit/log/log';
import { Mailbox } from '#kit/mail/mailbox';
import { SystemClock } from '#kit/time/clock';
import { CommandError, UsageError } from './outcome';
import type { Terminal } from './terminal';

export const SERVICE_NAMES = SERVICES.map(({ definition }) => definition.name);

/** Set by the launcher where the database would be the one that `npm start` brings, and that does not run. */
export const OWN_POSTGRES_STOPPED = 'OWN_POSTGRES_STOPPED';

/** Where a command works: the configuration of this installation and its services. */
export class Installation {
  readonly clock = new SystemClock();
  private cached: Configuration | undefined;

  constructor(readonly terminal: Terminal) {}

  get configuration(): Configuration {
    this.cached ??= this.configurationWith({});
    return this.cached;
  }

  /** The configuration as it were with these variables set. */
  configurationWith(variables: Record<string, string>): Configuration {
    const { environment } = this.terminal;
    try {
      return readConfiguration({ ...environment, ...variables }, SERVICE_NAMES);
    } catch (error) {
      if (!environment[OWN_POSTGRES_STOPPED] || !/^DATABASE_URL: is needed/m.test((error as Error).message))
        throw error;
      throw new CommandError(
        'The database does not run: start it with `npm start` in another terminal, or set DATABASE_URL.',
      );
    }
  }

  /** Lines go where complaints go, for what a command answers may be read by a program. */
  get log(): Log {
    const lines = { write: (line: string) => this.terminal.writeError(line) };
    return new Log(this.configuration.logLevel, () => lines);
  }

  /** The hosted services, or the one that is named. */
  services(named: string | undefined): readonly SeededService[] {
    if (named !== undefined && !SERVICE_NAMES.includes(named))
      throw new UsageError(`There is no service '${named}': ${SERVICE_NAMES.join(', ')}.`);
    const hosted = SERVICES.filter(({ definition }) => definition.name in this.configuration.services);
    const wanted = hosted.filter(({ definition }) => named === undefined || definition.name === named);
    if (wanted.length === 0) throw new CommandError(`SERVICES leaves ${named} out.`);
    return wanted;
  }

  service(named: string | undefined): SeededService {
    const [only, another] = this.services(named);
    if (another || !only) throw new UsageError(`Say which service: --service ${SERVICE_NAMES.join(', ')}.`);
    return only;
  }

  /** The service as a process has it, without listening and without doing jobs. */
  async open<Result>(service: SeededService, work: (app: NestExpressApplication) => Promise<Result>): Promise<Result> {
    const { name } = service.definition;
    const { pending } = await migrationState(service.definition, this.configuration);
    if (pending.length > 0) {
      throw new CommandError(
        `The database of ${name} is not up to date (${pending.length} pending): migrate up first.`,
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
