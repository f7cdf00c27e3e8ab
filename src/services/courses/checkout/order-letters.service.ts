import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { type Bilingual, type Language, Translator } from '#kit/language/language';
import { formatAmount, formatDay } from '#kit/language/formatting';
import { letter, type LetterRow } from '#kit/mail/letter';
import { Mail } from '#kit/mail/mail';
import { greeting } from '#kit/mail/name-for-mail';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { sitePage } from '#kit/service/site-page';
import { dayIn } from '#kit/time/calendar';
import { nameIn, Settings } from '#shared/settings/settings';

/** The data of a paid order that its mail needs. */
export interface PaidOrder {
  reference: string;
  gateway: string;
  currency: string;
  totalCents: number;
  locale: Language;
  paidAt: Date;
  email: string;
  firstName: string;
  lines: { title: Bilingual; priceCents: number; discountPercentage: number; chargedCents: number }[];
}

export const MY_COURSES_PAGE = sitePage(
  '/my-courses',
  {},
  { en: 'The mail that follows an order', ar: 'الرسالة التي تتبع الطلب' },
);

/** Mails the student about new courses, with a receipt if the order was not free. */
@Injectable()
export class OrderLetters {
  constructor(
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly translator: Translator,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async sendEnrolled(order: PaidOrder): Promise<void> {
    const { locale: language, lines } = order;
    const titles = lines.map(({ title }) => title[language] || title.en);
    const isOne = titles.length === 1;
    const about = (part: string) =>
      this.translator.say(`mail.${isOne ? 'enrolled' : 'enrolled_in_several'}.${part}`, language, {
        course: titles[0],
      });
    const isFree = order.gateway === 'free';
    const names = await this.settings.values({ site_name: 'string', site_name_ar: 'string', timezone: 'string' });
    const site = this.configuration.services[this.definition.name]?.siteUrl ?? this.configuration.publicUrl;
    await this.mail.send({
      to: order.email,
      subject: about('subject'),
      ...letter({
        language,
        greeting: greeting(this.translator, language, order.firstName),
        paragraphs: [
          about('text'),
          ...(isOne ? [] : titles),
          ...(isFree ? [] : [this.receiptHead(order, names.timezone)]),
        ],
        rows: isFree ? [] : this.receiptRows(order, titles),
        link: { label: this.translator.say('mail.enrolled.action', language), url: MY_COURSES_PAGE.urlAt(site, {}) },
        signature: nameIn(language, names, 'site_name'),
      }),
    });
  }

  private receiptHead({ locale, reference, paidAt }: PaidOrder, zone: string): string {
    const day = dayIn(zone, Temporal.Instant.fromEpochMilliseconds(paidAt.getTime())).toString();
    return this.translator.say('mail.receipt.head', locale, { reference, day: formatDay(day, locale) });
  }

  /** Each course at its price, what was taken off it, and what was paid. */
  private receiptRows({ locale, currency, lines, totalCents }: PaidOrder, titles: string[]): LetterRow[] {
    const row = (label: string, cents: number) => ({ label, value: formatAmount(cents, currency, locale) });
    const translate = (part: string, params: object = {}) =>
      this.translator.say(`mail.receipt.${part}`, locale, { ...params });
    const rows = lines.flatMap(({ priceCents, discountPercentage: percent, chargedCents }, at) => [
      row(titles[at]!, priceCents),
      ...(chargedCents < priceCents ? [row(translate('discount', { percent }), chargedCents - priceCents)] : []),
    ]);
    return [...rows, row(translate('total'), totalCents)];
  }
}
