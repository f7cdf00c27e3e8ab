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

export interface NotificationRoutes {
  path: string;
  audience: string;
  /** Audiences that receive live events about their own records, without a feed. */
  liveOnlyAudiences?: readonly string[];
}

/** Routes of one audience. All of them return the complete feed, so that clients can replace their copy. */
export function notificationsController({ path, audience }: NotificationRoutes): Type {
  @ApiTags('Notifications')
  @Controller(path)
  class NotificationsController {
    constructor(private readonly feed: NotificationFeed) {}

    @Get()
    @Audience(audience)
    @Returns('The notifications of the caller, the newest first', NotificationFeedView)
    @Describe(
      'Returns the notifications of the last 30 days in the language of the request, newest first, and the number of ' +
        'unread ones.',
      'The last page has fewer items than the page size, or none.',
      '`since` limits the list to those created or read then or later. New ones arrive live as `notification:created`.',
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
    @Returns('Mark all notifications as read', NotificationFeedView)
    @Describe(
      'Marks all notifications as read; those read before keep their time.',
      'Returns the updated feed. Other open pages of the account receive `notification:read` with `id` null.',
    )
    @ResponseMessage('messages.notifications_read')
    async readAll(@SignedIn() caller: Caller, @RequestLanguage() language: Language): Promise<NotificationFeedView> {
      return this.feed.readAll(caller, language);
    }

    @Patch(':id/read')
    @Audience(audience)
    @Returns('Mark one notification as read', NotificationFeedView, NotFound)
    @Describe(
      'Marks one notification as read; one read before keeps its time.',
      'Returns the updated feed. Other open pages of the account receive `notification:read`.',
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
    @Returns('Delete one notification', NotificationFeedView, NotFound)
    @Describe(
      'Deletes one notification permanently.',
      'Returns the updated feed. Other open pages of the account receive `notification:deleted`.',
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
  // Operation ids are derived from the class name.
  const name = `${audience.charAt(0).toUpperCase()}${audience.slice(1)}NotificationsController`;
  Object.defineProperty(NotificationsController, 'name', { value: name });
  return NotificationsController;
}
