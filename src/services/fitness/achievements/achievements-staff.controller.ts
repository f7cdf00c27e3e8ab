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
import { AchievementInUse, ACHIEVEMENTS } from './achievements.catalogue';
import { AchievementBody, AchievementChangeBody, ManagedAchievementsQuery } from './achievements.dto';
import { ManagedAchievementView } from './managed-achievement.view';

@ApiTags('Catalogue: achievements')
@DescribePath({ id: 'Id of the achievement.' })
@Controller('fitness/manage/achievements')
export class AchievementsStaffController {
  constructor(private readonly catalogues: Catalogues) {}

  @Get()
  @Requires('fitness.manage')
  @Returns('Achievements, the latest changed first', dataPageOf(ManagedAchievementView), ValidationFailed)
  @Describe(LIST_DESCRIPTION)
  async list(@Query() query: ManagedAchievementsQuery) {
    return this.catalogues.page(ACHIEVEMENTS, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Returns('One achievement', ManagedAchievementView, NotFound)
  @Describe('Returns the achievement with the number of members who have earned it.')
  async one(@IdParam() id: number) {
    return this.catalogues.get(ACHIEVEMENTS, id);
  }

  @Post()
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_added')
  @Creates('Add an achievement', ManagedAchievementView, ValidationFailed, SlugInUse)
  @Describe(
    CREATE_DESCRIPTION,
    'Members earn it when the figure `metric` reaches `threshold`, which is checked when they open the community.',
  )
  async create(@Body() body: AchievementBody) {
    return this.catalogues.get(ACHIEVEMENTS, await this.catalogues.create(ACHIEVEMENTS, body));
  }

  @Patch(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_changed')
  @Returns(
    'Change an achievement; its slug stays when it is renamed',
    ManagedAchievementView,
    ValidationFailed,
    NotFound,
    SlugInUse,
  )
  @Describe(CHANGE_DESCRIPTION, 'Members who have earned it keep it.')
  async change(@IdParam() id: number, @Body() body: AchievementChangeBody) {
    await this.catalogues.update(ACHIEVEMENTS, id, body);
    return this.catalogues.get(ACHIEVEMENTS, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete an achievement that nothing uses', null, NotFound, AchievementInUse)
  @Describe('Deletes the achievement permanently. Refused once a member has earned it (409 `achievement_in_use`).')
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(ACHIEVEMENTS, id);
  }
}
