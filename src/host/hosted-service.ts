import type { Storage } from '#kit/media/storage';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { PersonKind } from '#shared/people/person-kind';
import type { PersonalData } from '#shared/personal-data/personal-data';
import type { Seeding } from '#shared/seeding/seeding';

/** What the host needs to know of a service; adding one is a folder and a line in `services.ts`. */
export interface HostedService {
  definition: ServiceDefinition;
  /** Accounts a visitor of the landing page may try, outside production. */
  demoAccounts: readonly string[];
}

/** A service together with who has a password there, and what fills an empty database of it for a demonstration. */
export interface SeededService extends HostedService {
  people: readonly PersonKind[];
  personalData: PersonalData;
  seedDemo: (seeding: Seeding) => Promise<void>;
  /** Draws the pictures of the demo data that are not stored. */
  drawDemo: (storage: Storage) => Promise<unknown>;
}
