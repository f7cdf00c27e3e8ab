import type { Storage } from '#media/storage';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { PersonKind } from '#shared/people/person-kind';
import type { PersonalData } from '#shared/personal-data/personal-data';
import type { Seeding } from '#shared/seeding/seeding';
import type { DrawStudioDemo } from '#agents/studio/studio-demo';

/** A service as the host sees it. A new service needs a folder and an entry in `services.ts`. */
export interface HostedService {
  definition: ServiceDefinition;
  /** Draws the pictures of its studio when there is no provider outside production. */
  drawStudioDemo?: DrawStudioDemo;
}

/** A service with its kinds of people, its personal data and its demo data. */
export interface SeededService extends HostedService {
  people: readonly PersonKind[];
  personalData: PersonalData;
  seedDemo: (seeding: Seeding) => Promise<void>;
  /** Queues the deletion of files that no `stored_file` names, before demo mode deletes all rows. */
  beforeReset?: (seeding: Seeding) => Promise<void>;
  /** Draws the demo pictures that are missing from the storage. */
  drawDemo: (storage: Storage) => Promise<unknown>;
}
