import { Accounts1767312500000 } from '#migrations/fitness/1767312500000-accounts';
import { AccountTimeZones1767400060002 } from '#migrations/fitness/1767400060002-account-time-zones';
import type { Feature } from '#kit/service/feature';
import { PersonQueries } from '#shared/people/person-queries';
import { PersonRecords } from '#shared/people/person-records.service';
import { accountViews } from '#shared/staff/account.view';
import { fitnessStaffShape } from '../fitness.staff';
import { AccountClosing } from './account-closing';
import { accountsController } from './accounts.controller';
import { accountSentences } from './accounts.sentences';
import { NewMembers } from './new-members';

const TEN_A_MINUTE = { limit: 10, windowSeconds: 60 };

export const accounts: Feature = {
  controllers: [accountsController(accountViews(fitnessStaffShape))],
  providers: [PersonRecords, PersonQueries, NewMembers, AccountClosing],
  migrations: [Accounts1767312500000, AccountTimeZones1767400060002],
  sentences: accountSentences,
  rateLimits: { register: { ...TEN_A_MINUTE, variable: 'RATE_LIMIT_REGISTER' }, deleteAccount: TEN_A_MINUTE },
};
