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
import { ExerciseInUse, EXERCISES } from './exercises.catalogue';
import { ExerciseBody, ExerciseChangeBody, ManagedExercisesQuery } from './exercises.dto';
import { FeaturedExercise } from './featured-exercise';
import { ManagedExerciseView } from './managed-exercise.view';

@ApiTags('Catalogue: exercises')
@DescribePath({ id: 'Id of the exercise.' })
@Controller('fitness/manage/exercises')
export class ExercisesStaffController {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly featured: FeaturedExercise,
  ) {}

  @Get()
  @Requires('fitness.manage')
  @Returns('Exercises, the latest changed first', dataPageOf(ManagedExerciseView), ValidationFailed)
  @Describe(LIST_DESCRIPTION, '`muscle` filters by the main muscle.')
  async list(@Query() query: ManagedExercisesQuery) {
    return this.catalogues.page(EXERCISES, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Returns('One exercise', ManagedExerciseView, NotFound)
  @Describe('Returns the exercise with instructions and cues in both languages.')
  async one(@IdParam() id: number) {
    return this.catalogues.get(EXERCISES, id);
  }

  @Post()
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_added')
  @Creates('Add an exercise', ManagedExerciseView, ValidationFailed, SlugInUse)
  @Describe(CREATE_DESCRIPTION)
  async create(@Body() body: ExerciseBody) {
    return this.catalogues.get(EXERCISES, await this.catalogues.create(EXERCISES, body));
  }

  @Patch(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_changed')
  @Returns(
    'Change an exercise; its slug stays when it is renamed',
    ManagedExerciseView,
    ValidationFailed,
    NotFound,
    SlugInUse,
  )
  @Describe(CHANGE_DESCRIPTION, 'Workouts show the new version; sessions and logged sets keep the old one.')
  async change(@IdParam() id: number, @Body() body: ExerciseChangeBody) {
    await this.catalogues.update(EXERCISES, id, body);
    return this.catalogues.get(EXERCISES, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete an exercise that nothing uses', null, NotFound, ExerciseInUse)
  @Describe(
    'Deletes the exercise permanently; logged sets stay in the histories of members. Refused while a workout ' +
      'uses it (409 `exercise_in_use`).',
  )
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(EXERCISES, id);
  }

  @Post(':id/feature')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_changed')
  @Creates('Feature this exercise in place of the current one', ManagedExerciseView, NotFound)
  @Describe('Shows the exercise first in the library of members. At most one exercise is featured.')
  async feature(@IdParam() id: number) {
    await this.featured.choose(id);
    return this.catalogues.get(EXERCISES, id);
  }
}
