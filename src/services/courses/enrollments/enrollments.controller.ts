import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { OnlyFor, UNLIMITED_ACCOUNTS } from '#kit/access/only-for';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { OutsideOwnCourses, SHOWS_OWN_COURSES } from '../instructor-scope';
import { EnrollmentDetailView, EnrollmentView } from './enrollment.view';
import { HistoryEntryView } from '#shared/history/history.view';
import {
  EnrollmentBody,
  EnrollmentChangeBody,
  EnrollmentFilters,
  SeatCheckQuery,
  SeatHistoryQuery,
} from './enrollments.dto';
import { EnrollmentQueries } from './enrollments.queries';
import { Enrollments } from './enrollments.service';
import { SeatFindingView } from './seat-check.view';
import { SeatChecks } from './seat-checks.service';
import { SeatHistory } from './seat-history.service';
import { AlreadyGranted } from './seats.service';

@ApiTags('Enrolments')
@DescribePath({ id: 'Id of the enrolment.' })
@Controller('enrollments')
export class EnrollmentsController {
  constructor(
    private readonly enrollments: Enrollments,
    private readonly queries: EnrollmentQueries,
    private readonly checks: SeatChecks,
    private readonly history: SeatHistory,
  ) {}

  @Get()
  @Requires('enrollments.view')
  @Returns('Enrolments, most recently changed first', dataPageOf(EnrollmentView))
  @Describe('Includes cancelled ones, with the current progress.  All filters must match.', SHOWS_OWN_COURSES)
  async list(@SignedIn() caller: Caller, @Query() filters: EnrollmentFilters) {
    return dataPage(await this.queries.list(caller, filters));
  }

  @Get('checks')
  @OnlyFor(UNLIMITED_ACCOUNTS)
  @Requires('enrollments.view')
  @Returns('Seats that do not agree with their grants', dataPageOf(SeatFindingView), OutsideOwnCourses)
  @Describe(
    'Compares every seat with its grants and orders. Empty when all agree.',
    '`POST /enrollments/{id}/repair` corrects all but the last two kinds.',
    'Not for accounts linked to an instructor.',
  )
  async findings(@SignedIn() caller: Caller, @Query() query: SeatCheckQuery) {
    return dataPage(await this.checks.list(caller, query.pageRequest));
  }

  @Get(':id')
  @Requires('enrollments.view')
  @Returns('One enrolment with what granted it', EnrollmentDetailView, NotFound, OutsideOwnCourses)
  @Describe(
    'Includes every grant of the seat: an order, a free course or staff.',
    'The seat is active while one grant is active.',
  )
  one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.queries.get(caller, id);
  }

  @Get(':id/history')
  @Requires('enrollments.view')
  @Returns('The history of one enrolment, newest first', dataPageOf(HistoryEntryView), NotFound, OutsideOwnCourses)
  @Describe(
    'Every grant, change of an end, revocation, end and repair of the seat, with the account and the reason.',
    'Begins with the installation of this version.',
  )
  async changes(@SignedIn() caller: Caller, @IdParam() id: number, @Query() query: SeatHistoryQuery) {
    return dataPage(await this.history.list(caller, id, query.pageRequest));
  }

  @Post()
  @Requires('enrollments.create')
  @ResponseMessage('messages.enrollment_granted')
  @Creates('Give a student a seat in a course', EnrollmentDetailView, OutsideOwnCourses, AlreadyGranted)
  @Describe(
    'No payment is needed. The student gets access at once and a notification in the feed and live.',
    'Earlier progress is restored.',
    'A bought seat gets a second grant, which a refund does not revoke.',
    'Refused while a grant by staff is active (409 `seat_already_granted`).',
    '`ends_at` limits the grant: from that instant on it does not count.',
  )
  grant(@SignedIn() caller: Caller, @Body() body: EnrollmentBody) {
    return this.enrollments.grant(caller, body);
  }

  @Patch(':id')
  @Requires('enrollments.edit')
  @ResponseMessage('messages.enrollment_changed')
  @Returns('Cancel an enrolment, or give the seat back', EnrollmentDetailView, NotFound, OutsideOwnCourses)
  @Describe(
    '`cancelled` revokes every grant and closes the course to the student, `active` adds a grant by staff ' +
      'again. The student is notified of both.',
    'Progress and notes are kept, and nothing is refunded.',
  )
  change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: EnrollmentChangeBody) {
    return this.enrollments.update(caller, id, body);
  }

  @Delete(':id')
  @Requires('enrollments.delete')
  @ResponseMessage('messages.enrollment_cancelled')
  @Returns('Cancel an enrolment with all its grants', EnrollmentDetailView, NotFound, OutsideOwnCourses)
  @Describe(
    'The student can no longer open the course and is notified.',
    'Progress and notes are kept. Nothing is refunded: refunds are made at the processor.',
  )
  cancel(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.enrollments.cancel(caller, id);
  }
}
