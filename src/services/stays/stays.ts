import { staffKind } from '#shared/staff/account-insertion';
import { staysStaff } from './stays.staff';
import { staysDefinition } from './stays.definition';

/** The stay service as the host starts it. */
export const stays = {
  definition: staysDefinition,
  people: [staffKind(staysStaff)],
  demoAccounts: ['owner@stays.example', 'host@stays.example'],
};
