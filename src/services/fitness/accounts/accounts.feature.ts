import type { Feature } from '#kit/service/feature';
import { PersonQueries } from '#shared/people/person-queries';
import { PersonRecords } from '#shared/people/person-records.service';
import { accountViews } from '#shared/staff/account.view';
import { fitnessStaffShape } from '../fitness.staff';
import { AccountDeleting, MemberJoined } from './account.events';
import { AccountClosing } from './account-closing';
import { accountsController } from './accounts.controller';
import { accountMessages } from './accounts.messages';
import { NewMembers } from './new-members';

const TEN_A_MINUTE = { limit: 10, windowSeconds: 60 };

export const accounts: Feature = {
  controllers: [accountsController(accountViews(fitnessStaffShape))],
  providers: [PersonRecords, PersonQueries, NewMembers, AccountClosing],
  tables: ['fitness/accounts'],
  domainEvents: [AccountDeleting, MemberJoined],
  messages: accountMessages,
  rateLimits: { register: { ...TEN_A_MINUTE, variable: 'RATE_LIMIT_REGISTER' }, deleteAccount: TEN_A_MINUTE },
};
