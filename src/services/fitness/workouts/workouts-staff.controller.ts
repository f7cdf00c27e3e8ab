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
import { ManagedWorkoutView } from './managed-workout.view';
import { WorkoutEditing } from './workout-editing.service';
import { WorkoutInUse, WORKOUTS } from './workouts.catalogue';
import { WorkoutBody, WorkoutChangeBody, ManagedWorkoutsQuery } from './workouts.dto';

@ApiTags('Catalogue: workouts')
@DescribePath({ id: 'Id of the workout.' })
@Controller('fitness/manage/workouts')
export class WorkoutsStaffController {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly editing: WorkoutEditing,
  ) {}

  @Get()
  @Requires('fitness.manage')
  @Returns('Workouts with their exercises, the latest changed first', dataPageOf(ManagedWorkoutView), ValidationFailed)
  @Describe(LIST_DESCRIPTION)
  async list(@Query() query: ManagedWorkoutsQuery) {
    return this.catalogues.page(WORKOUTS, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Returns('One workout', ManagedWorkoutView, NotFound)
  @Describe('Returns the workout with its exercises, in order.')
  async one(@IdParam() id: number) {
    return this.catalogues.get(WORKOUTS, id);
  }

  @Post()
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_added')
  @Creates('Add a workout', ManagedWorkoutView, ValidationFailed, SlugInUse)
  @Describe(
    CREATE_DESCRIPTION,
    'A workout has at most 50 exercises, each once, with sets of repetitions or of seconds: by default 3 ' +
      'sets of 10 with 60 seconds of rest.',
  )
  async create(@Body() body: WorkoutBody) {
    return this.catalogues.get(WORKOUTS, await this.editing.create(body));
  }

  @Patch(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_changed')
  @Returns(
    'Change a workout; a list of exercises replaces the whole list',
    ManagedWorkoutView,
    ValidationFailed,
    NotFound,
    SlugInUse,
  )
  @Describe(
    CHANGE_DESCRIPTION,
    '`exercises` replaces the whole list; open and finished sessions keep the list that they were opened with.',
  )
  async change(@IdParam() id: number, @Body() body: WorkoutChangeBody) {
    await this.editing.update(id, body);
    return this.catalogues.get(WORKOUTS, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete a workout that nothing uses', null, NotFound, WorkoutInUse)
  @Describe(
    'Deletes the workout permanently; finished sessions stay. Refused while a program uses it or a coach has ' +
      'assigned it (409 `workout_in_use`).',
  )
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(WORKOUTS, id);
  }
}
