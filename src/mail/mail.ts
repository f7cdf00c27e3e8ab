import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import type { Transporter } from 'nodemailer';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { type Sql, sql } from '#kit/database/sql';
import { Jobs } from '#jobs/jobs';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { dayInUtc } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { step } from '#kit/tracing/tracing';
import { Metrics } from '#kit/metrics/metrics';
import { normaliseEmail } from '#kit/text/email-address';
import { Mailbox } from './mailbox';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail without its recipient. */
export type ComposedMail = Omit<Message, 'to'>;

/** A mail whose text is composed when it is sent, see `Mail.compose`. */
export interface DeferredMessage {
  to: string;
  letter: string;
  /** JSON input of the composer. */
  about: object;
}

/** A kind of deferred mail with the type of its input. */
export interface DeferredLetter<About extends object> {
  name: string;
  to: (address: string, about: About) => DeferredMessage;
}

/** @param name stored with waiting mails, unique in its service */
export const deferredLetter = <About extends object>(name: string): DeferredLetter<About> => ({
  name,
  to: (to, about) => ({ to, letter: name, about }),
});

type QueuedMessage = (Message | DeferredMessage) & { id?: string };

/** Composes the mail for each attempt to send it. Undefined if it is obsolete; then no mail is sent. */
type Compose<About> = (about: About) => Promise<ComposedMail | undefined>;

interface Composer<About> {
  compose: Compose<About>;
  /** Runs after a server has accepted the mail. */
  onSent?: ((about: About) => Promise<void>) | undefined;
}

