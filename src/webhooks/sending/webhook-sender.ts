import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '#jobs/jobs';
import { Log } from '#kit/log/log';
import { SEND_WEBHOOKS } from '../storage/webhooks';
import { SendingSlots } from './sending-slots';
import { type Claim, WebhookClaims } from './webhook-claims';
import { WebhookAttempts } from './webhook-attempts';
import { WebhookRendering } from './webhook-rendering';

/** Also finds what a process that died has left. */
const EVERY_MINUTE = '* * * * *';
const BATCH = 20;
const MIN_WAIT_MS = 250;
const MAX_WAIT_MS = 60_000;

/** Sends due deliveries beside the job workers, so that slow receivers delay no jobs. */
@Injectable()
export class WebhookSender implements OnModuleInit, OnModuleDestroy {
  private readonly sending = new Set<Promise<void>>();
  private ending = new AbortController();
  private running: Promise<void> | undefined;
  private isDue = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly slots: SendingSlots,
    private readonly claims: WebhookClaims,
    private readonly attempts: WebhookAttempts,
    private readonly rendering: WebhookRendering,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_MINUTE, SEND_WEBHOOKS, async () => {
      await this.rendering.renderDue();
      this.wake();
    });
  }

  /** Starts what is due, soon. */
  wake(): void {
    this.isDue = true;
    if (this.ending.signal.aborted) return;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      if (this.isDue) this.wake();
    });
  }

  /** Resolves when nothing is due and nothing is being sent. */
  async settled(): Promise<void> {
    while (this.running || this.sending.size > 0) await Promise.all([this.running, ...this.sending]);
  }

  /** Ends the attempts under way, which another process repeats. */
  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    clearTimeout(this.timer);
    await this.settled();
  }

  /** Ends the attempts under way, and forgets planned ones. */
  async reset(): Promise<void> {
    await this.onModuleDestroy();
    this.timer = undefined;
    this.isDue = false;
    this.ending = new AbortController();
  }

  private async run(): Promise<void> {
    try {
      while (this.isDue && !this.ending.signal.aborted) {
        this.isDue = false;
        if ((await this.startDue()) > 0) this.isDue = true;
      }
      await this.plan();
    } catch (error) {
      this.isDue = false;
      this.log.warn({ err: error }, 'due webhooks could not be read');
    }
  }

  /** @returns how many attempts were started */
  private async startDue(): Promise<number> {
    const reserved = this.slots.reserve(BATCH);
    if (reserved.slots === 0) {
      this.slots.whenFree(() => this.wake());
      return 0;
    }
    let claims: Claim[] = [];
    try {
      claims = await this.claims.claim(reserved);
    } finally {
      const weak = claims.filter(({ isWeak }) => isWeak).length;
      this.slots.release({ slots: reserved.slots - claims.length, weak: reserved.weak - weak });
    }
    for (const claim of claims) this.start(claim);
    return claims.length;
  }

  private start(claim: Claim): void {
    const sent = this.attempts
      .attempt(claim, this.ending.signal)
      .catch(async (error: unknown) => {
        // The lease of the other ones ends by itself, so that an unexpected error is not repeated at once.
        if (this.ending.signal.aborted) await this.claims.release(claim);
        else this.log.warn({ err: error, delivery: claim.id }, 'a webhook was not sent');
      })
      .catch((error: unknown) => this.log.warn({ err: error, delivery: claim.id }, 'a webhook was not given back'))
      .finally(() => {
        this.sending.delete(sent);
        this.slots.release({ slots: 1, weak: claim.isWeak ? 1 : 0 });
        this.wake();
      });
    this.sending.add(sent);
  }

  private async plan(): Promise<void> {
    const waitMs = await this.claims.nextInMs();
    clearTimeout(this.timer);
    if (waitMs === undefined || this.ending.signal.aborted) return;
    this.timer = setTimeout(() => this.wake(), Math.min(Math.max(waitMs, MIN_WAIT_MS), MAX_WAIT_MS));
    this.timer.unref();
  }
}
