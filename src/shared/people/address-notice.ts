import { Injectable } from '@nestjs/common';
import { type BilingualContent, Letters } from '#mail/letters';
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
    private readonly letters: Letters,
    private readonly site: Site,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async sendNotice(formerAddress: string): Promise<void> {
    await this.mail.queueFromForm(this.compose(formerAddress, 'otherwise'));
  }

  /** Limited separately from mails of forms, so that submitted forms cannot block the link. */
  async sendNoticeWithLink(formerAddress: string, token: string): Promise<void> {
    const link = { label: 'mail.address_changed.action', url: this.site.urlOf(EMAIL_UNDO_PAGE, { token }) };
    await this.mail.send(this.compose(formerAddress, 'undo', link));
  }

  private compose(to: string, advice: 'otherwise' | 'undo', link?: BilingualContent['link']): Message {
    return {
      to,
      ...this.letters.composeInBoth({
        subject: 'mail.address_changed.subject',
        paragraphs: ['mail.address_changed.what', `mail.address_changed.${advice}`],
        link,
        signature: this.definition.title,
      }),
    };
  }
}
