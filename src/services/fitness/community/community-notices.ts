import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Database } from '#kit/database/database';
import { NotificationFeed } from '#shared/notifications/notification-feed.service';
import { Notifications } from '#shared/notifications/notifications.service';
import { wantsAlert } from '../preferences/wanted-alerts';

/** Notifies authors of comments and replies, unless they have switched such alerts off. */
@Injectable()
export class CommunityNotices {
  constructor(
    private readonly db: Database,
    private readonly notifications: Notifications,
    private readonly feed: NotificationFeed,
  ) {}

  /** Deletes the notifications about deleted content. */
  async withdraw(authorId: number | null, type: string, data: Record<string, unknown>): Promise<void> {
    if (authorId !== null) await this.feed.withdraw({ audience: STAFF, id: authorId }, type, data);
  }

  async notify(
    authorId: number | null,
    by: number,
    notice: { type: string; data: Record<string, unknown> },
  ): Promise<void> {
    if (authorId === null || authorId === by) return;
    const row = await this.db.row<{ name: string; wanted: boolean }>(
      `SELECT a.first_name || ' ' || a.last_name AS name,
         ${wantsAlert('community', '$2')} AS wanted
       FROM account a WHERE a.id = $1`,
      [by, authorId],
    );
    if (row?.wanted)
      await this.notifications.toHolder('fitness.view', authorId, { ...notice, params: { from: row.name } });
  }
}
