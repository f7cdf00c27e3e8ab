import { Staff1767225600000 } from '#migrations/shared/1767225600000-staff';
import type { Feature } from '#kit/service/feature';
import { AccountRole } from './account-role.entity';
import { Account } from './account.entity';
import { Role } from './role.entity';
import { StaffModule } from './staff.module';
import { staffConstraintRefusals } from './staff.refusals';
import { staffSentences } from './staff.sentences';
import type { StaffShape } from './staff-shape';

/** Accounts, sign-in, roles and permissions, in the shape of one service. */
export const staff = (shape: StaffShape): Feature => ({
  module: StaffModule.for(shape),
  entities: [Account, Role, AccountRole],
  migrations: [Staff1767225600000],
  sentences: staffSentences,
  constraintRefusals: staffConstraintRefusals,
});
