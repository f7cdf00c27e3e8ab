import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { OutsideOwnCourses, SHOWS_OWN_COURSES } from '../courses.confinement';
import { EnrollmentDetailView, EnrollmentView } from './enrollment.view';
import { EnrollmentBody, EnrollmentChangeBody, EnrollmentFilters } from './enrollments.dto';
import { EnrollmentQueries } from './enrollments.queries';
import { Enrollments } from './enrollments.service';
import { AlreadyGranted } from './seats.service';

@ApiTags('Enrolments')
@Controller('enrollments')
export class EnrollmentsController {
  constructor(
    private readonly enrollments: Enrollments,
    private readonly queries: EnrollmentQueries,
  ) {}

  @Get()
  @Requires('enrollments.view')
  @Returns('Enrolments, most recently changed first', dataPageOf(EnrollmentView))
  @Describe('Cancelled ones too, with progress as of now. All filters that are sent have to hold.', SHOWS_OWN_COURSES)
  async list(@SignedIn() caller: Caller, @Query() filters: EnrollmentFilters) {
    return dataPage(await this.queries.list(caller, filters));
  }

  @Get(':id')
  @Requires('enrollments.view')
  @Returns('One enrolment with what granted it', EnrollmentDetailView, NotFound, OutsideOwnCourses)
  @Describe(
    'With every grant it rests on: an order, a free course or the team.',
    'It is held while one of them stands.',
  )
  one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.queries.get(caller, id);
  }

  @Post()
  @Requires('enrollments.create')
  @ResponseMessage('messages.enrollment_granted')
  @Creates('Give a student a seat in a course', EnrollmentDetailView, OutsideOwnCourses, AlreadyGranted)
  @Describe(
    'Without payment; the student can learn at once and is told in the feed and live.',
    'Progress made earlier is there again.',
    'Next to a bought seat it is a second reason to hold it, which a refund does not take.',
    'Refused while a seat given by the team stands (409 `seat_already_granted`).',
  )
  grant(@SignedIn() caller: Caller, @Body() body: EnrollmentBody) {
    return this.enrollments.grant(caller, body);
  }

  @Patch(':id')
  @Requires('enrollments.edit')
  @ResponseMessage('messages.enrollment_changed')
  @Returns('Cancel an enrolment, or give the seat back', EnrollmentDetailView, NotFound, OutsideOwnCourses)
  @Describe(
    '`cancelled` takes every grant back and closes the course to the student, `active` gives a seat by the team ' +
      'again; the student is notified of either.',
    'Progress and notes are kept, and no money moves.',
  )
  change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: EnrollmentChangeBody) {
    return this.enrollments.update(caller, id, body);
  }

  @Delete(':id')
  @Requires('enrollments.delete')
  @ResponseMessage('messages.enrollment_cancelled')
  @Returns('Cancel an enrolment, whatever granted it', EnrollmentDetailView, NotFound, OutsideOwnCourses)
  @Describe(
    'The student can no longer open the course and is notified.',
    'Progress and notes are kept, and no money moves: refunds are made at the processor.',
  )
  cancel(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.enrollments.cancel(caller, id);
  }
}
