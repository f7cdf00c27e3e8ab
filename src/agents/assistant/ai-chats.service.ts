import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { AiModels } from '#ai/ai-models';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { Records } from '#kit/database/records';
import { sql } from '#kit/database/sql';
import { mapPage, type Page } from '#kit/http/page';
import type { PagedQuery } from '#kit/http/page-query';
import { Jobs } from '#jobs/jobs';
import type { Language } from '#kit/language/language';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { Settings } from '#shared/settings/settings';
import { AiChat } from './ai-chat.entity';
import { type AiChatDetailView, AiChatView } from './ai-chat.view';
import { AiMessages } from './ai-messages.service';
import type { AiChatBody } from './assistant.dto';
import { CHAT_DAYS } from './assistant.settings';
import { ChatPlaceholders } from './chat-placeholders.service';

type ChatRow = RowOf<typeof AiChatView>;

const columnsAt = (now: string) =>
  AiChatView.columns<AiChat>('c', {
    is_answering: `EXISTS (SELECT 1 FROM ai_message m
      WHERE m.chat_id = c.id AND m.status = 'running' AND m.lease_until > '${now}')`,
  });

/** Conversations per account. A further one replaces the conversation with the oldest last message. */
export const MAX_CHATS = 200;

const DELETE_JOB = 'delete_old_ai_chats';
const EVERY_NIGHT = '41 3 * * *';

/** Conversations with the assistant. Those of other accounts are 404. */
@Injectable()
export class AiChats implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly settings: Settings,
    private readonly models: AiModels,
    private readonly messages: AiMessages,
    private readonly placeholders: ChatPlaceholders,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_NIGHT, DELETE_JOB, () => this.deleteOld());
  }

  async list(accountId: number, { pageRequest }: PagedQuery): Promise<Page<AiChatView>> {
    const page = await listPage<ChatRow>(this.db, pageRequest, {
      columns: this.columns(),
      from: 'ai_chat c',
      where: [sql`c.account_id = ${accountId}`],
      order: 'c.id DESC',
    });
    const titles = await this.placeholders.ofTitles(page.rows.map(({ id }) => id));
    return mapPage(page, row => chatView(row, titles(row.id).restoreText(row.title ?? '')));
  }

  async create(accountId: number, { title, model }: AiChatBody): Promise<AiChatView> {
    this.checkModel(model);
    const id = await this.db.transaction(async () => {
      // Serialized per account, so that parallel requests count each other's conversations.
      await this.db.rows('SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
      const now = this.clock.date();
      const chat = { accountId, model: model ?? null, createdAt: now, updatedAt: now };
      const newId = await this.records.create(AiChat, chat);
      await this.setTitle(newId, title);
      await this.deleteOldest(accountId, newId);
      return newId;
    });
    return this.get(accountId, id);
  }

  async get(accountId: number, id: number): Promise<AiChatView> {
    const row = await this.db.rowOr<ChatRow>(
      NotFound,
      `SELECT ${this.columns()} FROM ai_chat c WHERE c.id = $1 AND c.account_id = $2`,
      [id, accountId],
    );
    const titles = await this.placeholders.ofTitles([id]);
    return chatView(row, titles(id).restoreText(row.title ?? ''));
  }

  async detail(
    accountId: number,
    id: number,
    before: number | undefined,
    language: Language,
  ): Promise<AiChatDetailView> {
    return { ...(await this.get(accountId, id)), ...(await this.messages.page(id, before, language)) };
  }

  async update(accountId: number, id: number, { title, model }: AiChatBody): Promise<AiChatView> {
    this.checkModel(model);
    await this.db.transaction(async () => {
      await this.db.rowOr(
        NotFound,
        `UPDATE ai_chat SET model = CASE WHEN $3 THEN $4 ELSE model END, updated_at = $5
         WHERE id = $1 AND account_id = $2 RETURNING 1 AS changed`,
        [id, accountId, model !== undefined, model ?? null, this.clock.date()],
      );
      await this.setTitle(id, title);
    });
    return this.get(accountId, id);
  }

  /** Deletes the conversation with its messages and ends a running answer. */
  async delete(accountId: number, id: number): Promise<void> {
    // A transaction repeats the deletion after a deadlock with a running answer.
    await this.db.transaction(async () => {
      await this.records.delete(AiChat, { id, accountId });
    });
  }

  private columns(): string {
    return columnsAt(this.clock.now().toString());
  }

  private async setTitle(id: number, title: string | null | undefined): Promise<void> {
    if (title === undefined) return;
    const { masked } = await this.placeholders.mask(id, known => (title === null ? null : known.maskText(title)));
    await this.db.rows('UPDATE ai_chat SET title = $2 WHERE id = $1', [id, masked]);
  }

  private checkModel(name: string | null | undefined): void {
    if (name === undefined || name === null) return;
    const names = this.models.list().map(model => model.name);
    if (!names.includes(name)) throw fieldRefused('model', 'one_of', { values: names });
  }

  private async deleteOldest(accountId: number, newId: number): Promise<void> {
    await this.db.rows(
      `DELETE FROM ai_chat WHERE id IN (
         SELECT id FROM ai_chat WHERE account_id = $1 AND id <> $2 ORDER BY updated_at DESC, id DESC OFFSET $3)`,
      [accountId, newId, MAX_CHATS - 1],
    );
  }

  private async deleteOld(): Promise<void> {
    const days = await this.settings.value(CHAT_DAYS, 'number');
    const oldest = this.clock.now().subtract({ hours: days * 24 });
    await this.db.transaction(async () => {
      await this.db.of(AiChat).delete({ updatedAt: LessThan(new Date(oldest.epochMilliseconds)) });
    });
  }
}

const chatView = (row: ChatRow, title: string): AiChatView =>
  AiChatView.of({ ...row, title: row.title === null ? null : title });
