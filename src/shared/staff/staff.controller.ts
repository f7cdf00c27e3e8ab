import { Body, Controller, Delete, Get, Param, Patch, Post, Query, type Type } from '@nestjs/common';
import { ApiParam, ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
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
      'Accounts that are not deleted, each with its roles.',
      'All filters that are sent have to hold; parts of names are found without regard to case and accents.',
    )
    async list(@Query() query: StaffListQuery) {
      return dataPage(await this.queries.list(query));
    }

    @Get('statistics')
    @Requires(`${area}.view`)
    @Returns('How many accounts there are, and hold which role', StaffStatisticsView)
    @Describe(
      'Counts accounts that are not deleted: all of them, those without a role, and those of each role, roles nobody ' +
        'holds among them.',
    )
    async statistics(): Promise<StaffStatisticsView> {
      return this.queries.statistics();
    }

    @Get(':id')
    @ApiParam(ACCOUNT)
    @Requires(`${area}.view`)
    @Returns('One account, by id or username', views.Account, NotFound)
    @Describe('With its roles and every permission they give. A deleted account is not found.')
    async one(@Param('id') key: string): Promise<AccountView> {
      return this.queries.member(key);
    }

    @Post()
    @Requires(`${area}.create`)
    @Creates('Add an account', views.Account, BeyondOwnRights, EmailTaken, UsernameTaken)
    @Describe(
      'The account can sign in at once; no mail is sent.',
      'A username is made of the e-mail address when none is sent.',
      'Roles need the permission to assign roles, and nobody gives a permission that they do not hold themselves; ' +
        'neither is the account stored then.',
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
      'What is left out stays; `role_ids` replaces all roles and needs the permission to assign roles.',
      'The caller has to hold every permission the account has before and after, and cannot change what limits the ' +
        'own account.',
      'The e-mail address and the password of the own account change with `current_password` only.',
      'A new password ends tokens and sockets, another e-mail address is told to the former one by mail, other roles ' +
        'are told live as `permissions-updated`.',
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
      'The account holds exactly the roles sent, none for an empty list, from its next request on; it hears ' +
        '`permissions-updated`.',
      'The caller has to hold every permission it has before and after, and somebody with full access has to remain ' +
        '(409 `last_full_account`).',
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
      'It loses its roles and can no longer sign in; sockets are closed.',
      'What it did stays, and its e-mail address stays taken.',
      'The last account with full access cannot be deleted, nor one that holds a permission the caller does not.',
    )
    @ResponseMessage('messages.account_deleted')
    async remove(@Param('id') key: string, @SignedIn() caller: Caller): Promise<void> {
      await this.changes.delete(key, caller);
    }
  }
  return StaffController;
}
