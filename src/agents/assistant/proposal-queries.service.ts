import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import { type Language, Translator } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import type { StoredProposalStatus } from './ai-proposal.entity';
import { AiProposalView, type ProposalStatus } from './ai-proposal.view';
import type { Placeholders } from './placeholders';
import type { ProposalResult } from './proposal-result';
import { changeSentence, changeValues } from '../confirmations/change-sentence';
import { titleIn } from '../tools/tool-titles';
import { ServiceTools } from '../tools/service-tools';

/** A stored proposal, with placeholders. */
export interface ProposalRow {
  id: number;
  message_id: number;
  call_id: string;
  tool: string;
  title: string;
  arabicTitle: string | undefined;
  arguments: Record<string, unknown>;
  status: StoredProposalStatus;
  expires_at: Date;
  result: ProposalResult | null;
  created_at: Date;
  decided_at: Date | null;
}

@Injectable()
export class ProposalQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly translator: Translator,
    private readonly tools: ServiceTools,
  ) {}

  async ofChat(chatId: number): Promise<ProposalRow[]> {
    return this.read(sql`chat_id = ${chatId}`);
  }

  async ofMessages(messageIds: readonly number[]): Promise<ProposalRow[]> {
    return this.read(sql`message_id = ANY(${messageIds})`);
  }

  async get(chatId: number, id: number): Promise<ProposalRow | undefined> {
    return (await this.read(sql`chat_id = ${chatId} AND id = ${id}`))[0];
  }

  statusOf({ status, expires_at }: ProposalRow): ProposalStatus {
    return status === 'pending' && expires_at <= this.clock.date() ? 'expired' : status;
  }

  view(row: ProposalRow, placeholders: Placeholders, language: Language): AiProposalView {
    const args = placeholders.restoreData(row.arguments);
    const say = (key: string, of?: Record<string, unknown>) => this.translator.say(key, language, of);
    const values = changeValues(args, say);
    return AiProposalView.of({
      ...row,
      arguments: args,
      sentence: changeSentence(titleIn(language, row), values, say),
      values,
      status: this.statusOf(row),
      result: placeholders.restoreData(row.result),
    });
  }

  /** The state of a proposal for the model. */
  textOf(row: ProposalRow | undefined): string {
    const status = row ? this.statusOf(row) : 'expired';
    if (status === 'done') return `The account confirmed it and it was done: ${JSON.stringify(row?.result?.data)}`;
    if (status === 'failed')
      return `The account confirmed it, but it failed: ${JSON.stringify({ code: row?.result?.code, message: row?.result?.message, errors: row?.result?.errors })}`;
    return STATES[status];
  }

  private async read(condition: Sql): Promise<ProposalRow[]> {
    const rows = await this.db.rows<Omit<ProposalRow, 'arabicTitle'>>(
      sql`SELECT id, message_id, call_id, tool, title, arguments, status, expires_at, result, created_at, decided_at
        FROM ai_proposal WHERE ${condition} ORDER BY id`,
    );
    return Promise.all(rows.map(async row => ({ ...row, arabicTitle: await this.tools.arabicTitleOf(row.tool) })));
  }
}

const STATES = {
  pending: 'Not done yet: it is a proposal, which waits for the confirmation of the account.',
  running: 'The account confirmed it; it is running.',
  declined: 'The account declined it; it was not done.',
  expired: 'The account did not confirm it in time; it was not done.',
};
