import { Body, Controller, Delete, Post } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { Id } from '#kit/fields/number-fields';
import { Creates, Describe, ResponseMessage, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { CalendarExports } from './calendar-exports.service';

class CalendarExportBody {
  @Id({ description: 'Id of the stay.' })
  stay_id: number;
}

const CalendarExportView = view('CalendarExportView', 'The address of a calendar, which is shown only once', {
  stay_id: shown.whole({ description: 'Id of the stay.' }),
  address: shown.text({
    description: 'Address for other platforms. Store it now: it cannot be shown again.',
    example: 'https://example.com/stays/api/ical/qk_cal_0f6b1f0e6a52.ics',
  }),
});
type CalendarExportView = InstanceType<typeof CalendarExportView>;

@ApiTags('Calendar')
@Controller('calendar/exports')
export class CalendarExportsController {
  constructor(private readonly exports: CalendarExports) {}

  @Post()
  @Requires('calendar.block')
  @ResponseMessage('messages.calendar_export_created')
  @Describe(
    'Creates the address at which other platforms read the reserved and blocked nights of a stay. Only this response',
    'contains it. A stay has one address: the former one is 404 at once.',
  )
  @Creates('Create the calendar address of a stay', CalendarExportView, ValidationFailed)
  create(@Body() { stay_id }: CalendarExportBody): Promise<CalendarExportView> {
    return this.exports.create(stay_id);
  }

  @Delete()
  @Requires('calendar.block')
  @ResponseMessage('messages.calendar_export_ended')
  @Describe('Ends the calendar address of a stay: other platforms get 404 at once.')
  @Returns('End the calendar address of a stay', null, ValidationFailed, NotFound)
  async end(@Body() { stay_id }: CalendarExportBody): Promise<void> {
    await this.exports.delete(stay_id);
  }
}
