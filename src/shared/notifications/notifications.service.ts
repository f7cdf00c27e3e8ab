import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Database } from '#kit/database/database';
import { Translator } from '#kit/language/language';
import { Live } from '#kit/live/live';
import { Clock } from '#kit/time/clock';
import { NOTIFICATION_CREATED } from './notification.events';
import { NOTIFICATION_COLUMNS, type NotificationRow, notificationView } from './notification.view';

export interface Message {
  /** Names the sentences `notifications.<type>.title` and `.body`. */
  type: string;
  /** Values for their placeholders; a text in both languages may be given as `{en, ar}`. */
  params?: Record<string, unknown>;
  /** What a client needs to open what the message is about. */
  data?: Record<string, unknown>;
}

export type RecipientScope = number | 'unscoped';

/** Ids begin at 1, so no account is limited to this one. */
const NO_SCOPE = 0;

/**
 * Tells accounts something: stored with the running transaction, shown on their open pages once it has committed.
 */
@Injectable()
export class Notifications {
  constructor(
    private readonly db: Database,
    private readonly live: Live,
    private readonly clock: Clock,
    private readonly translator: Translator,
  ) {}

  /** One account of any audience. */
  async to(audience: string, id: number, message: Message): Promise<void> {
    const stored = await this.db.rows<NotificationRow>(
      `INSERT INTO notification (type, params, data, created_at, audience, recipient_id)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${NOTIFICATION_COLUMNS}`,
      [...this.values(message), audience, id],
    );
    this.show(stored);
  }

  /** Several accounts of one audience, in one statement. */
  async toEach(audience: string, ids: readonly number[], message: Message): Promise<void> {
    const stored = await this.db.rows<NotificationRow>(
      `INSERT INTO notification (type, params, data, created_at, audience, recipient_id)
       SELECT $1, $2::jsonb, $3::jsonb, $4::timestamptz, $5, id FROM unnest($6::integer[]) AS recipient (id)
       RETURNING ${NOTIFICATION_COLUMNS}`,
      [...this.values(message), audience, ids],
    );
    this.show(stored);
  }

  /**
   * Every staff account that holds the permission; with a scope, those limited to it and those without a limit, who
   * alone are told with `unscoped`.
   */
  async toStaffWith(
    permission: string,
    message: Message,
    { scopeId }: { scopeId?: RecipientScope } = {},
  ): Promise<void> {
    const stored = await this.db.rows<NotificationRow>(
      `INSERT INTO notification (type, params, data, created_at, audience, recipient_id)
       SELECT $1, $2::jsonb, $3::jsonb, $4::timestamptz, $5, account.id
       FROM account
       WHERE account.deleted_at IS NULL
         AND ($6::integer IS NULL OR account.scope_id IS NULL OR account.scope_id = $6)
         AND EXISTS (
           SELECT 1 FROM account_role JOIN role ON role.id = account_role.role_id
           WHERE account_role.account_id = account.id AND $7 = ANY (role.permissions)
         )
       ORDER BY account.id RETURNING ${NOTIFICATION_COLUMNS}`,
      [...this.values(message), STAFF, scopeId === 'unscoped' ? NO_SCOPE : (scopeId ?? null), permission],
      { prepared: true },
    );
    this.show(stored);
  }

  private values({ type, params = {}, data = {} }: Message): unknown[] {
    return [type, JSON.stringify(params), JSON.stringify(data), this.clock.now().toString()];
  }

  private show(stored: NotificationRow[]): void {
    for (const row of stored) {
      const { audience, recipient_id: id } = row;
      this.live.tell(NOTIFICATION_CREATED, { audience, ids: [id] }, language =>
        notificationView(row, language, this.translator),
      );
    }
  }
}
