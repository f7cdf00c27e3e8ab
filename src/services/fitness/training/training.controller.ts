import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates } from '#kit/http/describe';
import { NotFound } from '#kit/http/refusal';
import { TrainingQueries } from './training.queries';
import { Training } from './training.service';
import { PlanPageView, ProgramsPageView, WorkoutPageView } from './training.view';

@ApiTags('Workouts')
@Controller('fitness/workouts')
export class TrainingController {
  constructor(
    private readonly training: Training,
    private readonly pages: TrainingQueries,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Answers("The plan: today's workout, the week, the program, what the coach gave, and what was done", PlanPageView)
  plan(@SignedIn() { id }: Caller) {
    return this.pages.planPage(id);
  }

  @Get('programs')
  @Requires('fitness.view')
  @Answers('All programs, and how far the active one is', ProgramsPageView)
  programs(@SignedIn() { id }: Caller) {
    return this.pages.programsPage(id);
  }

  @Post('programs/:slug/enroll')
  @Requires('fitness.edit')
  @Creates('Start a program, which stops the active one; of the active one: stop it', ProgramsPageView, NotFound)
  async enroll(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.training.toggleProgram(id, slug);
    return this.pages.programsPage(id);
  }

  @Get(':slug')
  @Requires('fitness.view')
  @Answers('One workout with its exercises', WorkoutPageView, NotFound)
  workout(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.pages.workoutPage(id, slug);
  }

  @Post(':slug/save')
  @Requires('fitness.edit')
  @Creates('Save a workout, or take it out of the saved ones', WorkoutPageView, NotFound)
  async save(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    await this.training.toggleSaved(id, slug);
    return this.pages.workoutPage(id, slug);
  }
}
