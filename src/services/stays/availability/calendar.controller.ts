import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { QueryText } from '#kit/fields/query-fields';
import { Text } from '#kit/fields/text-fields';
import { Returns, Describe } from '#kit/http/route-description';
import { ValidationFailed } from '#kit/refusals/refusal';
import { FORM_FILTER } from '../stays.pages';
import { Calendar } from './calendar.service';
import { CalendarView } from './calendar.view';

class CalendarQuery {
  @Text({ max: 7, example: '2026-05', description: 'Year and month, `YYYY-MM`.' })
  month: string;

  @QueryText({ ...FORM_FILTER, max: 120, description: 'Id or slug of a stay; all stays when omitted.' })
  stay?: string;
}

@ApiTags('Calendar')
@Controller('calendar')
export class CalendarController {
  constructor(private readonly calendar: Calendar) {}

  @Get()
  @Requires('calendar.view')
  @Describe(
    'Returns a month of the calendar: for each stay, in the order of English titles, every booking, block and event of',
    'another calendar with a night in the month. Overdue unpaid bookings are omitted.',
  )
  @Returns('Bookings, blocks and imported nights of a month, stay by stay', CalendarView, ValidationFailed)
  month(@Query() { month, stay }: CalendarQuery): Promise<CalendarView> {
    return this.calendar.getMonth(month, stay);
  }
}
