import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { dayIn } from '../time/calendar';
import { Clock } from '../time/clock';
import { Mailbox } from './mailbox';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const SEND = 'mail';
const FORGET_COUNTS = 'forget_form_mail';
const NIGHTLY = '50 3 * * *';
const PATIENCE_MS = 5000;

/** Counts one mail; no row when the address has had all of this day. */
const COUNT = `
  INSERT INTO form_mail (address, day, mails) VALUES ($1, $2, 1)
  ON CONFLICT ON CONSTRAINT form_mail_pkey DO UPDATE SET mails = form_mail.mails + 1 WHERE form_mail.mails < $3
  RETURNING mails`;

/** Mail leaves through a job of the running transaction: never for something that was rolled back, and again after a failure. */
@Injectable()
export class Mail implements OnModuleInit {
  private readonly transport: Transporter | undefined;

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly mailbox: Mailbox,
    private readonly clock: Clock,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {
    this.transport = configuration.smtpUrl ? createTransport(configuration.smtpUrl) : undefined;
  }

  onModuleInit(): void {
    this.jobs.handle<Message>(SEND, message => this.deliver(message));
    this.jobs.handle(FORGET_COUNTS, () => this.forgetCounts());
    this.jobs.schedule(NIGHTLY, FORGET_COUNTS);
  }

  /** Whether a message would really leave: not in production without a mail server. */
  get leaves(): boolean {
    return this.transport !== undefined || !this.configuration.production;
  }

  /** Whether a mail server is named; without one, messages are kept and shown outside production. */
  get hasServer(): boolean {
    return this.transport !== undefined;
  }

  /** Queues the message; answers whether it will be sent at all. */
  async send(message: Message): Promise<boolean> {
    if (!this.leaves) return false;
    await this.jobs.enqueue(SEND, message);
    return true;
  }

  /**
   * For a mail that anybody can cause to any address by filling in a form: at most `MAIL_MAX_PER_ADDRESS_PER_DAY` of them
   * all together reach one address a day (UTC). Answers false, and nothing is sent, for what is over.
   */
  async sendFromForm(message: Message): Promise<boolean> {
    if (!this.leaves) return false;
    return this.jobs.enqueueIf(this.counting(message), SEND, message);
  }

  /** The same at once: answers false as well when the mail server refuses, or does not take it within five seconds. */
  async sendFromFormNow(message: Message): Promise<boolean> {
    if (!this.leaves) return false;
    const { text, values } = this.counting(message);
    if (!(await this.db.row(text, values))) return false;
    const delivered = this.deliver(message).then(
      () => true,
      () => false,
    );
    return Promise.race([delivered, setTimeout(PATIENCE_MS, false, { ref: false })]);
  }

  /** Sends at once, for whoever must know what the mail server says: throws when it refuses. */
  async sendNow(message: Message): Promise<void> {
    await this.deliver(message);
  }

  private counting({ to }: Message): { text: string; values: unknown[] } {
    return { text: COUNT, values: [to.trim().toLowerCase(), this.today(), this.configuration.mailMaxPerAddressPerDay] };
  }

  private async forgetCounts(): Promise<void> {
    await this.db.rows('DELETE FROM form_mail WHERE day < $1', [this.today()]);
  }

  private today(): string {
    return dayIn('UTC', this.clock.now()).toString();
  }

  private async deliver(message: Message): Promise<void> {
    if (this.transport) {
      await this.transport.sendMail({ from: this.configuration.mailFrom, ...message });
      return;
    }
    this.mailbox.keep({
      service: this.definition.name,
      ...message,
      sent_at: this.clock.now().toString({ smallestUnit: 'millisecond' }),
    });
  }
}
