import { staysDefinition } from './stays.definition';

/** The stay service as the host starts it. */
export const stays = {
  definition: staysDefinition,
  demoAccounts: ['owner@stays.example', 'host@stays.example'],
};
