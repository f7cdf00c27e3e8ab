import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { CALENDAR_UPDATED } from './calendar.events';
import { CalendarExport } from './calendar-export.entity';
import { CalendarExportsController } from './calendar-exports.controller';
import { CalendarExports } from './calendar-exports.service';
import { CalendarFeed } from './calendar-feed.entity';
import { CalendarFeedsController } from './calendar-feeds.controller';
import { FeedExists } from './calendar-feeds.refusals';
import { calendarFeedsMessages } from './calendar-feeds.messages';
import { CalendarFeeds } from './calendar-feeds.service';
import { FeedMetrics } from './feed-metrics';
import { FeedNotices } from './feed-notices.service';
import { FeedPolling } from './feed-polling.service';
import { FeedReader } from './feed-reader.service';
import { FeedStorage } from './feed-storage';
import { IcalController } from './ical.controller';
import { ImportedEvent } from './imported-event.entity';
import { PastEvents } from './past-events';
import { calendarFeedsOffice } from './calendar-feeds.office';

export const calendarFeeds: Feature = {
  controllers: [CalendarExportsController, CalendarFeedsController, IcalController],
  providers: [
    CalendarExports,
    CalendarFeeds,
    FeedMetrics,
    FeedNotices,
    FeedPolling,
    FeedReader,
    FeedStorage,
    PastEvents,
  ],
  entities: [CalendarExport, CalendarFeed, ImportedEvent],
  tables: ['stays/calendar-feeds'],
  routines: routinesIn(
    __dirname,
    'count_calendar_change',
    'give_freed_nights',
    'hold_imported',
    'hold_nights_of',
    'write_notifications',
  ),
  messages: calendarFeedsMessages,
  constraintRefusals: { calendar_feed_address_key: FeedExists },
  rateLimits: {
    calendarExport: { limit: 60, windowSeconds: 3600 },
    calendarSync: { limit: 2, windowSeconds: 60 },
  },
  events: [CALENDAR_UPDATED],
  office: calendarFeedsOffice,
};
