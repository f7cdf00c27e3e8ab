import { Injectable } from '@nestjs/common';
import { bilingualAmount, formatAmount } from '#kit/language/formatting';
import type { Bilingual, Language } from '#kit/language/language';
import { Letters } from '#mail/letters';
import { Mail } from '#mail/mail';
import { Notifications } from '#shared/notifications/notifications.service';
import { nameIn, Settings } from '#shared/settings/settings';
import { ORDER_READERS } from '../order-readers';
import { STUDENT } from '../students/student-accounts';

export interface RefundedCourses {
  id: number;
  orderId: number;
  studentId: number;
  reference: string;
  currency: string;
  locale: Language;
  amountCents: number;
  email: string;
  firstName: string;
  provider: string;
  lines: { courseId: number; title: Bilingual; chargedCents: number }[];
}

/** Notifies the student and staff of refunds, in the running transaction. */
@Injectable()
export class RefundNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly mail: Mail,
    private readonly letters: Letters,
    private readonly settings: Settings,
  ) {}

  /** @param endedCourseIds courses that the student no longer has */
  async refunded(refund: RefundedCourses, endedCourseIds: readonly number[]): Promise<void> {
    const { studentId, reference, orderId, amountCents, currency, lines } = refund;
    await this.notifications.to(STUDENT, studentId, {
      type: 'order_partly_refunded',
      params: { reference, amount: bilingualAmount(amountCents, currency) },
      data: {
        reference,
        order_id: orderId,
        course_ids: endedCourseIds,
        refunded_course_ids: lines.map(({ courseId }) => courseId),
      },
    });
    await this.sendLetter(refund);
  }

  async failed({ id, reference, orderId, amountCents, currency, provider }: RefundedCourses, reason: string) {
    const message = {
      type: 'refund_failed',
      params: { reference, provider, reason, amount: bilingualAmount(amountCents, currency) },
      data: { reference, order_id: orderId, refund_id: id },
    };
    await this.notifications.toStaffWith(ORDER_READERS.permission, message, ORDER_READERS);
  }

  private async sendLetter(refund: RefundedCourses): Promise<void> {
    const { locale: language, reference, currency, amountCents, firstName, email, lines } = refund;
    const names = await this.settings.values({ site_name: 'string', site_name_ar: 'string' });
    const amount = (cents: number) => formatAmount(cents, currency, language);
    const mail = this.letters.compose({ language, prefix: 'mail.partly_refunded', values: { reference } }, say => ({
      subject: say('subject'),
      greeting: { name: firstName },
      paragraphs: [say('text', { amount: amount(amountCents) })],
      rows: [
        ...lines.map(({ title, chargedCents }) => ({
          label: title[language] || title.en,
          value: amount(chargedCents),
        })),
        { label: say('total'), value: amount(amountCents) },
      ],
      signature: nameIn(language, names, 'site_name'),
    }));
    await this.mail.send({ to: email, ...mail });
  }
}
