import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { LANGUAGES, Translator } from '#kit/language/language';
import { letter } from '#kit/mail/letter';
import { Mail, type Message } from '#kit/mail/mail';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { sitePage } from '#kit/service/site-page';

export const EMAIL_UNDO_PAGE = sitePage(
  '/undo-email-change',
  { token: '…' },
  { en: 'The mail about a changed e-mail address', ar: 'رسالة تغيير عنوان البريد' },
);

/** Tells the owner of an e-mail address that it signs in no longer. Nobody knows their language, so it is said in both. */
@Injectable()
export class AddressNotice {
  constructor(
    private readonly mail: Mail,
    private readonly translator: Translator,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async sendNotice(formerAddress: string): Promise<void> {
    await this.mail.queueFromForm(this.compose(formerAddress, 'otherwise'));
  }

  /**
   * With the link that takes the change back. `FormerAddresses` counts these mails, apart from those of forms: filling in
   * forms before must not keep the link from its owner.
   */
  async sendNoticeWithLink(formerAddress: string, token: string): Promise<void> {
    const site = this.configuration.services[this.definition.name]?.siteUrl ?? '';
    const label = this.inBothLanguages('mail.address_changed.action').join(' / ');
    await this.mail.send(this.compose(formerAddress, 'undo', { label, url: EMAIL_UNDO_PAGE.urlAt(site, { token }) }));
  }

  private compose(to: string, advice: 'otherwise' | 'undo', link?: { label: string; url: string }): Message {
    return {
      to,
      subject: this.inBothLanguages('mail.address_changed.subject').join(' / '),
      ...letter({
        language: 'en',
        greeting: this.inBothLanguages('mail.hello').join(' '),
        paragraphs: [
          ...this.inBothLanguages('mail.address_changed.what'),
          ...this.inBothLanguages(`mail.address_changed.${advice}`),
        ],
        link,
        signature: this.definition.title,
      }),
    };
  }

  private inBothLanguages(key: string): string[] {
    return LANGUAGES.map(language => this.translator.say(key, language));
  }
}
