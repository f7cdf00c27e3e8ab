import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { DayParam } from '../days/day-param';
import { HealthReadingBody } from './vitals.dto';
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
  @Answers('Vital signs: what was measured last, averages, trends and the last 30 days', HealthPageView)
  page(@SignedIn() { id }: Caller) {
    return this.pages.page(id);
  }

  @Post('readings')
  @Requires('fitness.edit')
  @Says('messages.reading_saved')
  @Creates("Log a day's vital signs; what is left out stays, null takes it away", HealthPageView, ValidationFailed)
  async log(@SignedIn() { id }: Caller, @Body() body: HealthReadingBody) {
    await this.readings.log(id, body);
    return this.pages.page(id);
  }

  @Delete('readings/:date')
  @Requires('fitness.edit')
  @Says('messages.reading_deleted')
  @Answers('Delete the reading of a day', HealthPageView, NotFound)
  async remove(@SignedIn() { id }: Caller, @DayParam() date: string) {
    await this.readings.remove(id, date);
    return this.pages.page(id);
  }
}
