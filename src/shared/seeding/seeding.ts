import type { Passwords } from '#kit/access/passwords';
import type { Configuration } from '#kit/config/configuration';
import type { Database } from '#kit/database/database';
import type { Storage } from '#media/storage';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { Clock } from '#kit/time/clock';

export interface Seeding {
  definition: ServiceDefinition;
  configuration: Configuration;
  db: Database;
  passwords: Passwords;
  storage: Storage;
  clock: Clock;
}
