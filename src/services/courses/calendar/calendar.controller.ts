import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { QueryDay } from '#kit/fields/query-fields';
import { Returns, Describe } from '#kit/http/route-description';
import { ValidationFailed } from '#kit/refusals/refusal';
import { FILTER } from '../courses.pages';
import { STUDENT } from '../students/student-accounts';
import { Calendar } from './calendar.service';
import { CalendarView } from './calendar.view';

class CalendarQuery {
  @QueryDay({ ...FILTER, description: 'First day, in the time zone of the school; today when left out.' })
  from?: string;

  @QueryDay({ ...FILTER, description: 'Last day; the sixth after `from` when left out. A range has at most 92 days.' })
  to?: string;
}

@ApiTags('Calendar')
@Controller('users/dashboard/calendar')
export class CalendarController {
  constructor(private readonly calendar: Calendar) {}

  @Get()
  @Audience(STUDENT)
  @Returns('Classes and deadlines of the enrolled courses in a range of days', CalendarView, ValidationFailed)
  @Describe(
    'Returns the classes that overlap the range of days, cancelled ones included, and the published assignments due',
    'in it with the own submission. The default range is seven days from today; the longest has 92. Days are those of',
    'the time zone of the school, which the response names.',
  )
  async days(@SignedIn() student: Caller, @Query() query: CalendarQuery) {
    return this.calendar.get(student.id, query);
  }
}
