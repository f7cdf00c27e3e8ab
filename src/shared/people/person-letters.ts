import { Injectable } from '@nestjs/common';
import type { Language } from '#kit/language/language';
import { Letters } from '#mail/letters';
import type { ComposedMail } from '#mail/mail';
import { Site } from '#kit/service/site';
import { sitePage } from '#kit/service/site-page';
import { Settings } from '../settings/settings';
import type { PersonMails } from './person-kind';
import type { LinkPurpose } from './person-link.entity';

export interface Recipient {
  email: string;
  firstName: string;
}

export interface LinkLetter {
  purpose: LinkPurpose;
  firstName: string;
  token: string;
  language: Language;
}

export const LINK_PAGES = {
  password_reset: sitePage(
    '/reset-password',
    { token: '…' },
    { en: 'The mail for a new password', ar: 'رسالة تعيين كلمة مرور جديدة' },
  ),
  verification: sitePage(
    '/verify-email',
    { token: '…' },
    { en: 'The mail that confirms an address', ar: 'رسالة تأكيد عنوان البريد' },
  ),
} satisfies Record<LinkPurpose, unknown>;

/** Mails with a link: to set a new password, to confirm an address. */
@Injectable()
export class PersonLetters {
  constructor(
    private readonly letters: Letters,
    private readonly settings: Settings,
    private readonly site: Site,
  ) {}

  /** The name is shown only where the recipient is certain, since anyone can register a foreign address. */
  async withLink(
    { signature }: PersonMails,
    { purpose, firstName, token, language }: LinkLetter,
  ): Promise<ComposedMail> {
    const name = await this.settings.name(signature, language);
    return this.letters.compose({ language, prefix: `mail.${purpose}` }, say => ({
      subject: say('subject'),
      greeting: { name: firstName },
      paragraphs: [say('why'), say('otherwise')],
      link: { label: say('action'), url: this.site.urlOf(LINK_PAGES[purpose], { token }) },
      signature: name,
    }));
  }
}
