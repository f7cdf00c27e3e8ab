import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '#kit/access/access-rule';
import { VisitorAddress } from '#kit/access/parameters';
import { IgnoresUnknownParameters } from '#kit/http/query.guard';
import { Describe, DescribePath, Refuses, SecretPath } from '#kit/http/route-description';
import { entityTag } from '#kit/http/write-json';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '#kit/openapi/api-notes';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { NotFound } from '#kit/refusals/refusal';
import { CalendarExports } from './calendar-exports.service';

@ApiTags('Stays')
@Controller('ical')
export class IcalController {
  constructor(private readonly exports: CalendarExports) {}

  @Get(':secret.ics')
  @Public()
  @IgnoresUnknownParameters()
  @ApiOperation({ summary: 'The calendar of a stay, for other platforms' })
  @ApiParam({ name: 'secret', type: String })
  @SecretPath('secret')
  @DescribePath({ secret: 'The secret part of the address that staff created.' })
  @Describe(
    'Returns the reserved and blocked nights of a stay as an iCalendar file, from 30 days ago on, without data of',
    'guests. Send the `ETag` as `If-None-Match` to get 304 while nothing has changed.',
  )
  @CountedBy({
    calendarExport: 'readings of one calendar from one address',
    misses: 'unknown addresses of calendars from one address',
  })
  @ApiResponse({ status: 200, description: 'An iCalendar file (`text/calendar`)' })
  @ApiResponse({ status: 304, description: 'The calendar has not changed' })
  @Refuses(NotFound)
  async read(
    @Param('secret') secret: string,
    @VisitorAddress() visitorAddress: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const body = Buffer.from(await this.exports.read(secret, visitorAddress));
    response.set({
      'Cache-Control': 'private, max-age=300',
      'Content-Type': 'text/calendar; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      ETag: entityTag(body),
    });
    if (request.fresh) response.status(304).end();
    else response.end(request.method === 'HEAD' ? undefined : body);
  }
}