const SEND = 'mail';
const FORGET_COUNTS = 'forget_form_mail';
const NIGHTLY = '50 3 * * *';
const TIMEOUT_MS = 5000;
/** Limits how long a frozen mail server can delay other jobs. */
const SERVER_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mail by jobs of the running transaction: discarded by a rollback, retried after a failure. */
@Injectable()
export class Mail implements OnModuleInit {
  private transport: Transporter | undefined;
  private readonly composers = new Map<string, Composer<object>>();
  private readonly count: (of: { result: 'sent' | 'kept' | 'failed' }) => void;

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly mailbox: Mailbox,
    private readonly clock: Clock,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    metrics: Metrics,
  ) {
    this.count = metrics.counter(
      {
        name: 'mails_total',
        help: 'Mails accepted by a server, stored without one, and failed attempts',
        labels: ['result'],
      },
      [{ result: 'sent' }, { result: 'kept' }, { result: 'failed' }],
    );
  }

  onModuleInit(): void {
    this.jobs.handle<QueuedMessage>(SEND, async message => {
      const composer = this.composerOf(message);
      const rendered = await this.render(message, composer);
      if (!rendered) return;
      await this.deliver(rendered, message.id);
      if (composer && 'about' in message) await composer.onSent?.(message.about);
    });
    this.jobs.schedule(NIGHTLY, FORGET_COUNTS, () => this.deleteOldCounts());
  }

  /** Registers the composer of a mail, in `onModuleInit`. Requests store only its input; the job composes the text. */
  compose<About extends object>(
    letter: DeferredLetter<About>,
    compose: Compose<About>,
    onSent?: (about: About) => Promise<void>,
  ): void {
    this.composers.set(letter.name, { compose, onSent } as Composer<object>);
  }

  /** False in production without a mail server. */
  get canSend(): boolean {
    return this.hasServer || !this.configuration.production;
  }

  /** Whether a mail server is configured. Without one, messages go to the `Mailbox` outside production. */
  get hasServer(): boolean {
    return this.configuration.smtpUrl !== undefined;
  }

  /** Queues the message. @returns false if mail cannot be sent */
  async send(message: Message | DeferredMessage): Promise<boolean> {
    if (!this.canSend) return false;
    await this.jobs.enqueue(SEND, withId(message));
    return true;
  }

  /**
   * At most `MAIL_MAX_PER_ADDRESS_PER_DAY` a day (UTC) to an address typed by a visitor; further ones are dropped.
   * @param alsoQueue queues a write that selects from `queued`, which has no row where the mail is dropped
   */
  async queueFromForm(
    message: Message | DeferredMessage,
    alsoQueue?: (queued: Sql) => Promise<unknown>,
  ): Promise<void> {
    await this.queueCounted(message, () => {}, alsoQueue);
  }

  /** Like `queueFromForm`, but returns whether it will be sent. Flushes all queued writes of the transaction. */
  async sendFromForm(message: Message | DeferredMessage): Promise<boolean> {
    let isSent = false;
    await this.db.inOneStatement(async () => {
      await this.queueCounted(message, counted => (isSent = counted));
      await this.db.flushWrites();
    });
    return isSent;
  }

  /** Sends immediately. False if over the limit, refused by the server, or not accepted within five seconds. */
  async sendFromFormNow(message: Message): Promise<boolean> {
    if (!this.canSend) return false;
    if (!(await this.db.row(this.incrementCount(message)))) return false;
    const delivered = this.deliver(message).then(
      () => true,
      () => false,
    );
    return Promise.race([delivered, setTimeout(TIMEOUT_MS, false, { ref: false })]);
  }

  /** Sends immediately. @throws the error of the mail server */
  async sendNow(message: Message): Promise<void> {
    await this.deliver(message);
  }

  private composerOf(message: Message | DeferredMessage): Composer<object> | undefined {
    if (!('letter' in message)) return undefined;
    const composer = this.composers.get(message.letter);
    if (!composer) throw new Error(`no composer is registered for the letter '${message.letter}'`);
    return composer;
  }

  private async render(
    message: Message | DeferredMessage,
    composer: Composer<object> | undefined,
  ): Promise<Message | undefined> {
    if (!('letter' in message)) return message;
    const composed = await composer?.compose(message.about);
    return composed && { to: message.to, ...composed };
  }

  private async queueCounted(
    message: Message | DeferredMessage,
    notify: (isCounted: boolean) => void,
    alsoQueue?: (queued: Sql) => Promise<unknown>,
  ): Promise<void> {
    if (!this.canSend) return;
    const onWritten = (rows: object[]) => notify(rows.length > 0);
    const options = { row: `form_mail ${addressOf(message)}`, onWritten, readers: alsoQueue ? 2 : 1 };
    await this.db.inOneStatement(async () => {
      const counted = await this.db.queueWrite(this.incrementCount(message), options);
      await this.jobs.enqueueIf(counted, SEND, withId(message));
      await alsoQueue?.(counted);
    });
  }

  /** Returns no row if the address has reached its limit today. */
  private incrementCount(message: { to: string }): Sql {
    return sql`
      INSERT INTO form_mail (address, day, mails) VALUES (${addressOf(message)}, ${this.today()}, 1)
      ON CONFLICT ON CONSTRAINT form_mail_pkey DO UPDATE SET mails = form_mail.mails + 1
      WHERE form_mail.mails < ${this.configuration.mailMaxPerAddressPerDay} RETURNING mails`;
  }

  private async deleteOldCounts(): Promise<void> {
    await this.db.rows('DELETE FROM form_mail WHERE day < $1', [this.today()]);
  }

  private today(): string {
    return dayInUtc(this.clock.now());
  }

  private async deliver(message: Message, id?: string): Promise<void> {
    try {
      await step(
        () => ({ name: 'mail send', kind: SpanKind.CLIENT }),
        () => this.submit(message, id),
      );
      this.count({ result: this.hasServer ? 'sent' : 'kept' });
    } catch (failure) {
      this.count({ result: 'failed' });
      throw failure;
    }
  }

  private async submit({ to, subject, text, html }: Message, id: string = randomUUID()): Promise<void> {
    const { smtpUrl, mailFrom } = this.configuration;
    if (smtpUrl) {
      const { createTransport } = await import('nodemailer');
      this.transport ??= createTransport({ url: smtpUrl, ...SERVER_TIMEOUTS });
      const messageId = `<${id}@${domainOf(mailFrom)}>`;
      await this.transport.sendMail({ from: mailFrom, to, subject, text, html, messageId });
      return;
    }
    this.mailbox.add({
      service: this.definition.name,
      to,
      subject,
      text,
      html,
      sent_at: this.clock.now().toString({ smallestUnit: 'millisecond' }),
    });
  }
}

const withId = (message: Message | DeferredMessage): QueuedMessage => ({ ...message, id: randomUUID() });

const domainOf = (sender: string): string => /@([^\s>]+)/.exec(sender)?.[1] ?? 'localhost';

const addressOf = ({ to }: { to: string }): string => normaliseEmail(to);
