import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { DayParam } from '../days/day-param';
import { NightsQuery, SleepNightBody } from './sleep.dto';
import { SleepPages } from './sleep-page';
import { SleepNights } from './sleep.service';
import { SleepPageView } from './sleep.view';

@ApiTags('Sleep')
@Controller('fitness/sleep')
export class SleepController {
  constructor(
    private readonly pages: SleepPages,
    private readonly nights: SleepNights,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Returns('Sleep: the last night, stages, regularity and the last 30 days', SleepPageView)
  @Describe(
    'Returns figures over the last 30 days in the time zone of the member, sleep debt and regularity over ' +
      'the last 14; naps count in none.',
    'Nights belong to the day of waking. `page` and `page_count` choose the days of `nights`.',
  )
  page(@SignedIn() { id }: Caller, @Query() query: NightsQuery) {
    return this.pages.page(id, query.pageRequest);
  }

  @Post('nights')
  @Requires('fitness.edit')
  @ResponseMessage('messages.night_logged')
  @Creates('Log a night, or an additional nap', SleepPageView, ValidationFailed)
  @Describe(
    'Logs a sleep of at most 24 hours, with both times or with `date` and the minutes asleep; not in the ' +
      'future, and with stages no longer than the sleep.',
    'It replaces sleeps that it overlaps with.',
    'Parts at most two hours apart are one night, on the day of the last waking; of several sleeps of a day, ' +
      'the longest is the night and the others are naps.',
    'Returns the page.',
  )
  async log(@SignedIn() { id }: Caller, @Body() body: SleepNightBody) {
    await this.nights.log(id, body);
    return this.pages.page(id);
  }

  @Delete('nights/:date')
  @Requires('fitness.edit')
  @ResponseMessage('messages.night_deleted')
  @Returns('Delete a night with its naps', SleepPageView, NotFound)
  @DescribePath({ date: 'Day of waking, `YYYY-MM-DD`.' })
  @Describe('Deletes the night and its naps by the day of waking. Returns the updated page.')
  async remove(@SignedIn() { id }: Caller, @DayParam() date: string) {
    await this.nights.delete(id, date);
    return this.pages.page(id);
  }
}
