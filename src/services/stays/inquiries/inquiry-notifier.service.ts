import { Injectable } from '@nestjs/common';
import type { Language } from '#kit/language/language';
import { formatDay } from '#kit/language/formatting';
import { Letters } from '#mail/letters';
import { type ComposedMail, Mail } from '#mail/mail';
import { Notifications } from '#shared/notifications/notifications.service';
import { nameIn, Settings } from '#shared/settings/settings';
import { SENDER_SETTINGS, type SenderSettings, signatureOf } from '../sender-settings';
import type { Stay } from '../stays/stay.entity';
import type { InquiryBody } from './inquiries.dto';

export type InquiryStay = Pick<Stay, 'id' | 'slug' | 'reference' | 'title'>;

interface ReceivedInquiry {
  body: InquiryBody;
  stay: InquiryStay | undefined;
  language: Language;
}

const READERS = 'inquiries.view';

/** Notifies staff of a new inquiry in their feed and the company by mail, and confirms it to the visitor. */
@Injectable()
export class InquiryNotifier {
  constructor(
    private readonly notifications: Notifications,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly letters: Letters,
  ) {}

  async received(id: number, inquiry: ReceivedInquiry): Promise<void> {
    const { name, email, message } = inquiry.body;
    await this.notifications.toStaffWith(READERS, {
      type: 'inquiry',
      params: { name, email, message },
      data: { inquiry_id: id, stay_slug: inquiry.stay?.slug ?? null },
    });
    const company = await this.settings.values(SENDER_SETTINGS);
    if (company.contact_email !== '') {
      await this.mail.send({
        to: company.contact_email,
        ...this.toCompany(inquiry, nameIn(inquiry.language, company, 'company_name')),
      });
    }
    // The address is unverified: these mails are limited and contain no text the visitor wrote.
    await this.mail.queueFromForm({ to: email, ...this.toVisitor(inquiry, company) });
  }

  private toCompany({ body, stay, language }: ReceivedInquiry, companyName: string): ComposedMail {
    const { name, email, phone, check_in, check_out, guests, message } = body;
    const dates = [check_in, check_out].flatMap(day => (day ? [formatDay(day, language)] : [])).join(' – ');
    return this.letters.compose({ language, prefix: 'mail.inquiry_received' }, say => ({
      subject: say('subject', { name: oneLine(name) }),
      greeting: say('greeting'),
      paragraphs: [
        say('from', { name, contact: [email, phone].filter(Boolean).join(', ') }),
        ...(stay ? [say('about', { stay: titleOf(stay, language) })] : []),
        ...(dates ? [say('dates', { dates })] : []),
        ...(guests ? [say('guests', { guests })] : []),
        message,
      ],
      signature: companyName,
    }));
  }

  private toVisitor({ stay, language }: ReceivedInquiry, company: SenderSettings): ComposedMail {
    const values = { company: nameIn(language, company, 'company_name') };
    return this.letters.compose({ language, prefix: 'mail.inquiry', values }, say => ({
      subject: say('subject'),
      greeting: say('greeting'),
      paragraphs: [say('text'), ...(stay ? [say('about', { stay: titleOf(stay, language) })] : [])],
      signature: signatureOf(company, language),
    }));
  }
}

const titleOf = ({ title }: InquiryStay, language: Language): string => title[language] || title.en;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
