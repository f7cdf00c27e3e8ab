import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { AiChat } from './ai-chat.entity';
import { AiMessage, type MessageStatus } from './ai-message.entity';
import { type AnswerCall, type AnswerStep, answerText } from './answer-steps';
import { AssistantTimes } from './assistant-times';
import { AnswerUnderWay } from './assistant.refusals';
import { ChatPlaceholders } from './chat-placeholders.service';
import { titleOf } from './chat-title';
import type { KnownWords } from './service-words';

const PROPOSAL_MINUTES = 15;

/** A message that was already sent with the token: its answer and the hash of its body. */
export interface SentBefore {
  answerId: number;
  status: MessageStatus;
  bodyHash: string | null;
}

/** An attempt at an answer, which only this process writes. */
export interface Attempt {
  answerId: number;
  chatId: number;
  run: string;
  model: string;
  /** Steps of earlier, interrupted attempts. */
  steps: AnswerStep[];
}

interface NewMessage {
  text: string;
  client_token: string;
  bodyHash: string;
  model: string;
  words: KnownWords;
}

/** The rows of messages and answers. Each write of an answer checks that its attempt is still the current one. */
@Injectable()
export class AnswerRecords {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly placeholders: ChatPlaceholders,
    private readonly times: AssistantTimes,
  ) {}

  /** The model of an own chat, null for the default one. @throws NotFound */
  async ownChat(accountId: number, chatId: number): Promise<{ model: string | null }> {
    return this.db.rowOr(NotFound, 'SELECT model FROM ai_chat WHERE id = $1 AND account_id = $2', [chatId, accountId]);
  }

  async sentBefore(chatId: number, token: string): Promise<SentBefore | undefined> {
    return this.db.row(
      `SELECT answer.id AS "answerId", answer.status, question.body_hash AS "bodyHash"
       FROM ai_message question JOIN ai_message answer ON answer.reply_to = question.id
       WHERE question.chat_id = $1 AND question.client_token = $2`,
      [chatId, token],
    );
  }

  /** Stores the message, or resumes its interrupted or failed answer. @throws NotFound, AnswerUnderWay */
  async begin(accountId: number, chatId: number, message: NewMessage): Promise<Attempt> {
    const text = await this.placeholders.maskQuestion(chatId, message.text, message.words);
    return this.db.transaction(async () => {
      const now = this.clock.date();
      const chat = await this.db.rowOr<{ title: string | null }>(
        NotFound,
        'SELECT title FROM ai_chat WHERE id = $1 AND account_id = $2 FOR NO KEY UPDATE',
        [chatId, accountId],
      );
      const overdue = { chatId, status: 'running' as const, leaseUntil: LessThanOrEqual(now) };
      await this.db.of(AiMessage).update(overdue, { status: 'interrupted' });
      const before = await this.sentBefore(chatId, message.client_token);
      if (before && !isResumable(before.status)) throw AnswerUnderWay();
      await this.db.of(AiChat).update({ id: chatId }, { title: chat.title ?? titleOf(text), updatedAt: now });
      return before ? this.resume(before.answerId, message.model) : this.insert(chatId, text, message);
    });
  }

  /** Whether the attempt is still running and the current one; extends its lease. */
  async extend({ answerId, run }: Attempt): Promise<boolean> {
    const current = { id: answerId, run, status: 'running' as const };
    const { affected } = await this.db.of(AiMessage).update(current, { leaseUntil: this.lease() });
    return affected === 1;
  }

  /** Stores a step with its proposals. @returns the ids of the proposals; undefined if the answer was stopped */
  async addStep(attempt: Attempt, steps: readonly AnswerStep[]): Promise<number[] | undefined> {
    const proposed = (steps.at(-1)?.calls ?? []).filter(({ outcome }) => outcome === 'proposed');
    return this.db.transaction(async () => {
      const current = { id: attempt.answerId, run: attempt.run, status: 'running' as const };
      const written = { steps: [...steps], text: answerText(steps), leaseUntil: this.lease() };
      const { affected } = await this.db.of(AiMessage).update(current, written as object);
      if (!affected) return undefined;
      const ids: number[] = [];
      for (const call of proposed) ids.push(await this.insertProposal(attempt, call));
      return ids;
    });
  }

  /** Ends the attempt and stores its text. The status of a stopped answer does not change. */
  async end(
    { answerId, run }: Attempt,
    outcome: { status: MessageStatus; steps: readonly AnswerStep[]; rest: string; failureCode?: string | undefined },
  ): Promise<void> {
    await this.db.rows(
      `UPDATE ai_message SET steps = $3, text = $4, status = CASE status WHEN 'running' THEN $5 ELSE status END,
         failure_code = $6
       WHERE id = $1 AND run = $2 AND status IN ('running', 'stopped')`,
      [
        answerId,
        run,
        JSON.stringify(outcome.steps),
        answerText(outcome.steps, outcome.rest),
        outcome.status,
        outcome.failureCode ?? null,
      ],
    );
  }

  /** Stops the running answer of an own chat, in this process or another one. @returns its id @throws NotFound */
  async stop(accountId: number, chatId: number): Promise<number | undefined> {
    await this.ownChat(accountId, chatId);
    const row = await this.db.row<{ id: number }>(
      `UPDATE ai_message SET status = 'stopped' WHERE chat_id = $1 AND status = 'running' RETURNING id`,
      [chatId],
    );
    return row?.id;
  }

  private async insert(chatId: number, text: string, message: NewMessage): Promise<Attempt> {
    const run = randomUUID();
    const now = this.clock.date();
    const row = await this.db.row<{ id: number }>(
      `WITH question AS (
         INSERT INTO ai_message (chat_id, role, text, status, client_token, body_hash, created_at)
         VALUES ($1, 'user', $2, 'done', $3, $4, $8) RETURNING id
       )
       INSERT INTO ai_message (chat_id, role, text, status, reply_to, model, run, lease_until, created_at)
       SELECT $1, 'assistant', '', 'running', question.id, $5, $6, $7, $8 FROM question RETURNING id`,
      [chatId, text, message.client_token, message.bodyHash, message.model, run, this.lease(), now],
    );
    return { answerId: row!.id, chatId, run, model: message.model, steps: [] };
  }

  private async resume(answerId: number, model: string): Promise<Attempt> {
    const run = randomUUID();
    const row = await this.db.row<{ chatId: number; steps: AnswerStep[] }>(
      `UPDATE ai_message SET status = 'running', failure_code = NULL, model = $2, run = $3, lease_until = $4
       WHERE id = $1 RETURNING chat_id AS "chatId", steps`,
      [answerId, model, run, this.lease()],
    );
    return { answerId, run, model, ...row! };
  }

  private async insertProposal({ answerId, chatId }: Attempt, call: AnswerCall): Promise<number> {
    const now = this.clock.now();
    const row = await this.db.row<{ id: number }>(
      `INSERT INTO ai_proposal (chat_id, message_id, call_id, tool, title, arguments, expires_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [
        chatId,
        answerId,
        call.id,
        call.tool,
        call.title,
        JSON.stringify(call.arguments),
        now.add({ minutes: PROPOSAL_MINUTES }).toString(),
        now.toString(),
      ],
    );
    return row!.id;
  }

  private lease(): Date {
    return new Date(this.clock.now().add({ seconds: this.times.leaseSeconds }).epochMilliseconds);
  }
}

const isResumable = (status: MessageStatus): boolean => status === 'interrupted' || status === 'failed';

/** Whether the stored answer is returned as it is. */
export const isEnded = ({ status }: SentBefore): boolean => status === 'done' || status === 'stopped';
