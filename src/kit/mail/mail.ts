import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { Jobs } from '../jobs/jobs';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { Clock } from '../time/clock';
import { Mailbox } from './mailbox';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const SEND = 'mail';

/** Mail leaves through a job of the running transaction: never for something that was rolled back, and again after a failure. */
@Injectable()
export class Mail implements OnModuleInit {
  private readonly transport: Transporter | undefined;

  constructor(
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
  }

  /** Whether a message would really leave: not in production without a mail server. */
  get leaves(): boolean {
    return this.transport !== undefined || !this.configuration.production;
  }

  /** Queues the message; answers whether it will be sent at all. */
  async send(message: Message): Promise<boolean> {
    if (!this.leaves) return false;
    await this.jobs.enqueue(SEND, message);
    return true;
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
