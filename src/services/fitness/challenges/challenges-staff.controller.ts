import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugInUse } from '../catalogue/catalogue';
import { CREATE_DESCRIPTION, CHANGE_DESCRIPTION, LIST_DESCRIPTION } from '../catalogue/catalogue-descriptions';
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
  @Describe(LIST_DESCRIPTION, '`running_on` selects challenges that run on that day.')
  async list(@Query() query: ManagedChallengesQuery) {
    return this.catalogues.page(CHALLENGES, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Returns('One challenge', ManagedChallengeView, NotFound)
  @Describe('Returns the challenge with the number of participants.')
  async one(@IdParam() id: number) {
    return this.catalogues.get(CHALLENGES, id);
  }

  @Post()
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_added')
  @Creates('Add a challenge', ManagedChallengeView, ValidationFailed, SlugInUse)
  @Describe(
    CREATE_DESCRIPTION,
    'The figure `metric` of each participant is summed from `starts_on` to `ends_on`, both included, in the ' +
      "member's time zone; participants who reach `goal` earn the badge `badge_id`.",
  )
  async create(@Body() body: ChallengeBody) {
    return this.catalogues.get(CHALLENGES, await this.catalogues.create(CHALLENGES, body));
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
  @Describe(CHANGE_DESCRIPTION, 'Members who have reached the goal keep the badge.')
  async change(@IdParam() id: number, @Body() body: ChallengeChangeBody) {
    await this.catalogues.update(CHALLENGES, id, body);
    return this.catalogues.get(CHALLENGES, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete a challenge that nothing uses', null, NotFound, ChallengeInUse)
  @Describe('Deletes the challenge permanently. Refused while a member takes part (409 `challenge_in_use`).')
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(CHALLENGES, id);
  }
}
