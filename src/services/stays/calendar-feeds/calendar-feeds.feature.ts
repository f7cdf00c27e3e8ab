import { CalendarFeeds1767400091610 } from '#migrations/stays/1767400091610-calendar-feeds';
import { CalendarFeedsTold1767400092400 } from '#migrations/stays/1767400092400-calendar-feeds-told';
import { UnreadEvents1767400150000 } from '#migrations/stays/1767400150000-unread-events';
import type { Feature } from '#kit/service/feature';
import { CALENDAR_UPDATED } from './calendar.events';
import { CalendarExport } from './calendar-export.entity';
import { CalendarExportsController } from './calendar-exports.controller';
import { CalendarExports } from './calendar-exports.service';
import { CalendarFeed } from './calendar-feed.entity';
import { CalendarFeedsController } from './calendar-feeds.controller';
import { FeedExists } from './calendar-feeds.refusals';
import { calendarFeedsSentences } from './calendar-feeds.sentences';
import { CalendarFeeds } from './calendar-feeds.service';
import { FeedMetrics } from './feed-metrics';
import { FeedNotices } from './feed-notices.service';
import { FeedPolling } from './feed-polling.service';
import { FeedReader } from './feed-reader.service';
import { FeedStorage } from './feed-storage';
import { IcalController } from './ical.controller';
import { ImportedEvent } from './imported-event.entity';
import { PastEvents } from './past-events';

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
  migrations: [CalendarFeeds1767400091610, CalendarFeedsTold1767400092400, UnreadEvents1767400150000],
  sentences: calendarFeedsSentences,
  constraintRefusals: { calendar_feed_address_key: FeedExists },
  rateLimits: {
    calendarExport: { limit: 60, windowSeconds: 3600 },
    calendarSync: { limit: 2, windowSeconds: 60 },
  },
  events: [CALENDAR_UPDATED],
};
