import { dayIn } from '#kit/time/calendar';
import { FaqEntry } from '#services/stays/faq/faq-entry.entity';
import { inquirySearchText } from '#services/stays/inquiries/inquiries.service';
import { Inquiry } from '#services/stays/inquiries/inquiry.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { ZONE } from './bookings';
import type { SeededStay } from './homes';
import { inquiries, questions } from './words-data';

/** The questions of the home page; the last one is not shown yet. */
export async function seedFaq({ db }: Seeding): Promise<void> {
  for (const [index, [question, answer]] of questions.entries()) {
    await db.of(FaqEntry).save({
      question: { en: question[0], ar: question[1] },
      answer: { en: answer[0], ar: answer[1] },
      sortOrder: index,
      isActive: index < questions.length - 1,
    });
  }
}

/** What visitors have asked over the last weeks, oldest first. */
export async function seedInquiries({ db, clock }: Seeding, seeded: readonly SeededStay[]): Promise<void> {
  const now = clock.now();
  const today = dayIn(ZONE, now);
  for (const [index, inquiry] of inquiries.toReversed().entries()) {
    const { name, email, phone, message, locale, daysAgo, nights, guests, status, notes } = inquiry;
    const stay = seeded.find(each => each.stay.slug === inquiry.stay)?.stay;
    const receivedAt = new Date(now.subtract({ hours: daysAgo * 24 + 2, minutes: index * 7 }).epochMilliseconds);
    await db.of(Inquiry).save({
      name,
      email,
      phone: phone ?? null,
      message,
      locale,
      stayId: stay?.id ?? null,
      staySlug: stay?.slug ?? null,
      stayReference: stay?.reference ?? null,
      stayTitle: stay?.title ?? null,
      checkIn: nights ? today.add({ days: nights[0] }).toString() : null,
      checkOut: nights ? today.add({ days: nights[0] + nights[1] }).toString() : null,
      guests: guests ?? null,
      status,
      adminNotes: notes ?? null,
      searchText: inquirySearchText({ name, email, phone, message }, stay),
      receivedAt,
      updatedAt: receivedAt,
    });
  }
}
