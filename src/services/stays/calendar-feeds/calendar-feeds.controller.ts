import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SendsOut } from '#kit/access/sends-out';
import { IdParam } from '#kit/http/identifiers';
import { Creates, Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { NotFound, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { CalendarFeedBody, CalendarFeedChangeBody, StayQuery } from './calendar-feeds.dto';
import { FeedExists, MAX_FEEDS, TooManyFeeds } from './calendar-feeds.refusals';
import { CalendarConflictView, CalendarFeedView, FeedEventView } from './calendar-feed.view';
import { CalendarFeeds } from './calendar-feeds.service';

@ApiTags('Calendar')
@DescribePath({ id: 'Id of the calendar feed.' })
@Controller('calendar')
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Get('feeds')
  @Requires('calendar.view')
  @Describe('Lists the calendars of other platforms that are read, by stay, each with its state and last error.')
  @Returns('The calendar feeds', [CalendarFeedView], ValidationFailed)
  list(@Query() { stay }: StayQuery): Promise<CalendarFeedView[]> {
    return this.feeds.list(stay);
  }

  @Post('feeds')
  @Requires('calendar.block')
  @SendsOut()
  @ResponseMessage('messages.calendar_feed_created')
  @Describe(
    'Adds a calendar of another platform. It is read soon and then every `calendar_poll_minutes`; its events hold the',
    'nights of the stay that are free, and never move a booking or block. The address must be public and begin with',
    `https. A stay has at most ${MAX_FEEDS} feeds.`,
  )
  @Creates('Add a calendar feed', CalendarFeedView, ValidationFailed, FeedExists, TooManyFeeds)
  create(@Body() body: CalendarFeedBody): Promise<CalendarFeedView> {
    return this.feeds.create(body);
  }

  @Patch('feeds/:id')
  @Requires('calendar.block')
  @SendsOut()
  @ResponseMessage('messages.calendar_feed_changed')
  @Describe('Changes a calendar feed and reads it soon; omitted fields stay as they are.')
  @Returns('Change a calendar feed', CalendarFeedView, ValidationFailed, NotFound, FeedExists)
  change(@IdParam() id: number, @Body() body: CalendarFeedChangeBody): Promise<CalendarFeedView> {
    return this.feeds.update(id, body);
  }

  @Delete('feeds/:id')
  @Requires('calendar.block')
  @ResponseMessage('messages.calendar_feed_deleted')
  @Describe('Deletes a calendar feed. The nights that only its events hold can be booked again at once.')
  @Returns('Delete a calendar feed and release its nights', null, NotFound)
  async remove(@IdParam() id: number): Promise<void> {
    await this.feeds.delete(id);
  }

  @Post('feeds/:id/sync')
  @Requires('calendar.block')
  @SendsOut()
  @CountedBy({ calendarSync: 'readings of one feed by staff' })
  @Describe(
    'Reads a calendar now and returns its feed, with `error` when that failed. Returns the feed unchanged while another',
    'process reads it.',
  )
  @Returns('Read a calendar feed now', CalendarFeedView, NotFound, RateLimited)
  sync(@IdParam() id: number): Promise<CalendarFeedView> {
    return this.feeds.sync(id);
  }

  @Get('feeds/:id/events')
  @Requires('calendar.view')
  @Describe('Lists the events of a calendar that are not over, earliest first, each with the state of its nights.')
  @Returns('The events of a calendar feed', [FeedEventView], NotFound)
  events(@IdParam() id: number): Promise<FeedEventView[]> {
    return this.feeds.listEvents(id);
  }

  @Get('conflicts')
  @Requires('calendar.view')
  @Describe(
    'Lists the nights that an event of another calendar shares with a booking or block, earliest first. A conflict ends',
    'when either of them is gone; nights that the booking or block releases are held for the event at once.',
  )
  @Returns('Conflicts with other calendars', [CalendarConflictView], ValidationFailed)
  conflicts(@Query() { stay }: StayQuery): Promise<CalendarConflictView[]> {
    return this.feeds.listConflicts(stay);
  }
}
