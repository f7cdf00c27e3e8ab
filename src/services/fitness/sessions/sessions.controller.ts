import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { AddedExerciseBody, DoneSetBody, SessionNotesBody, SessionStartBody } from './session.dto';
import { SessionFinishing } from './session-finishing';
import { SessionView } from './session.view';
import { NoOpenSession, SessionFull, SessionOpen } from './sessions.refusals';
import { Sessions } from './sessions.service';

@ApiTags('Workout session')
@DescribePath({ slug: 'Slug of the exercise.' })
@Controller('fitness/workouts/session')
export class SessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly finishing: SessionFinishing,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Returns("The open session; opened from today's plan when there is none", SessionView)
  @Describe(
    "Returns the open session, or opens one from the coach's assignment, the day of the program or a " +
      'suggestion; without any workout it is a free training.',
    'The session is a copy, so later changes of the workout do not affect it.',
    'An account has at most one open session, across all devices.',
    'A session ends 24 hours after its start: with its last set, or discarded without any.',
  )
  current(@SignedIn() { id }: Caller) {
    return this.sessions.current(id);
  }

  @Post()
  @Requires('fitness.edit')
  @Creates('Start a chosen workout', SessionView, ValidationFailed, NotFound, SessionOpen)
  @Describe(
    "Starts the workout of `workout_slug`, or today's planned one without it.",
    'An open session of the same workout is returned instead.',
    'An open session of another workout is discarded if nothing was logged or noted in it; otherwise the ' +
      'call is refused (409 `session_open`).',
  )
  start(@SignedIn() { id }: Caller, @Body() { workout_slug }: SessionStartBody) {
    return this.sessions.start(id, workout_slug);
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
  @DescribePath({ set: 'Number of the set within its exercise, from 1.' })
  @Describe(
    'Stores the set and starts the rest of the exercise; logging it again changes the set and starts no new rest.',
    'Sets are numbered from 1, and the number after the last one adds a set, up to 50.',
    '`exercise` names an exercise other than the current one; repetitions are the planned ones when left out.',
  )
  logSet(@SignedIn() { id }: Caller, @IdParam('set') set: number, @Body() body: DoneSetBody) {
    return this.sessions.logSet(id, set, body);
  }

  @Post('rest/skip')
  @Requires('fitness.edit')
  @Creates('End the rest after the last set', SessionView, NoOpenSession)
  @Describe('Ends the rest at once; without one, nothing changes.')
  skipRest(@SignedIn() { id }: Caller) {
    return this.sessions.skipRest(id);
  }

  @Patch('notes')
  @Requires('fitness.edit')
  @Returns('Save the notes of the session', SessionView, ValidationFailed, NoOpenSession)
  @Describe('Replaces the notes of the session with a text of at most 2,000 characters.')
  notes(@SignedIn() { id }: Caller, @Body() { notes }: SessionNotesBody) {
    return this.sessions.setNotes(id, notes);
  }

  @Post('exercises')
  @Requires('fitness.edit')
  @Creates('Add an exercise: three sets of ten', SessionView, ValidationFailed, NotFound, NoOpenSession, SessionFull)
  @Describe(
    'Adds the exercise at the end, with three sets and 60 seconds of rest after each; an exercise of the ' +
      'session stays unchanged.',
    'A session has at most 50 exercises (409 `session_full`).',
  )
  add(@SignedIn() { id }: Caller, @Body() { slug }: AddedExerciseBody) {
    return this.sessions.addExercise(id, slug);
  }

  @Post('exercises/:slug/select')
  @Requires('fitness.edit')
  @Creates('Make an exercise the current one', SessionView, NotFound, NoOpenSession)
  @Describe('Selects the exercise whose sets are logged when none is named.')
  select(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.sessions.selectExercise(id, slug);
  }

  @Delete('exercises/:slug')
  @Requires('fitness.edit')
  @Returns('Remove an exercise with its sets from the session', SessionView, NotFound, NoOpenSession)
  @Describe(
    'Removes the exercise and its logged sets. If it was the current one, the next exercise becomes the ' +
      'current one.',
  )
  remove(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.sessions.removeExercise(id, slug);
  }

  @Post('finish')
  @Requires('fitness.edit')
  @Creates('Finish the session and record it; a repeated call returns the same session', SessionView, NoOpenSession)
  @Describe(
    'Finishes the session, adds it to the activities of its day with time and estimated calories, and ' +
      'completes the earliest due assignment of its workout. Open pages of the coach receive ' +
      '`session:finished`.',
    'More than 24 hours after its start, it ends with its last set; without any set, it counts in no figure, ' +
      'achievement or assignment.',
    'A training of a device at the same time counts only once.',
  )
  finish(@SignedIn() { id }: Caller) {
    return this.finishing.finish(id);
  }

  @Post('restart')
  @Requires('fitness.edit')
  @Creates("Discard the open session and open a new one from today's plan", SessionView)
  @Describe(
    'Discards the open session, if any, and opens a new one. Logged sets of the discarded session count in ' +
      'no figure.',
  )
  restart(@SignedIn() { id }: Caller) {
    return this.sessions.restart(id);
  }
}
