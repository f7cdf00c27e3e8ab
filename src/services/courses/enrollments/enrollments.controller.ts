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
  @Describe(
    'Lists enrolments, cancelled ones included, with the current progress. All filters must match.',
    SHOWS_OWN_COURSES,
  )
  async list(@SignedIn() caller: Caller, @Query() filters: EnrollmentFilters) {
    return dataPage(await this.queries.list(caller, filters));
  }

  @Get('checks')
  @OnlyFor(UNLIMITED_ACCOUNTS)
  @Requires('enrollments.view')
  @Returns('Seats that do not agree with their grants', dataPageOf(SeatFindingView), OutsideOwnCourses)
  @Describe(
    'Compares every seat with its grants and orders, and lists the differences; the list is empty when all agree.',
    '`POST /enrollments/{id}/repair` corrects all kinds but the last two. Not for accounts linked to an instructor.',
  )
  async findings(@SignedIn() caller: Caller, @Query() query: SeatCheckQuery) {
    return dataPage(await this.checks.list(caller, query.pageRequest));
  }

  @Get(':id')
  @Requires('enrollments.view')
  @Returns('One enrolment with its grants', EnrollmentDetailView, NotFound, OutsideOwnCourses)
  @Describe(
    'Returns an enrolment with every grant of its seat: by an order, as a free course, or by staff. The seat is',
    'active while one of them is.',
  )
  one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.queries.get(caller, id);
  }

  @Get(':id/history')
  @Requires('enrollments.view')
  @Returns('The history of one enrolment, newest first', dataPageOf(HistoryEntryView), NotFound, OutsideOwnCourses)
  @Describe(
    'Lists every grant, change of an end, revocation, end and repair of the seat, with the account and the reason.',
    'The list begins with the installation of this version.',
  )
  async changes(@SignedIn() caller: Caller, @IdParam() id: number, @Query() query: SeatHistoryQuery) {
    return dataPage(await this.history.list(caller, id, query.pageRequest));
  }

  @Post()
  @Requires('enrollments.create')
  @ResponseMessage('messages.enrollment_granted')
  @Creates('Give a student a seat in a course', EnrollmentDetailView, OutsideOwnCourses, AlreadyGranted)
  @Describe(
    'Adds a grant to the seat of a student without a payment: the student gets access at once, with earlier progress,',
    'and is notified in the feed and live. A bought seat keeps this grant after a refund. While another grant by',
    'staff is active, the request is refused (409 `seat_already_granted`). `ends_at` is the end of the grant,',
    'exclusive.',
  )
  grant(@SignedIn() caller: Caller, @Body() body: EnrollmentBody) {
    return this.enrollments.grant(caller, body);
  }

  @Patch(':id')
  @Requires('enrollments.edit')
  @ResponseMessage('messages.enrollment_changed')
  @Returns('Cancel an enrolment, or grant it again', EnrollmentDetailView, NotFound, OutsideOwnCourses)
  @Describe(
    'Revokes every grant with `cancelled`, which closes the course to the student, or adds a grant by staff with',
    '`active`. The student is notified of both. Progress and notes are kept, and nothing is refunded.',
  )
  change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: EnrollmentChangeBody) {
    return this.enrollments.update(caller, id, body);
  }

  @Delete(':id')
  @Requires('enrollments.delete')
  @ResponseMessage('messages.enrollment_cancelled')
  @Returns('Cancel an enrolment with all its grants', EnrollmentDetailView, NotFound, OutsideOwnCourses)
  @Describe(
    'Revokes every grant of the seat. The student can no longer open the course and is notified. Progress and notes',
    'are kept; nothing is refunded, since refunds are made at the processor.',
  )
  cancel(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.enrollments.cancel(caller, id);
  }
}
