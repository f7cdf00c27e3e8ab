import { Controller, Delete, Get, Patch, Query, type Type } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { RequestLanguage, SignedIn } from '#kit/access/parameters';
import { Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { NotificationFeedView } from './notification.view';
import { NotificationsQuery } from './notifications.dto';
import { NotificationFeed } from './notification-feed.service';

/** Where the accounts of an audience find their notifications. */
export interface NotificationRoutes {
  path: string;
  audience: string;
  /** Audiences without a feed that are told live what happens to their own records. */
  liveOnlyAudiences?: readonly string[];
}

/** Routes of one audience. Every one answers with the complete feed, which replaces the client's copy. */
export function notificationsController({ path, audience }: NotificationRoutes): Type {
  @ApiTags('Notifications')
  @Controller(path)
  class NotificationsController {
    constructor(private readonly feed: NotificationFeed) {}

    @Get()
    @Audience(audience)
    @Returns('The notifications of the caller, the newest first', NotificationFeedView)
    @Describe(
      'What the account was told within the last 30 days, in the language of the request, the latest first, and how ' +
        'many are unread in all.',
      'The last page has fewer items than were asked for, or none.',
      'With `since` only those told or read at that moment or later, for a page that was away; new ones arrive live ' +
        'as `notification:created`.',
    )
    async list(
      @SignedIn() caller: Caller,
      @RequestLanguage() language: Language,
      @Query() { since, pageRequest: request }: NotificationsQuery,
    ): Promise<NotificationFeedView> {
      return this.feed.get(caller, language, { since, request });
    }

    @Patch('read-all')
    @Audience(audience)
    @Returns('Mark all of them read', NotificationFeedView)
    @Describe(
      'Those read already keep their time.',
      'Answers the feed as it is now; other open pages of the account hear `notification:read` with `id` null.',
    )
    @ResponseMessage('messages.notifications_read')
    async readAll(@SignedIn() caller: Caller, @RequestLanguage() language: Language): Promise<NotificationFeedView> {
      return this.feed.readAll(caller, language);
    }

    @Patch(':id/read')
    @Audience(audience)
    @Returns('Mark one read', NotificationFeedView, NotFound)
    @Describe(
      'One that was read keeps its time.',
      'Answers the feed as it is now; other open pages of the account hear `notification:read`.',
    )
    @ResponseMessage('messages.notification_read')
    async read(
      @SignedIn() caller: Caller,
      @RequestLanguage() language: Language,
      @IdParam() id: number,
    ): Promise<NotificationFeedView> {
      return this.feed.read(caller, language, id);
    }

    @Delete(':id')
    @Audience(audience)
    @Returns('Delete one', NotificationFeedView, NotFound)
    @Describe(
      'It is gone for good.',
      'Answers the feed as it is now; other open pages of the account hear `notification:deleted`.',
    )
    @ResponseMessage('messages.notification_deleted')
    async remove(
      @SignedIn() caller: Caller,
      @RequestLanguage() language: Language,
      @IdParam() id: number,
    ): Promise<NotificationFeedView> {
      return this.feed.delete(caller, language, id);
    }
  }
  // Operation ids of the API description are made of it.
  const name = `${audience.charAt(0).toUpperCase()}${audience.slice(1)}NotificationsController`;
  Object.defineProperty(NotificationsController, 'name', { value: name });
  return NotificationsController;
}
