import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Jobs } from '#jobs/jobs';
import type { Language } from '#kit/language/language';
import { deferredLetter, Mail } from '#mail/mail';
import type { Person } from './person.entity';
import { type PersonKind, tableOf } from './person-kind';
import { type LinkLetter, PersonLetters, type Recipient } from './person-letters';
import type { LinkPurpose } from './person-link.entity';
import { PersonLinks } from './person-links.service';

interface LinkRequest {
  audience: string;
  purpose: LinkPurpose;
  email: string;
  language: Language;
}

type Addressee = Recipient & { id: number; isVerified: boolean };

const JOBS: Record<LinkPurpose, string> = {
  password_reset: 'send_password_reset_link',
  verification: 'send_verification_link',
};

const LINK_LETTER = deferredLetter<LinkLetter & { audience: string; personId: number }>('person-link');

/** Mails links to people, on their request or that of a public form. */
@Injectable()
export class LinkMails implements OnModuleInit {
  private readonly kinds = new Map<string, PersonKind>();

  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly links: PersonLinks,
    private readonly letters: PersonLetters,
  ) {}

  onModuleInit(): void {
    for (const job of Object.values(JOBS)) this.jobs.handle<LinkRequest>(job, request => this.sendRequested(request));
    // Each attempt to send a link renews its validity.
    this.mail.compose(LINK_LETTER, async ({ audience, personId, ...letter }) => {
      const kind = this.kinds.get(audience);
      if (!kind?.mails || !(await this.links.renew(kind, personId, letter.purpose, letter.token))) return undefined;
      return this.letters.withLink(kind.mails, letter);
    });
  }

  register(kind: PersonKind): void {
    this.kinds.set(kind.audience, kind);
  }

  /** A job looks up the address, so that the response does not disclose whether it has an account. */
  async request(
    { audience }: PersonKind,
    purpose: LinkPurpose,
    { email, language }: { email: string; language: Language },
  ): Promise<void> {
    await this.jobs.enqueue(JOBS[purpose], { audience, purpose, email, language } satisfies LinkRequest);
  }

  /** Queues a mail with a link; false when nothing is sent. Must run inside a transaction. */
  async send<P extends Person>(
    kind: PersonKind<P>,
    purpose: LinkPurpose,
    { id, email, firstName }: Recipient & { id: number },
    language: Language,
  ): Promise<boolean> {
    if (!kind.mails) return false;
    const token = this.links.newToken();
    const about = { audience: kind.audience, personId: id, purpose, firstName, token, language };
    const leaves = await this.mail.sendFromForm(LINK_LETTER.to(email, about));
    if (leaves) await this.links.store(kind, id, purpose, token);
    return leaves;
  }

  /** Like `send`, but without the queue, so that the caller learns whether the mail was sent. */
  async sendNow<P extends Person>(
    kind: PersonKind<P>,
    purpose: LinkPurpose,
    person: Recipient & { id: number },
    language: Language,
  ): Promise<boolean> {
    if (!kind.mails) return false;
    const token = this.links.newToken();
    await this.links.store(kind, person.id, purpose, token);
    const letter = { purpose, firstName: person.firstName, token, language };
    return this.mail.sendFromFormNow({ to: person.email, ...(await this.letters.withLink(kind.mails, letter)) });
  }

  private async sendRequested({ audience, purpose, email, language }: LinkRequest): Promise<void> {
    const kind = this.kinds.get(audience);
    if (!kind) return;
    await this.db.transaction(async () => {
      const person = await this.db.row<Addressee>(
        `SELECT id, email, first_name AS "firstName", is_verified AS "isVerified"
         FROM ${tableOf(this.db, kind)} WHERE email = $1 AND deleted_at IS NULL FOR SHARE`,
        [email],
      );
      if (!person || (purpose === 'verification' && person.isVerified)) return;
      await this.send(kind, purpose, person, language);
    });
  }
}
