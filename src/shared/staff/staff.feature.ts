import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { mergeMessages } from '#kit/language/messages';
import { PERMISSIONS_UPDATED } from '#live/auth.events';
import { people } from '../people/people';
import { AccountRole } from './account-role.entity';
import { Account } from './account.entity';
import { AccountRolesChanged } from './account.events';
import { accountViews } from './account.view';
import { FullAccess } from './full-access';
import { ownAccountController } from './own-account.controller';
import { OwnAccountService } from './own-account.service';
import { OwnRights } from './own-rights';
import { RoleAssignment } from './role-assignment';
import { Role } from './role.entity';
import { rolesController } from './roles.controller';
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
import { staffLabels } from './staff.labels';
import { staffMessages } from './staff.messages';
import { staffOffice } from './staff.office';

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
      FullAccess,
      RolesQueries,
      RolesService,
    ],
    entities: [Account, Role, AccountRole, ...people.entities],
    tables: ['shared/staff', ...people.tables],
    routines: routinesIn(__dirname, 'file_cleanup'),
    messages: mergeMessages(people.messages, staffMessages, staffLabels),
    events: [PERMISSIONS_UPDATED],
    domainEvents: [...people.domainEvents, AccountRolesChanged],
    sitePages: people.sitePages,
    rateLimits: people.rateLimits,
    constraintRefusals: staffConstraintRefusals,
    office: staffOffice(shape),
  };
}
