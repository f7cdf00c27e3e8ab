import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '#kit/database/database';
import { Log } from '#kit/log/log';
import { NotFound, PermissionRequired, RateLimited, Refusal, Unexpected } from '#kit/refusals/refusal';
import { Translator } from '#kit/language/language';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';
import { ServiceTools } from '../tools/service-tools';
import type { ToolResult, ToolUser } from '../tools/tool';
import { AiProposal } from './ai-proposal.entity';
import type { AiProposalView } from './ai-proposal.view';
import { AnswerRecords } from './answer-records.service';
import { AssistantTimes } from './assistant-times';
import { ProposalDecided, ProposalExpired, ProposalUnderWay } from './assistant.refusals';
import { ChatPlaceholders } from './chat-placeholders.service';
import { ProposalQueries, type ProposalRow } from './proposal-queries.service';
import { isSuccess, type ProposalResult, storedResult } from './proposal-result';

const POLL_MS = 100;
/** Longer than any change: after this time its process has died. */
const MAX_RUN_SECONDS = 120;
const INTERRUPTED = 'proposal_interrupted';

interface Address {
  accountId: number;
  chatId: number;
  proposalId: number;
}

/** Confirms and declines proposals. The first change of a pending status decides, so a proposal runs at most once. */
@Injectable()
export class Proposals {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly records: AnswerRecords,
    private readonly queries: ProposalQueries,
    private readonly placeholders: ChatPlaceholders,
    private readonly tools: ServiceTools,
    private readonly translator: Translator,
    private readonly times: AssistantTimes,
    private readonly log: Log,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** Runs the change with the current rights of the account. A repeated confirmation returns the same result. */
  async confirm(address: Address, user: ToolUser): Promise<AiProposalView> {
    const row = await this.find(address);
    const status = this.queries.statusOf(row);
    if (status === 'declined') throw ProposalDecided();
    if (status === 'expired') throw ProposalExpired();
    if (status === 'pending') {
      await this.assertAllowed(row, user);
      const placeholders = await this.placeholders.load(address.chatId);
      if (placeholders.hasUnknown(row.arguments)) throw ProposalExpired();
      if (await this.claim(row)) await this.run(address, row, placeholders.restoreData(row.arguments), user);
    }
    return this.decided(address, user);
  }

  async decline(address: Address, user: ToolUser): Promise<AiProposalView> {
    await this.find(address);
    const pending = { id: address.proposalId, status: 'pending' as const };
    await this.db.of(AiProposal).update(pending, { status: 'declined', decidedAt: this.clock.date() });
    const row = await this.find(address);
    if (row.status !== 'declined') throw ProposalDecided();
    return this.queries.view(row, await this.placeholders.load(address.chatId), user.language);
  }

  private async find({ accountId, chatId, proposalId }: Address): Promise<ProposalRow> {
    await this.records.ownChat(accountId, chatId);
    const row = await this.queries.get(chatId, proposalId);
    if (!row) throw NotFound();
    return row;
  }

  /** Checked before the claim, so that an account that regains the permission can still confirm. */
  private async assertAllowed({ tool }: ProposalRow, user: ToolUser): Promise<void> {
    const allowed = await this.tools.list(user, { toolsets: 'all' });
    if (!allowed.some(({ name }) => name === tool)) throw await this.notAllowed(tool);
  }

  private async notAllowed(tool: string): Promise<Refusal> {
    const permissions = await this.tools.permissionsOf(tool);
    return PermissionRequired({ params: { permissions: permissions.join(', ') } });
  }

  private async claim({ id }: ProposalRow): Promise<boolean> {
    const decidedAt = this.clock.date();
    const open = { id, status: 'pending' as const, expiresAt: MoreThan(decidedAt) };
    const { affected } = await this.db.of(AiProposal).update(open, { status: 'running', decidedAt });
    return affected === 1;
  }

  private async run(
    { chatId }: Address,
    { id, tool }: ProposalRow,
    args: Record<string, unknown>,
    user: ToolUser,
  ): Promise<void> {
    const result = await this.call(id, tool, args, user);
    if (!result.ok && (result.code === PermissionRequired.key || result.code === RateLimited.key)) {
      await this.release(id);
      if (result.code === PermissionRequired.key) throw await this.notAllowed(tool);
      throw RateLimited({ retryAfterSeconds: result.retryAfterSeconds });
    }
    const { masked } = await this.placeholders.mask(chatId, known => storedResult(result, known));
    await this.store(id, masked);
  }

  private async call(id: number, tool: string, args: Record<string, unknown>, user: ToolUser): Promise<ToolResult> {
    try {
      const seed = `proposal ${this.definition.name} ${id}`;
      return await this.tools.call(user, tool, args, { seed, withoutSecrets: true });
    } catch (error) {
      const refused = error instanceof Refusal ? PermissionRequired : Unexpected;
      if (!(error instanceof Refusal)) this.log.error({ err: error, tool }, 'a confirmed proposal failed');
      const message = this.translator.say(`errors.${refused.key}`, user.language);
      return { ok: false, status: refused.status, code: refused.key, message };
    }
  }

  /** Makes the proposal pending again: the call was refused before it did anything. */
  private async release(id: number): Promise<void> {
    await this.db.of(AiProposal).update({ id, status: 'running' }, { status: 'pending', decidedAt: null });
  }

  private async store(id: number, result: ProposalResult): Promise<void> {
    const status = isSuccess(result) ? 'done' : 'failed';
    await this.db.of(AiProposal).update({ id, status: 'running' }, { status, result } as object);
  }

  /** Waits for another confirmation that is running the change. */
  private async decided(address: Address, user: ToolUser): Promise<AiProposalView> {
    const end = performance.now() + this.times.confirmationMs;
    let row = await this.find(address);
    while (row.status === 'running') {
      if (this.isAbandoned(row)) await this.storeInterrupted(row, user);
      else if (performance.now() >= end) throw ProposalUnderWay({ retryAfterSeconds: 1 });
      else await sleep(POLL_MS);
      row = await this.find(address);
    }
    if (row.status === 'pending') throw ProposalUnderWay({ retryAfterSeconds: 1 });
    if (row.status === 'declined') throw ProposalDecided();
    return this.queries.view(row, await this.placeholders.load(address.chatId), user.language);
  }

  private isAbandoned({ decided_at }: ProposalRow): boolean {
    const oldest = this.clock.now().subtract({ seconds: MAX_RUN_SECONDS });
    return decided_at !== null && decided_at.getTime() < oldest.epochMilliseconds;
  }

  /** Not retried: it is unknown whether the change was made. */
  private async storeInterrupted({ id }: ProposalRow, { language }: ToolUser): Promise<void> {
    const message = this.translator.say(`errors.${INTERRUPTED}`, language);
    await this.store(id, { status: 500, data: null, code: INTERRUPTED, message, errors: null });
  }
}
