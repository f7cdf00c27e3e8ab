import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { AddedExerciseBody, DoneSetBody, SessionNotesBody } from './session.dto';
import { SessionFinishing } from './session-finishing';
import { SessionView } from './session.view';
import { NoOpenSession, SessionFull } from './sessions.refusals';
import { Sessions } from './sessions.service';

@ApiTags('Workout session')
@Controller('fitness/workouts/session')
export class SessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly finishing: SessionFinishing,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Answers("The open session; opened from today's plan when there is none", SessionView)
  current(@SignedIn() { id }: Caller) {
    return this.sessions.current(id);
  }

  @Post('sets/:set')
  @Requires('fitness.edit')
  @Creates(
    'Log a set of the current exercise by its number; logging it again changes it',
    SessionView,
    ValidationFailed,
    NotFound,
    NoOpenSession,
  )
  logSet(@SignedIn() { id }: Caller, @IdParam('set') set: number, @Body() body: DoneSetBody) {
    return this.sessions.logSet(id, set, body);
  }

  @Post('rest/skip')
  @Requires('fitness.edit')
  @Creates('End the rest after the last set', SessionView, NoOpenSession)
  skipRest(@SignedIn() { id }: Caller) {
    return this.sessions.skipRest(id);
  }

  @Patch('notes')
  @Requires('fitness.edit')
  @Answers('Save the notes of the session', SessionView, ValidationFailed, NoOpenSession)
  notes(@SignedIn() { id }: Caller, @Body() { notes }: SessionNotesBody) {
    return this.sessions.setNotes(id, notes);
  }

  @Post('exercises')
  @Requires('fitness.edit')
  @Creates('Add an exercise: three sets of ten', SessionView, ValidationFailed, NotFound, NoOpenSession, SessionFull)
  add(@SignedIn() { id }: Caller, @Body() { slug }: AddedExerciseBody) {
    return this.sessions.addExercise(id, slug);
  }

  @Post('exercises/:slug/select')
  @Requires('fitness.edit')
  @Creates('Make an exercise the current one', SessionView, NotFound, NoOpenSession)
  select(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.sessions.selectExercise(id, slug);
  }

  @Delete('exercises/:slug')
  @Requires('fitness.edit')
  @Answers('Take an exercise with its sets out of the session', SessionView, NotFound, NoOpenSession)
  remove(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.sessions.removeExercise(id, slug);
  }

  @Post('finish')
  @Requires('fitness.edit')
  @Creates('Finish the session and record it; asked again, the same session is answered', SessionView, NoOpenSession)
  finish(@SignedIn() { id }: Caller) {
    return this.finishing.finish(id);
  }

  @Post('restart')
  @Requires('fitness.edit')
  @Creates("Discard the open session and open a new one from today's plan", SessionView)
  restart(@SignedIn() { id }: Caller) {
    return this.sessions.restart(id);
  }
}
