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
    "What it is opened from: the coach's assignment, the day of the program, or a suggestion; a free training while " +
      'there is no workout at all.',
    'The workout is copied, later changes of it do not reach the session.',
    'An account has at most one open session, across all devices.',
    'A session ends 24 hours after it was opened: with its last set, or discarded without any.',
  )
  current(@SignedIn() { id }: Caller) {
    return this.sessions.current(id);
  }

  @Post()
  @Requires('fitness.edit')
  @Creates('Start a chosen workout', SessionView, ValidationFailed, NotFound, SessionOpen)
  @Describe(
    "Without `workout_slug` it starts today's planned workout, like the `GET`.",
    'Returns the open session when it is of the same workout.',
    'An open session of another workout is discarded when nothing was logged or noted in it; otherwise 409 `session_open`.',
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
    'Sets are numbered from 1; one more than there are adds a set, up to 50.',
    '`exercise` names another exercise of the session than the current one.',
    'Repetitions are as planned when left out.',
    'Starts the rest period of the exercise; logging a set again starts no new one.',
  )
  logSet(@SignedIn() { id }: Caller, @IdParam('set') set: number, @Body() body: DoneSetBody) {
    return this.sessions.logSet(id, set, body);
  }

  @Post('rest/skip')
  @Requires('fitness.edit')
  @Creates('End the rest after the last set', SessionView, NoOpenSession)
  @Describe('Without a rest under way nothing changes.')
  skipRest(@SignedIn() { id }: Caller) {
    return this.sessions.skipRest(id);
  }

  @Patch('notes')
  @Requires('fitness.edit')
  @Returns('Save the notes of the session', SessionView, ValidationFailed, NoOpenSession)
  @Describe('In place of those before, at most 2,000 characters.')
  notes(@SignedIn() { id }: Caller, @Body() { notes }: SessionNotesBody) {
    return this.sessions.setNotes(id, notes);
  }

  @Post('exercises')
  @Requires('fitness.edit')
  @Creates('Add an exercise: three sets of ten', SessionView, ValidationFailed, NotFound, NoOpenSession, SessionFull)
  @Describe(
    'It goes last, with 60 seconds of rest after a set; one that is there already stays as it is.',
    'A session has 50 exercises at most (409 `session_full`).',
  )
  add(@SignedIn() { id }: Caller, @Body() { slug }: AddedExerciseBody) {
    return this.sessions.addExercise(id, slug);
  }

  @Post('exercises/:slug/select')
  @Requires('fitness.edit')
  @Creates('Make an exercise the current one', SessionView, NotFound, NoOpenSession)
  @Describe('Sets that are logged without naming an exercise are of this one.')
  select(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.sessions.selectExercise(id, slug);
  }

  @Delete('exercises/:slug')
  @Requires('fitness.edit')
  @Returns('Remove an exercise with its sets from the session', SessionView, NotFound, NoOpenSession)
  @Describe('Logged sets of it are deleted.', 'Of the current one, the exercise after it becomes the current one.')
  remove(@SignedIn() { id }: Caller, @Param('slug') slug: string) {
    return this.sessions.removeExercise(id, slug);
  }

  @Post('finish')
  @Requires('fitness.edit')
  @Creates('Finish the session and record it; a repeated call returns the same session', SessionView, NoOpenSession)
  @Describe(
    'It becomes a training among the activities of its day, with time and estimated calories, and does the earliest ' +
      'assignment of its workout that was due.',
    'Later than 24 hours after its start it counts until its last set.',
    'Without a set it is finished, and counts in no figure, achievement or assignment.',
    'Overlapping trainings a device sends count once.',
    'Open pages of the coach receive `session:finished`.',
  )
  finish(@SignedIn() { id }: Caller) {
    return this.finishing.finish(id);
  }

  @Post('restart')
  @Requires('fitness.edit')
  @Creates("Discard the open session and open a new one from today's plan", SessionView)
  @Describe('What was logged in the open one is in no figure. Nothing has to be open.')
  restart(@SignedIn() { id }: Caller) {
    return this.sessions.restart(id);
  }
}
