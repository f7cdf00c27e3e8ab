import { Body, Controller, Delete, Get, Param, Patch, Post, Query, type Type } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { EmailTaken, UsernameTaken } from '../people/people.refusals';
import { type AccountView, type AccountViews, StaffStatisticsView } from './account.view';
import { StaffChangesService } from './staff-changes.service';
import { StaffCreationService } from './staff-creation.service';
import { type AccountBodies, AccountRolesBody, staffFilters } from './staff.dto';
import { StaffQueries } from './staff.queries';
import { BeyondOwnRights, LastFullAccount } from './staff.refusals';
import type { StaffShape } from './staff-shape';

export function staffController(shape: StaffShape, bodies: AccountBodies, views: AccountViews): Type {
  const { area } = shape;
  // A parameter's class must be a declared one, for its checks to be found.
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
    @Answers('Accounts, most recently changed first', dataPageOf(views.Row))
    async list(@Query() query: StaffListQuery) {
      return dataPage(await this.queries.list(query));
    }

    @Get('statistics')
    @Requires(`${area}.view`)
    @Answers('How many accounts there are, and hold which role', StaffStatisticsView)
    async statistics(): Promise<StaffStatisticsView> {
      return this.queries.statistics();
    }

    @Get(':id')
    @Requires(`${area}.view`)
    @Answers('One account, by id or username', views.Account, NotFound)
    async one(@Param('id') key: string): Promise<AccountView> {
      return this.queries.member(key);
    }

    @Post()
    @Requires(`${area}.create`)
    @Creates('Add an account', views.Account, BeyondOwnRights, EmailTaken, UsernameTaken)
    @Says('messages.account_created')
    async create(@Body() body: CreateAccountBody, @SignedIn() caller: Caller): Promise<AccountView> {
      return this.creation.create(body, caller);
    }

    @Patch(':id')
    @Requires(`${area}.edit`)
    @Answers(
      'Change an account; a new password ends its tokens',
      views.Account,
      BeyondOwnRights,
      NotFound,
      EmailTaken,
      UsernameTaken,
      LastFullAccount,
    )
    @Says('messages.account_changed')
    async change(
      @Param('id') key: string,
      @Body() body: ChangeAccountBody,
      @SignedIn() caller: Caller,
    ): Promise<AccountView> {
      return this.changes.change(key, body, caller);
    }

    @Patch(':id/roles')
    @Requires(`${area}.assign_roles`)
    @Answers('Replace the roles of an account', views.Account, BeyondOwnRights, NotFound, LastFullAccount)
    @Says('messages.account_roles_changed')
    async replaceRoles(
      @Param('id') key: string,
      @Body() body: AccountRolesBody,
      @SignedIn() caller: Caller,
    ): Promise<AccountView> {
      return this.changes.replaceRoles(key, body.role_ids, caller);
    }

    @Delete(':id')
    @Requires(`${area}.delete`)
    @Answers('Delete an account; its tokens end at once', null, BeyondOwnRights, NotFound, LastFullAccount)
    @Says('messages.account_deleted')
    async remove(@Param('id') key: string, @SignedIn() caller: Caller): Promise<void> {
      await this.changes.remove(key, caller);
    }
  }
  return StaffController;
}
