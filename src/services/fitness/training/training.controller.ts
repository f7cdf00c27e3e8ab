import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
import { WorkoutsQuery } from './training.dto';
import { TrainingQueries } from './training.queries';
import { Training } from './training.service';
import { PlanPageView, ProgramsPageView, WorkoutPageView } from './training.view';

@ApiTags('Workouts')
@DescribePath({ slug: 'Slug of the workout.' })
@Controller('fitness/workouts')
export class TrainingController {
  constructor(
    private readonly training: Training,
    private readonly pages: TrainingQueries,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Returns("The plan: today's workout, the week, the program, assignments and recent sessions", PlanPageView)
  @Describe(
    'Returns the plan in days of the member and weeks from Monday; no session is opened.',
    'The workout of today is an assignment of the coach until it is done, for at most a week, else that of ' +
      'the program, else a suggestion.',
    '`page` and `page_count` choose the page of `library`.',
  )
  plan(@SignedIn() { id }: Caller, @Query() query: WorkoutsQuery) {
    return this.pages.planPage(id, query.pageRequest);
  }

  @Get('programs')
  @Requires('fitness.view')
  @Returns('All programs, and the progress of the active one', ProgramsPageView)
  @Describe(
    'Lists all programs without pages, and the active one with its week, its day and the number of completed ' +
      'workouts.',
  )
  programs(@SignedIn() { id }: Caller) {
    return this.pages.programsPage(id);
  }

  @Post('programs/:slug/enroll')
  @Requires('fitness.edit')
  @Creates('Start a program in place of the active one, or stop the active one', ProgramsPageView, NotFound)
  @DescribePath({ slug: 'Slug of the program.' })
  @Describe(
    'Starts the program today in the time zone of the member, in place of the active one; a second call stops it.',
    'A program whose weeks have passed starts again. Recorded trainings stay.',
  )
  async enroll(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.training.toggleProgram(id, slug);
    return this.pages.programsPage(id);
  }

  @Get(':slug')
  @Requires('fitness.view')
  @Returns('One workout with its exercises', WorkoutPageView, NotFound)
  @Describe(
    'Returns the workout with the number of times and the last day the member did it, programs that contain ' +
      'it, and four similar workouts.',
  )
  workout(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.pages.workoutPage(id, slug);
  }

  @Post(':slug/save')
  @Requires('fitness.edit')
  @Creates('Save a workout, or remove it from the saved ones', WorkoutPageView, NotFound)
  @Describe(
    'Saves the workout; a second call removes it. Saved workouts are listed in the plan and suggested first. ' +
      'Returns the updated workout.',
  )
  async save(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.training.toggleSaved(id, slug);
    return this.pages.workoutPage(id, slug);
  }
}
