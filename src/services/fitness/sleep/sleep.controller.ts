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
    'Nights belong to the day of waking. `page` and `page_count` choose the days that `nights` has.',
    'Figures are of the last 30 days in the time zone of the member, the debt of the last 14; naps count in none.',
  )
  page(@SignedIn() { id }: Caller, @Query() query: NightsQuery) {
    return this.pages.page(id, query.pageRequest);
  }

  @Post('nights')
  @Requires('fitness.edit')
  @ResponseMessage('messages.night_logged')
  @Creates('Log a night, or an additional nap', SleepPageView, ValidationFailed)
  @Describe(
    'With both times, or with `date` and the minutes asleep; not in the future, and at most 24 hours.',
    'Stages together cannot be longer than the sleep.',
    'A sleep replaces those it overlaps with; parts at most two hours apart are one night, which counts on the day of the ' +
      'last waking.',
    'A sleep at another time of that day is a nap, the longer of the two being the night.',
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
  @Describe('By the day of waking. Returns the page without it.')
  async remove(@SignedIn() { id }: Caller, @DayParam() date: string) {
    await this.nights.remove(id, date);
    return this.pages.page(id);
  }
}
