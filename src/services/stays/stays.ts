import { staysDefinition } from './stays.definition';
import { StaysModule } from './stays.module';

/** The stay service as the host starts it. */
export const stays = {
  definition: staysDefinition,
  module: StaysModule,
  demoAccounts: ['owner@stays.example', 'host@stays.example'],
};
