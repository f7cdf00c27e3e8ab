import { Injectable } from '@nestjs/common';
import { LANGUAGES, Translator } from '#kit/language/language';
import { letter } from '#mail/letter';
import { Mail, type Message } from '#mail/mail';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Site } from '#kit/service/site';
import { sitePage } from '#kit/service/site-page';

export const EMAIL_UNDO_PAGE = sitePage(
  '/undo-email-change',
  { token: '…' },
  { en: 'The mail about a changed e-mail address', ar: 'رسالة تغيير عنوان البريد' },
);

/**
 * Notifies the former e-mail address of an account of its change. In both languages, since that of the reader is unknown.
 */
@Injectable()
export class AddressNotice {
  constructor(
    private readonly mail: Mail,
    private readonly translator: Translator,
    private readonly site: Site,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async sendNotice(formerAddress: string): Promise<void> {
    await this.mail.queueFromForm(this.compose(formerAddress, 'otherwise'));
  }

  /** Limited separately from mails of forms, so that submitted forms cannot block the link. */
  async sendNoticeWithLink(formerAddress: string, token: string): Promise<void> {
    const label = this.inBothLanguages('mail.address_changed.action').join(' / ');
    await this.mail.send(
      this.compose(formerAddress, 'undo', { label, url: this.site.urlOf(EMAIL_UNDO_PAGE, { token }) }),
    );
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
