import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { DayParam } from '../days/day-param';
import { HealthReadingBody, HealthReadingsQuery } from './vitals.dto';
import { HealthPages } from './vitals-page';
import { HealthReadings } from './vitals.service';
import { HealthPageView } from './vitals.view';

@ApiTags('Vitals')
@Controller('fitness/health')
export class VitalsController {
  constructor(
    private readonly pages: HealthPages,
    private readonly readings: HealthReadings,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Returns('Vital signs: latest values, averages, trends and the last 30 days', HealthPageView)
  @Describe(
    'Returns seven vital signs and the blood pressure by days of the member. Missing figures are null, not 0.',
    '`page` and `page_count` choose the page of `readings`; figures and series do not depend on it.',
    'Classes of blood pressure are those of the ACC and AHA of 2017; nothing here is a diagnosis.',
  )
  page(@SignedIn() { id }: Caller, @Query() query: HealthReadingsQuery) {
    return this.pages.page(id, query.pageRequest);
  }

  @Post('readings')
  @Requires('fitness.edit')
  @ResponseMessage('messages.reading_saved')
  @Creates(
    "Log a day's vital signs; fields left out stay unchanged, null clears them",
    HealthPageView,
    ValidationFailed,
  )
  @Describe(
    'Adds or changes the reading of a day that is not in the future, today by default; at least one figure ' +
      'must remain.',
    'Systolic and diastolic pressure must be sent together, the systolic one above the other. Returns the page.',
  )
  async log(@SignedIn() { id }: Caller, @Body() body: HealthReadingBody) {
    await this.readings.log(id, body);
    return this.pages.page(id);
  }

  @Delete('readings/:date')
  @Requires('fitness.edit')
  @ResponseMessage('messages.reading_deleted')
  @Returns('Delete the reading of a day', HealthPageView, NotFound)
  @DescribePath({ date: 'Day of the reading, `YYYY-MM-DD`.' })
  @Describe('Deletes the reading with its note. Returns the updated page.')
  async remove(@SignedIn() { id }: Caller, @DayParam() date: string) {
    await this.readings.delete(id, date);
    return this.pages.page(id);
  }
}
