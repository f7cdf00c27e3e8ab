import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import { type Language, Translator } from '#kit/language/language';
import { Live } from '#live/live';
import { Clock } from '#kit/time/clock';
import { NOTIFICATION_CREATED } from './notification.events';
import { type NotificationRow, type NotificationView, notificationView } from './notification.view';

export interface Message {
  type: string;
  /** Values for their placeholders; `{en, ar}` for a text in both languages. */
  params?: Record<string, unknown>;
  /** Ids and codes for a link to the subject. */
  data?: Record<string, unknown>;
  /** Makes the notification unique per recipient: repeats are not stored. */
  onceKey?: string;
}

export type RecipientScope = number | 'unscoped' | { limitedTo: number };

type StoredNotice = Pick<NotificationRow, 'id' | 'recipient_id'>;

/** No account has this scope, since ids begin at 1. */
const NO_SCOPE = 0;

/** Stores notifications in the running transaction, and sends them to open pages after the commit. */
@Injectable()
export class Notifications {
  constructor(
    private readonly db: Database,
    private readonly live: Live,
    private readonly clock: Clock,
    private readonly translator: Translator,
  ) {}

  async to(audience: string, id: number, message: Message): Promise<void> {
    await this.toEach(audience, [id], message);
  }

  /** Notifies one staff account if it has the permission at the end of the running transaction. */
  async toHolder(permission: string, id: number, message: Message): Promise<void> {
    await this.store(
      STAFF,
      sql`SELECT account.id FROM account WHERE account.id = ${id} AND ${holds(permission)}`,
      message,
    );
  }

  async toEach(audience: string, ids: readonly number[], message: Message): Promise<void> {
    await this.store(audience, sql`SELECT id FROM unnest(${ids}::integer[]) AS recipient (id)`, message);
  }

  /**
   * Notifies staff with the permission. A scope id limits them to that scope and to accounts without scope; see
   * `RecipientScope`.
   */
  async toStaffWith(
    permission: string,
    message: Message,
    { scopeId }: { scopeId?: RecipientScope } = {},
  ): Promise<void> {
    const limitedTo = typeof scopeId === 'object' ? scopeId.limitedTo : undefined;
    const scope = sql`${scopeId === 'unscoped' ? NO_SCOPE : (limitedTo ?? scopeId ?? null)}`;
    const staff = sql`
      SELECT account.id FROM account
      WHERE ${holds(permission)}
        AND (${scope}::integer IS NULL OR (account.scope_id IS NULL AND NOT ${limitedTo !== undefined}::boolean)
          OR account.scope_id = ${scope})
      ORDER BY account.id`;
    await this.store(STAFF, staff, message);
  }

  /** `recipients` is evaluated at the end of the running transaction. */
  private async store(
    audience: string,
    recipients: Sql,
    { type, params = {}, data = {}, onceKey }: Message,
  ): Promise<void> {
    const at = this.clock.date();
    const row = { audience, type, params, data, read_at: null, created_at: at };
    const stored = sql`
      INSERT INTO notification (type, params, data, created_at, audience, once_key, recipient_id)
      SELECT ${type}, ${JSON.stringify(params)}::jsonb, ${JSON.stringify(data)}::jsonb, ${at}::timestamptz, ${audience}, ${onceKey ?? null}, id
      FROM (${recipients}) recipient ON CONFLICT DO NOTHING RETURNING id, recipient_id`;
    const show = (rows: StoredNotice[]) => this.publish({ ...row, id: 0, recipient_id: 0 }, rows);
    await this.db.inOneStatement(() =>
      this.db.queueWrite(stored, { onWritten: rows => show(rows as unknown as StoredNotice[]) }),
    );
  }

  /** Translates once per language, since views of several recipients differ only in their id. */
  private publish(message: NotificationRow, notices: StoredNotice[]): void {
    const views = new Map<Language, NotificationView>();
    for (const { id, recipient_id } of notices) {
      this.live.emit(NOTIFICATION_CREATED, { audience: message.audience, ids: [recipient_id] }, language => {
        const view = views.get(language) ?? notificationView(message, language, this.translator);
        views.set(language, view);
        return { ...view, id };
      });
    }
  }
}

const holds = (permission: string): Sql => sql`account.deleted_at IS NULL AND EXISTS (
  SELECT 1 FROM account_role JOIN role ON role.id = account_role.role_id
  WHERE account_role.account_id = account.id AND ${permission} = ANY (role.permissions))`;
