import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { type Language, Translator } from '#kit/language/language';
import { letter } from '#kit/mail/letter';
import type { Message } from '#kit/mail/mail';
import { greeting } from '#kit/mail/name-for-mail';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { type SitePage, sitePage } from '#kit/service/site-page';
import { Settings } from '../settings/settings';
import type { PersonMails } from './person-kind';
import type { LinkPurpose } from './person-link.entity';

export interface Recipient {
  email: string;
  firstName: string;
}

export const LINK_PAGES: Record<LinkPurpose, SitePage<'token'>> = {
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
};

/** The mails that carry a link: to a new password, to confirm an address. */
@Injectable()
export class PersonLetters {
  constructor(
    private readonly translator: Translator,
    private readonly settings: Settings,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** Anybody can have registered an address that is not theirs, so their name appears only when it can be nothing else. */
  async withLink(
    purpose: LinkPurpose,
    { signature }: PersonMails,
    { email, firstName }: Recipient,
    token: string,
    language: Language,
  ): Promise<Message> {
    const say = (part: string) => this.translator.say(`mail.${purpose}.${part}`, language);
    const site = this.configuration.services[this.definition.name]?.siteUrl ?? '';
    return {
      to: email,
      subject: say('subject'),
      ...letter({
        language,
        greeting: greeting(this.translator, language, firstName),
        paragraphs: [say('why'), say('otherwise')],
        link: { label: say('action'), url: LINK_PAGES[purpose].urlAt(site, { token }) },
        signature: await this.settings.name(signature, language),
      }),
    };
  }
}
