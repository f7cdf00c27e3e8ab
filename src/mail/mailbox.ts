import type { Configuration } from '#kit/config/configuration';
export interface StoredMail {
  service: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sent_at: string;
}

const MAX_MESSAGES = 500;

/** Stores mails in memory instead of sending them, outside production without a mail server. One per process. */
export class Mailbox {
  private readonly messages: StoredMail[] = [];

  add(message: StoredMail): void {
    this.messages.unshift(message);
    this.messages.length = Math.min(this.messages.length, MAX_MESSAGES);
  }

  /** Newest first. */
  list(): readonly StoredMail[] {
    return this.messages;
  }

  /** Deletes all messages. */
  reset(): void {
    this.messages.length = 0;
  }
}

/** Whether the process shows mail at `/mailbox` instead of sending it. */
export const hasMailbox = ({ production, smtpUrl }: Pick<Configuration, 'production' | 'smtpUrl'>): boolean =>
  !production && smtpUrl === undefined;
