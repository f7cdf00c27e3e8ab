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
  @Describe('Includes its exercises, in order.')
  async one(@IdParam() id: number) {
    return this.catalogues.one(WORKOUTS, id);
  }

  @Post()
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_added')
  @Creates('Add a workout', ManagedWorkoutView, ValidationFailed, SlugInUse)
  @Describe(
    'At most 50 exercises, each once, with sets of repetitions or of seconds: 3 sets of 10 and 60 seconds of rest ' +
      'when left out.',
    CREATE_DESCRIPTION,
  )
  async create(@Body() body: WorkoutBody) {
    return this.catalogues.one(WORKOUTS, await this.editing.create(body));
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
    '`exercises` replaces the whole list.',
    'Open and finished sessions keep the list they were opened with.',
    CHANGE_DESCRIPTION,
  )
  async change(@IdParam() id: number, @Body() body: WorkoutChangeBody) {
    await this.editing.change(id, body);
    return this.catalogues.one(WORKOUTS, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete a workout that nothing uses', null, NotFound, WorkoutInUse)
  @Describe(
    'Refused while a program uses it or a coach has assigned it (409 `workout_in_use`).',
    'Finished sessions stay.',
  )
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(WORKOUTS, id);
  }
}
