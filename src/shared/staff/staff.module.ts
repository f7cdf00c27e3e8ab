import { type DynamicModule, Module } from '@nestjs/common';
import { accountViews } from './account.view';
import { FullAccess } from './full-access';
import { ownAccountController } from './own-account.controller';
import { OwnAccountService } from './own-account.service';
import { PasswordAttempts } from './password-attempts';
import { RoleAssignment } from './role-assignment';
import { RolesController } from './roles.controller';
import { RolesQueries } from './roles.queries';
import { RolesService } from './roles.service';
import { ScopeReference } from './scope-reference';
import { signInController } from './sign-in.controller';
import { SignInService } from './sign-in.service';
import { StaffAudience } from './staff-audience';
import { StaffChangesService } from './staff-changes.service';
import { StaffCreationService } from './staff-creation.service';
import { staffController } from './staff.controller';
import { accountBodies } from './staff.dto';
import { StaffQueries } from './staff.queries';
import { STAFF_SHAPE, type StaffShape } from './staff-shape';

/** Decorators are written when classes are, so what differs between services in them is made here, once a service. */
@Module({})
export class StaffModule {
  static for(shape: StaffShape): DynamicModule {
    const bodies = accountBodies(shape);
    const views = accountViews(shape);
    return {
      module: StaffModule,
      controllers: [
        signInController(views),
        ownAccountController(shape, bodies, views),
        staffController(shape, bodies, views),
        RolesController,
      ],
      providers: [
        { provide: STAFF_SHAPE, useValue: shape },
        StaffAudience,
        StaffQueries,
        StaffCreationService,
        StaffChangesService,
        OwnAccountService,
        SignInService,
        PasswordAttempts,
        RoleAssignment,
        ScopeReference,
        FullAccess,
        RolesQueries,
        RolesService,
      ],
      exports: [STAFF_SHAPE, StaffQueries, SignInService, PasswordAttempts, RoleAssignment, FullAccess, RolesQueries],
    };
  }
}
