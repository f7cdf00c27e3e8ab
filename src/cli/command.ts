import type { SeededService } from '#host/hosted-service';
import type { Outcome } from './outcome';
import type { Place } from './place';

export type Options = Record<string, string | boolean | undefined>;

interface Spoken {
  name: string;
  summary: string;
  /** As the parser reads it, such as `<folder>` or `[id]`. */
  argument?: readonly [usage: string, description: string];
  options?: readonly (readonly [flags: string, description: string])[];
}

export interface Given {
  place: Place;
  argument?: string;
  options: Options;
}

/** A command about one service, which `--service` names where several are hosted. */
interface OfOneService extends Spoken {
  of: 'one service';
  run: (given: Given & { service: SeededService }) => Promise<Outcome>;
}

/** A command about every hosted service, or the one that `--service` names. */
interface OfServices extends Spoken {
  of: 'services';
  run: (given: Given & { services: readonly SeededService[] }) => Promise<Outcome>;
}

interface OfNone extends Spoken {
  of: 'none';
  run: (given: Given) => Promise<Outcome>;
}

export type CommandOf = OfOneService | OfServices | OfNone;

export interface CommandGroup {
  name: string;
  summary: string;
  commands: readonly CommandOf[];
}
