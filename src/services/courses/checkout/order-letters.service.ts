import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import type { Bilingual, Language } from '#kit/language/language';
import { formatAmount, formatDay } from '#kit/language/formatting';
import type { LetterRow } from '#mail/letter';
import { Letters, type Say } from '#mail/letters';
import { Mail } from '#mail/mail';
import { Site } from '#kit/service/site';
import { sitePage } from '#kit/service/site-page';
import { dayIn } from '#kit/time/calendar';
import { nameIn, Settings } from '#shared/settings/settings';

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
    private readonly letters: Letters,
    private readonly site: Site,
  ) {}

  async sendEnrolled(order: PaidOrder): Promise<void> {
    const { locale: language, lines } = order;
    const titles = lines.map(({ title }) => title[language] || title.en);
    const isOne = titles.length === 1;
    const isFree = order.gateway === 'free';
    const about = isOne ? 'enrolled' : 'enrolled_in_several';
    const names = await this.settings.values({ site_name: 'string', site_name_ar: 'string', timezone: 'string' });
    const mail = this.letters.compose({ language, values: { course: titles[0] } }, say => ({
      subject: say(`mail.${about}.subject`),
      greeting: { name: order.firstName },
      paragraphs: [
        say(`mail.${about}.text`),
        ...(isOne ? [] : titles),
        ...(isFree ? [] : [receiptHead(order, names.timezone, say)]),
      ],
      rows: isFree ? [] : receiptRows(order, titles, say),
      link: { label: say('mail.enrolled.action'), url: this.site.urlOf(MY_COURSES_PAGE, {}) },
      signature: nameIn(language, names, 'site_name'),
    }));
    await this.mail.send({ to: order.email, ...mail });
  }
}

function receiptHead({ locale, reference, paidAt }: PaidOrder, zone: string, say: Say): string {
  const day = dayIn(zone, Temporal.Instant.fromEpochMilliseconds(paidAt.getTime())).toString();
  return say('mail.receipt.head', { reference, day: formatDay(day, locale) });
}

/** Each course at its price, its discount, and the total. */
function receiptRows({ locale, currency, lines, totalCents }: PaidOrder, titles: string[], say: Say): LetterRow[] {
  const row = (label: string, cents: number) => ({ label, value: formatAmount(cents, currency, locale) });
  const rows = lines.flatMap(({ priceCents, discountPercentage: percent, chargedCents }, at) => [
    row(titles[at]!, priceCents),
    ...(chargedCents < priceCents ? [row(say('mail.receipt.discount', { percent }), chargedCents - priceCents)] : []),
  ]);
  return [...rows, row(say('mail.receipt.total'), totalCents)];
}
