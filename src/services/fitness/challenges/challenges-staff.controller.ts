import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugInUse } from '../catalogue/catalogue';
import { CREATE_DESCRIPTION, CHANGE_DESCRIPTION, LIST_DESCRIPTION } from '../catalogue/catalogue-words';
import { Catalogues } from '../catalogue/catalogues.service';
import { ChallengeInUse, CHALLENGES } from './challenges.catalogue';
import { ChallengeBody, ChallengeChangeBody, ManagedChallengesQuery } from './challenges.dto';
import { ManagedChallengeView } from './managed-challenge.view';

@ApiTags('Catalogue: challenges')
@DescribePath({ id: 'Id of the challenge.' })
@Controller('fitness/manage/challenges')
export class ChallengesStaffController {
  constructor(private readonly catalogues: Catalogues) {}

  @Get()
  @Requires('fitness.manage')
  @Returns('Challenges, the latest changed first', dataPageOf(ManagedChallengeView), ValidationFailed)
  @Describe('`running_on` finds challenges that run on that day.', LIST_DESCRIPTION)
  async list(@Query() query: ManagedChallengesQuery) {
    return this.catalogues.page(CHALLENGES, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Returns('One challenge', ManagedChallengeView, NotFound)
  @Describe('Includes the number of participants.')
  async one(@IdParam() id: number) {
    return this.catalogues.one(CHALLENGES, id);
  }

  @Post()
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_added')
  @Creates('Add a challenge', ManagedChallengeView, ValidationFailed, SlugInUse)
  @Describe(
    "Sums the figure `metric` of each member from `starts_on` to `ends_on`, both included, in the member's time zone.",
    'Members who reach `goal` earn the badge `badge_id`.',
    CREATE_DESCRIPTION,
  )
  async create(@Body() body: ChallengeBody) {
    return this.catalogues.one(CHALLENGES, await this.catalogues.add(CHALLENGES, body));
  }

  @Patch(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_changed')
  @Returns(
    'Change a challenge; its slug stays when it is renamed',
    ManagedChallengeView,
    ValidationFailed,
    NotFound,
    SlugInUse,
  )
  @Describe('Members who have reached the goal keep the badge.', CHANGE_DESCRIPTION)
  async change(@IdParam() id: number, @Body() body: ChallengeChangeBody) {
    await this.catalogues.change(CHALLENGES, id, body);
    return this.catalogues.one(CHALLENGES, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete a challenge that nothing uses', null, NotFound, ChallengeInUse)
  @Describe('Refused while a member takes part (409 `challenge_in_use`).')
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(CHALLENGES, id);
  }
}
