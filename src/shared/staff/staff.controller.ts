import { Body, Controller, Delete, Get, Param, Patch, Post, Query, type Type } from '@nestjs/common';
import { ApiParam, ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { dataPage, dataPageOf } from '#kit/http/page';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { DemoProtected, NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { CURRENT_PASSWORDS } from '../people/own-account.routes';
import { EmailTaken, UsernameTaken } from '../people/people.refusals';
import { type AccountView, type AccountViews, StaffStatisticsView } from './account.view';
import { StaffChangesService } from './staff-changes.service';
import { StaffCreationService } from './staff-creation.service';
import { type AccountBodies, AccountRolesBody, staffFilters } from './staff.dto';
import { StaffQueries } from './staff.queries';
import { BeyondOwnRights, LastFullAccount } from './staff.refusals';
import type { StaffShape } from './staff-shape';

const ACCOUNT = { name: 'id', type: String, description: 'Id or username of the account.' };

export function staffController(shape: StaffShape, bodies: AccountBodies, views: AccountViews): Type {
  const { area } = shape;
  // Validation needs a declared class as the type of a parameter.
  class CreateAccountBody extends bodies.Create {}
  class ChangeAccountBody extends bodies.Change {}
  class StaffListQuery extends staffFilters(shape) {}

  @ApiTags('Team')
  @Controller(area)
  class StaffController {
    constructor(
      private readonly queries: StaffQueries,
      private readonly creation: StaffCreationService,
      private readonly changes: StaffChangesService,
    ) {}

    @Get()
    @Requires(`${area}.view`)
    @Returns('Accounts, most recently changed first unless sorted otherwise', dataPageOf(views.Row))
    @Describe(
      'Lists accounts that are not deleted, each with its roles.',
      'An account must match all filters; parts of names are found regardless of case and accents.',
    )
    async list(@Query() query: StaffListQuery) {
      return dataPage(await this.queries.list(query));
    }

    @Get('statistics')
    @Requires(`${area}.view`)
    @Returns('Numbers of accounts, in total and by role', StaffStatisticsView)
    @Describe(
      'Counts accounts that are not deleted: all, those without a role, and those of each role, including roles without accounts.',
    )
    async statistics(): Promise<StaffStatisticsView> {
      return this.queries.statistics();
    }

    @Get(':id')
    @ApiParam(ACCOUNT)
    @Requires(`${area}.view`)
    @Returns('One account, by id or username', views.Account, NotFound)
    @Describe('Returns an account with its roles and their permissions. A deleted account is 404.')
    async one(@Param('id') key: string): Promise<AccountView> {
      return this.queries.member(key);
    }

    @Post()
    @Requires(`${area}.create`)
    @Creates('Add an account', views.Account, BeyondOwnRights, EmailTaken, UsernameTaken)
    @Describe(
      'Creates an account that can sign in immediately; no mail is sent.',
      'Without a username, one is made from the e-mail address.',
      'Roles require the permission to assign roles, and only permissions that the caller has can be granted; otherwise no account is created.',
    )
    @ResponseMessage('messages.account_created')
    async create(@Body() body: CreateAccountBody, @SignedIn() caller: Caller): Promise<AccountView> {
      return this.creation.create(body, caller);
    }

    @Patch(':id')
    @ApiParam(ACCOUNT)
    @Requires(`${area}.edit`)
    @CountedBy(CURRENT_PASSWORDS)
    @Returns(
      'Change an account; a new password ends its tokens',
      views.Account,
      ValidationFailed,
      BeyondOwnRights,
      NotFound,
      EmailTaken,
      UsernameTaken,
      LastFullAccount,
      DemoProtected,
    )
    @Describe(
      'Changes the fields that are sent; `role_ids` replaces all roles and requires the permission to assign roles.',
      'The caller needs every permission that the account has before and after the change, and cannot change the scope of the own account.',
      'The e-mail address and the password of the own account require `current_password`.',
      'A new password ends tokens and sockets; a new e-mail address is announced to the former one by mail, new roles by the live event `permissions-updated`.',
    )
    @ResponseMessage('messages.account_changed')
    async change(
      @Param('id') key: string,
      @Body() body: ChangeAccountBody,
      @SignedIn() caller: Caller,
      @VisitorAddress() address: string,
    ): Promise<AccountView> {
      return this.changes.update(key, body, caller, address);
    }

    @Patch(':id/roles')
    @SideEffects('access')
    @ApiParam(ACCOUNT)
    @Requires(`${area}.assign_roles`)
    @Returns(
      'Replace the roles of an account',
      views.Account,
      BeyondOwnRights,
      NotFound,
      LastFullAccount,
      DemoProtected,
    )
    @Describe(
      'Replaces all roles of the account; an empty list removes them. They apply from its next request, and its pages receive `permissions-updated`.',
      'The caller needs every permission that the account has before and after the change, and an account with full access must remain (409 `last_full_account`).',
    )
    @ResponseMessage('messages.account_roles_changed')
    async replaceRoles(
      @Param('id') key: string,
      @Body() body: AccountRolesBody,
      @SignedIn() caller: Caller,
    ): Promise<AccountView> {
      return this.changes.replaceRoles(key, body.role_ids, caller);
    }

    @Delete(':id')
    @ApiParam(ACCOUNT)
    @Requires(`${area}.delete`)
    @Returns(
      'Delete an account; its tokens end at once',
      null,
      BeyondOwnRights,
      NotFound,
      LastFullAccount,
      DemoProtected,
    )
    @Describe(
      'Deletes an account: it loses its roles, cannot sign in any more, and its sockets are closed.',
      'Its records stay, and its e-mail address stays taken.',
      'The last account with full access cannot be deleted, nor one with a permission that the caller lacks.',
    )
    @ResponseMessage('messages.account_deleted')
    async remove(@Param('id') key: string, @SignedIn() caller: Caller): Promise<void> {
      await this.changes.delete(key, caller);
    }
  }
  return StaffController;
}
