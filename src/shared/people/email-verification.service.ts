import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { Mail } from '#mail/mail';
import { RateLimits } from '#rate-limits/rate-limits';
import { AlreadyVerified, MailUnavailable } from './people.refusals';
import { PersonEditing } from './person-editing';
import type { Person } from './person.entity';
import type { PersonKind } from './person-kind';
import { PersonLetters } from './person-letters';
import { PersonLinks } from './person-links.service';

/** Result of a verification mail that staff requested. */
export interface ResendResult {
  sent: boolean;
  /** No mail server is configured, so nothing was sent. */
  simulated: boolean;
}

/** Verification of e-mail addresses by a mailed link, valid for 24 hours. */
@Injectable()
export class EmailVerification {
  constructor(
    private readonly db: Database,
    private readonly links: PersonLinks,
    private readonly letters: PersonLetters,
    private readonly editing: PersonEditing,
    private readonly mail: Mail,
    private readonly limits: RateLimits,
  ) {}

  async verify<P extends Person>(kind: PersonKind<P>, token: string): Promise<P> {
    return this.db.transaction(async () => {
      const id = await this.links.use(kind, 'verification', token);
      const person = id === undefined ? undefined : await this.editing.lock(kind, { id });
      if (!person) throw fieldRefused('token', 'link_token');
      await this.editing.setVerified(kind, person, true);
      return person;
    });
  }

  /** Sends the link at once: 409 when verified, 429 after too many mails, 503 when the mail server refuses. */
  async resend<P extends Person>(kind: PersonKind<P>, person: P, language: Language): Promise<ResendResult> {
    if (person.isVerified) throw AlreadyVerified();
    if (!kind.mails) return { sent: false, simulated: true };
    const giveBack = await this.limits.take('verificationMail', `${kind.audience} ${person.id}`);
    if (!this.mail.canSend) return { sent: false, simulated: true };
    const token = this.links.newToken();
    const { email, firstName } = person;
    const letter = { purpose: 'verification' as const, firstName, token, language };
    try {
      await this.mail.sendNow({ to: email, ...(await this.letters.withLink(kind.mails, letter)) });
    } catch {
      giveBack();
      throw MailUnavailable();
    }
    await this.links.store(kind, person.id, 'verification', token);
    // Without a mail server the message is only in the development mailbox.
    return { sent: this.mail.hasServer, simulated: !this.mail.hasServer };
  }
}
