import type { Feature } from '#kit/service/feature';
import { AccountsByName1767400030002 } from '#migrations/shared/1767400030002-accounts-by-name';
import { AccountContactsFound1767400030000 } from '#migrations/shared/1767400030000-account-contacts-found';
import { AccountContacts1767400160011 } from '#migrations/shared/1767400160011-account-contacts';
import { SearchTexts1767400160010 } from '#migrations/shared/1767400160010-search-texts';
import { Staff1767225600000 } from '#migrations/shared/1767225600000-staff';
import { mergeSentences } from '#kit/language/sentences';
import { PERMISSIONS_UPDATED } from '#live/auth.events';
import { people } from '../people/people';
import { VerifiedAccounts1767312000001 } from '#migrations/shared/1767312000001-verified-accounts';
import { StaffOrders1767400060004 } from '#migrations/shared/1767400060004-staff-orders';
import { AccountAddresses1767400000000 } from '#migrations/shared/1767400000000-account-addresses';
import { AccountRole } from './account-role.entity';
import { Account } from './account.entity';
import { accountViews } from './account.view';
import { FullAccess } from './full-access';
import { ownAccountController } from './own-account.controller';
import { OwnAccountService } from './own-account.service';
import { OwnRights } from './own-rights';
import { RoleAssignment } from './role-assignment';
import { Role } from './role.entity';
import { rolesController } from './roles.controller';
import { RoleChanges } from './role-changes';
import { RolesQueries } from './roles.queries';
import { RolesService } from './roles.service';
import { ScopeReference } from './scope-reference';
import { signInController } from './sign-in.controller';
import { SignInService } from './sign-in.service';
import { StaffAudience } from './staff-audience';
import { StaffChangesService } from './staff-changes.service';
import { StaffCreationService } from './staff-creation.service';
import { StaffFields } from './staff-fields';
import { STAFF_SHAPE, type StaffShape } from './staff-shape';
import { staffController } from './staff.controller';
import { accountBodies } from './staff.dto';
import { StaffQueries } from './staff.queries';
import { staffConstraintRefusals } from './staff.refusals';
import { staffSentences } from './staff.sentences';

/** Decorators are evaluated with their classes, so classes that differ between services are created here. */
export function staff(shape: StaffShape): Feature {
  const bodies = accountBodies(shape);
  const views = accountViews(shape);
  return {
    controllers: [
      signInController(shape, views),
      ownAccountController(shape, bodies, views),
      staffController(shape, bodies, views),
      rolesController(shape),
    ],
    providers: [
      ...people.providers,
      { provide: STAFF_SHAPE, useValue: shape },
      StaffAudience,
      StaffQueries,
      StaffCreationService,
      StaffChangesService,
      OwnAccountService,
      SignInService,
      RoleAssignment,
      OwnRights,
      ScopeReference,
      StaffFields,
      RoleChanges,
      FullAccess,
      RolesQueries,
      RolesService,
    ],
    entities: [Account, Role, AccountRole, ...people.entities],
    migrations: [
      Staff1767225600000,
      VerifiedAccounts1767312000001,
      AccountContactsFound1767400030000,
      AccountsByName1767400030002,
      StaffOrders1767400060004,
      AccountAddresses1767400000000,
      SearchTexts1767400160010,
      AccountContacts1767400160011,
      ...people.migrations,
    ],
    sentences: mergeSentences(people.sentences, staffSentences),
    events: [PERMISSIONS_UPDATED],
    sitePages: people.sitePages,
    rateLimits: people.rateLimits,
    constraintRefusals: staffConstraintRefusals,
  };
}
