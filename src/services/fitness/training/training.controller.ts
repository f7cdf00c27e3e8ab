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
  @Returns("The plan: today's workout, the week, the program, what the coach gave, and what was done", PlanPageView)
  @Describe(
    'Days are those of the member, weeks begin on Monday.',
    'Today is what the coach assigned, until it is done or for a week, then the day of the program, then a ' +
      'suggestion.',
    'It opens no session. `page` and `page_count` choose the page of `library`.',
  )
  plan(@SignedIn() { id }: Caller, @Query() query: WorkoutsQuery) {
    return this.pages.planPage(id, query.pageRequest);
  }

  @Get('programs')
  @Requires('fitness.view')
  @Returns('All programs, and how far the active one is', ProgramsPageView)
  @Describe('Not in pages. The active one says its week, its day and how many of its workouts are done.')
  programs(@SignedIn() { id }: Caller) {
    return this.pages.programsPage(id);
  }

  @Post('programs/:slug/enroll')
  @Requires('fitness.edit')
  @Creates('Start a program, which stops the active one; of the active one: stop it', ProgramsPageView, NotFound)
  @DescribePath({ slug: 'Slug of the program.' })
  @Describe(
    'It starts today in the time zone of the member; one program is active at a time.',
    'One whose weeks have passed starts anew.',
    'What was trained stays.',
  )
  async enroll(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.training.toggleProgram(id, slug);
    return this.pages.programsPage(id);
  }

  @Get(':slug')
  @Requires('fitness.view')
  @Returns('One workout with its exercises', WorkoutPageView, NotFound)
  @Describe('With how often and when the member has done it, programs that have it and four like it.')
  workout(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.pages.workoutPage(id, slug);
  }

  @Post(':slug/save')
  @Requires('fitness.edit')
  @Creates('Save a workout, or take it out of the saved ones', WorkoutPageView, NotFound)
  @Describe('Saved ones stand in the plan and are suggested before others. Answers the workout as it is now.')
  async save(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.training.toggleSaved(id, slug);
    return this.pages.workoutPage(id, slug);
  }
}
