import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers, Creates, Does, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugInUse } from '../catalogue/catalogue';
import { ADDED, CHANGED, LISTED } from '../catalogue/catalogue-words';
import { Catalogues } from '../catalogue/catalogues.service';
import { ExerciseInUse, EXERCISES } from './exercises.catalogue';
import { ExerciseBody, ExerciseChangeBody, ManagedExercisesQuery } from './exercises.dto';
import { FeaturedExercise } from './featured-exercise';
import { ManagedExerciseView } from './managed-exercise.view';

@ApiTags('Catalogue: exercises')
@Controller('fitness/manage/exercises')
export class ExercisesStaffController {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly featured: FeaturedExercise,
  ) {}

  @Get()
  @Requires('fitness.manage')
  @Answers('Exercises, the latest changed first', dataPageOf(ManagedExerciseView), ValidationFailed)
  @Does('`muscle` is the main one.', LISTED)
  async list(@Query() query: ManagedExercisesQuery) {
    return this.catalogues.page(EXERCISES, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Answers('One exercise', ManagedExerciseView, NotFound)
  @Does('With instructions and cues in both languages.')
  async one(@IdParam() id: number) {
    return this.catalogues.one(EXERCISES, id);
  }

  @Post()
  @Requires('fitness.manage')
  @Says('messages.record_added')
  @Creates('Add an exercise', ManagedExerciseView, ValidationFailed, SlugInUse)
  @Does(ADDED)
  async create(@Body() body: ExerciseBody) {
    return this.catalogues.one(EXERCISES, await this.catalogues.add(EXERCISES, body));
  }

  @Patch(':id')
  @Requires('fitness.manage')
  @Says('messages.record_changed')
  @Answers(
    'Change an exercise; its address stays, whatever it is called',
    ManagedExerciseView,
    ValidationFailed,
    NotFound,
    SlugInUse,
  )
  @Does('Workouts show it as it is now; sessions and logged sets keep what they were.', CHANGED)
  async change(@IdParam() id: number, @Body() body: ExerciseChangeBody) {
    await this.catalogues.change(EXERCISES, id, body);
    return this.catalogues.one(EXERCISES, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @Says('messages.record_deleted')
  @Answers('Delete an exercise that nothing uses', null, NotFound, ExerciseInUse)
  @Does(
    'Refused while a workout has it (409 `exercise_in_use`).',
    'Sets that were logged of it stay in the histories of members.',
  )
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(EXERCISES, id);
  }

  @Post(':id/feature')
  @Requires('fitness.manage')
  @Says('messages.record_changed')
  @Creates('Make this exercise the featured one, in place of the one that was', ManagedExerciseView, NotFound)
  @Does('The library of members shows it first.', 'There is one at most, and none only until the first is chosen.')
  async feature(@IdParam() id: number) {
    await this.featured.choose(id);
    return this.catalogues.one(EXERCISES, id);
  }
}
