import { Injectable } from '@nestjs/common';
import { type Bilingual, type Language, Translator } from '#kit/language/language';
import { letter } from '#kit/mail/letter';
import { Mail } from '#kit/mail/mail';
import { Settings } from '#shared/settings/settings';
import type { InquiryBody } from './inquiries.dto';

export interface LetterSubject {
  body: InquiryBody;
  stayTitle: Bilingual | undefined;
  language: Language;
}

/** The mails about a new inquiry: to the company with everything in it, to the visitor that it arrived. */
@Injectable()
export class InquiryLetters {
  constructor(
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly translator: Translator,
  ) {}

  async send(subject: LetterSubject): Promise<void> {
    const company = await this.settings.values({
      company_name: 'string',
      contact_email: 'string',
      service_email_signature: 'text',
    });
    if (company.contact_email !== '') {
      await this.mail.send({ to: company.contact_email, ...this.toCompany(subject, company.company_name) });
    }
    // Anybody may write any address into the form, so nobody gets many of these, and none with a word of the visitor's.
    await this.mail.sendFromForm({ to: subject.body.email, ...this.toVisitor(subject, company) });
  }

  private toCompany({ body, stayTitle, language }: LetterSubject, companyName: string) {
    const say = (part: string, params: object) =>
      this.translator.say(`mail.inquiry_received.${part}`, language, { ...params });
    const { name, email, phone, check_in, check_out, guests, message } = body;
    const dates = [check_in, check_out].filter(Boolean).join(' – ');
    return {
      subject: say('subject', { name: oneLine(name) }),
      ...letter({
        language,
        greeting: say('greeting', {}),
        paragraphs: [
          say('from', { name, contact: [email, phone].filter(Boolean).join(', ') }),
          ...(stayTitle ? [say('about', { stay: stayTitle[language] || stayTitle.en })] : []),
          ...(dates ? [say('dates', { dates })] : []),
          ...(guests ? [say('guests', { guests })] : []),
          message,
        ],
        signature: companyName,
      }),
    };
  }

  private toVisitor(
    { stayTitle, language }: LetterSubject,
    company: { company_name: string; service_email_signature: string },
  ) {
    const say = (part: string, params: object = {}) =>
      this.translator.say(`mail.inquiry.${part}`, language, { ...params });
    return {
      subject: say('subject', { company: company.company_name }),
      ...letter({
        language,
        greeting: say('greeting'),
        paragraphs: [say('text'), ...(stayTitle ? [say('about', { stay: stayTitle[language] || stayTitle.en })] : [])],
        signature: company.service_email_signature || company.company_name,
      }),
    };
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
