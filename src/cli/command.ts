import type { SeededService } from '#host/service/hosted-service';
import type { Outcome } from './outcome';
import type { Installation } from './installation';

export type Options = Record<string, string | boolean | undefined>;

interface CommandText {
  name: string;
  summary: string;
  /** In the notation of commander: `<folder>` is required, `[id]` optional. */
  argument?: readonly [usage: string, description: string];
  options?: readonly (readonly [flags: string, description: string])[];
}

export interface Invocation {
  installation: Installation;
  argument?: string;
  options: Options;
}

/** A command for one service. `--service` is needed when several are hosted. */
interface ServiceCommand extends CommandText {
  scope: 'one service';
  run: (invocation: Invocation & { service: SeededService }) => Promise<Outcome>;
}

/** A command for all hosted services, or for the one in `--service`. */
interface ServicesCommand extends CommandText {
  scope: 'services';
  run: (invocation: Invocation & { services: readonly SeededService[] }) => Promise<Outcome>;
}

interface GlobalCommand extends CommandText {
  scope: 'none';
  run: (invocation: Invocation) => Promise<Outcome>;
}

export type CommandDeclaration = ServiceCommand | ServicesCommand | GlobalCommand;
