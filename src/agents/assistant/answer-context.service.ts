import { Injectable } from '@nestjs/common';
import type { ChatMessage, ChatRequest, ChatTool } from '#ai/chat-model';
import { Database } from '#kit/database/database';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { type AnswerStep, chatMessages, type Turn } from './answer-steps';
import { SHARE_PERSONAL_DATA } from './assistant.settings';
import { withoutTokens } from './placeholder-tokens';
import { ProposalQueries } from './proposal-queries.service';
import type { RunningAnswer } from './running-answer';
import { systemPrompt } from './system-prompt';

/** About 15,000 tokens. */
const MAX_HISTORY_LENGTH = 60_000;
const MAX_TURNS = 50;
const TIME_ZONE = 'timezone';

/** Builds the request to the model: instructions, history and tools. */
@Injectable()
export class AnswerContext {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly proposals: ProposalQueries,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async request(answer: RunningAnswer, tools: readonly ChatTool[]): Promise<ChatRequest> {
    const sharesPersonalData = await this.settings.value(SHARE_PERSONAL_DATA, 'boolean');
    const messages = await this.messages(answer);
    return {
      system: await this.system(answer, sharesPersonalData),
      messages: sharesPersonalData ? answer.placeholders.restoreForProvider(messages) : messages,
      tools,
      signal: answer.signal,
    };
  }

  private async system({ accountId, language }: RunningAnswer, sharesPersonalData: boolean): Promise<string> {
    const { title, summary } = this.definition;
    const roles = await this.db.rows<{ name: string }>(
      `SELECT role.name FROM account_role held JOIN role ON role.id = held.role_id
       WHERE held.account_id = $1 ORDER BY role.name`,
      [accountId],
    );
    const zone = await this.zone();
    const today = this.clock.now().toZonedDateTimeISO(zone).toPlainDate().toString();
    return systemPrompt({
      title,
      summary,
      roles: roles.map(({ name }) => withoutTokens(name)),
      language,
      today,
      zone,
      sharesPersonalData,
    });
  }

  private async messages({ attempt, steps }: RunningAnswer): Promise<ChatMessage[]> {
    const rows = await this.db.rows<{ answerId: number; question: string; steps: AnswerStep[] }>(
      `SELECT answer.id AS "answerId", question.text AS question, answer.steps
       FROM ai_message answer JOIN ai_message question ON question.id = answer.reply_to
       WHERE answer.chat_id = $1 AND answer.id <= $2 ORDER BY answer.id DESC LIMIT $3`,
      [attempt.chatId, attempt.answerId, MAX_TURNS],
    );
    const turns = rows.toReversed().map((row): Turn => (row.answerId === attempt.answerId ? { ...row, steps } : row));
    const proposals = new Map((await this.proposals.ofChat(attempt.chatId)).map(row => [row.call_id, row]));
    return chatMessages(turns, ({ id }) => this.proposals.textOf(proposals.get(id)), MAX_HISTORY_LENGTH);
  }

  private async zone(): Promise<string> {
    const isDeclared = this.definition.settings.some(({ key }) => key === TIME_ZONE);
    return isDeclared ? this.settings.value(TIME_ZONE, 'string') : 'UTC';
  }
}
