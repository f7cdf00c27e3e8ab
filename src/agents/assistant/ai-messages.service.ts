import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { allOf, sql, when } from '#kit/database/sql';
import type { Language } from '#kit/language/language';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import type { AiMessage } from './ai-message.entity';
import { AiMessageView } from './ai-message.view';
import { callsOf } from './answer-steps';
import { ChatPlaceholders } from './chat-placeholders.service';
import type { Placeholders } from './placeholders';
import { ProposalQueries, type ProposalRow } from './proposal-queries.service';

const PAGE_SIZE = 100;

interface MessageRow extends Pick<AiMessage, 'id' | 'role' | 'text' | 'status' | 'model' | 'steps'> {
  client_token: string | null;
  failure_code: string | null;
  created_at: Date;
}

/** Messages as their account sees them, with personal data. */
@Injectable()
export class AiMessages {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly proposals: ProposalQueries,
    private readonly placeholders: ChatPlaceholders,
  ) {}

  /** The messages before the id `before`, or the latest ones; in ascending order. */
  async page(
    chatId: number,
    before: number | undefined,
    language: Language,
  ): Promise<{ messages: AiMessageView[]; has_more: boolean }> {
    const condition = allOf([sql`chat_id = ${chatId}`, when(before, id => sql`id < ${id}`)]);
    const rows = await this.db.rows<MessageRow>(
      sql`SELECT ${this.columns()} FROM ai_message WHERE ${condition} ORDER BY id DESC LIMIT ${PAGE_SIZE + 1}`,
    );
    const shown = rows.slice(0, PAGE_SIZE).toReversed();
    return { messages: await this.views(chatId, shown, language), has_more: rows.length > PAGE_SIZE };
  }

  async get(chatId: number, id: number, language: Language): Promise<AiMessageView> {
    const row = await this.db.rowOr<MessageRow>(
      NotFound,
      sql`SELECT ${this.columns()} FROM ai_message WHERE chat_id = ${chatId} AND id = ${id}`,
    );
    return (await this.views(chatId, [row], language))[0]!;
  }

  /** A running answer with an expired lease is shown as interrupted: its process died. */
  private columns() {
    return sql`id, role, text, client_token, model, failure_code, steps, created_at,
      CASE WHEN status = 'running' AND lease_until <= ${this.clock.date()} THEN 'interrupted' ELSE status END AS status`;
  }

  private async views(chatId: number, rows: readonly MessageRow[], language: Language): Promise<AiMessageView[]> {
    const proposals = await this.proposals.ofMessages(rows.map(({ id }) => id));
    const placeholders = await this.placeholders.load(chatId);
    return rows.map(row => {
      const own = proposals.filter(({ message_id }) => message_id === row.id);
      return this.view(row, own, placeholders, language);
    });
  }

  private view(
    { steps, ...row }: MessageRow,
    proposals: readonly ProposalRow[],
    placeholders: Placeholders,
    language: Language,
  ): AiMessageView {
    return AiMessageView.of({
      ...row,
      text: placeholders.restoreText(row.text),
      tools: callsOf(steps).flatMap(({ tool: name, title, outcome, isHidden }) =>
        outcome === 'proposed' || isHidden ? [] : [{ name, title, status: outcome }],
      ),
      proposals: proposals.map(proposal => this.proposals.view(proposal, placeholders, language)),
    });
  }
}
