import { Injectable } from '@nestjs/common';
import { type Bilingual, type Language, Translator } from '#kit/language/language';
import { formatDay } from '#kit/language/formatting';
import { letter } from '#kit/mail/letter';
import { Mail } from '#kit/mail/mail';
import { Notifications } from '#shared/notifications/notifications.service';
import { nameIn, Settings } from '#shared/settings/settings';
import { HOUSE, type House, signatureOf } from '../house';
import type { InquiryBody } from './inquiries.dto';

/** The stay that is asked about. */
export interface InquiryStay {
  id: number;
  slug: string;
  reference: string;
  title: Bilingual;
}

interface ReceivedInquiry {
  body: InquiryBody;
  stay: InquiryStay | undefined;
  /** The visitor's. */
  language: Language;
}

const READERS = 'inquiries.view';

/** Tells of a new inquiry: staff in their feed, the company by mail with everything in it, the visitor that it arrived. */
@Injectable()
export class InquiryNotifier {
  constructor(
    private readonly notifications: Notifications,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly translator: Translator,
  ) {}

  async received(id: number, inquiry: ReceivedInquiry): Promise<void> {
    const { name, email, message } = inquiry.body;
    await this.notifications.toStaffWith(READERS, {
      type: 'inquiry',
      params: { name, email, message },
      data: { inquiry_id: id, stay_slug: inquiry.stay?.slug ?? null },
    });
    const company = await this.settings.values(HOUSE);
    if (company.contact_email !== '') {
      await this.mail.send({
        to: company.contact_email,
        ...this.toCompany(inquiry, nameIn(inquiry.language, company, 'company_name')),
      });
    }
    // Anybody may write any address into the form, so nobody gets many of these, and none with a word of the visitor's.
    await this.mail.queueFromForm({ to: email, ...this.toVisitor(inquiry, company) });
  }

  private toCompany({ body, stay, language }: ReceivedInquiry, companyName: string) {
    const say = (part: string, params: object) =>
      this.translator.say(`mail.inquiry_received.${part}`, language, { ...params });
    const { name, email, phone, check_in, check_out, guests, message } = body;
    const dates = [check_in, check_out].flatMap(day => (day ? [formatDay(day, language)] : [])).join(' – ');
    return {
      subject: say('subject', { name: oneLine(name) }),
      ...letter({
        language,
        greeting: say('greeting', {}),
        paragraphs: [
          say('from', { name, contact: [email, phone].filter(Boolean).join(', ') }),
          ...(stay ? [say('about', { stay: stay.title[language] || stay.title.en })] : []),
          ...(dates ? [say('dates', { dates })] : []),
          ...(guests ? [say('guests', { guests })] : []),
          message,
        ],
        signature: companyName,
      }),
    };
  }

  private toVisitor({ stay, language }: ReceivedInquiry, company: House) {
    const say = (part: string, params: object = {}) =>
      this.translator.say(`mail.inquiry.${part}`, language, { ...params });
    return {
      subject: say('subject', { company: nameIn(language, company, 'company_name') }),
      ...letter({
        language,
        greeting: say('greeting'),
        paragraphs: [say('text'), ...(stay ? [say('about', { stay: stay.title[language] || stay.title.en })] : [])],
        signature: signatureOf(company, language),
      }),
    };
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
