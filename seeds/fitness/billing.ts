import { searchText } from '#kit/language/search-text';
import { toCents } from '#kit/money/money';
import { BillingPlan } from '#services/fitness/billing/billing-plan.entity';
import { Invoice } from '#services/fitness/billing/invoice.entity';
import { Subscription } from '#services/fitness/billing/subscription.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { dayAgo, instantOn, type Member } from './members';
import { bilingual, type Pair } from './texts';

const PLANS: ReadonlyArray<{
  key: string;
  price: number;
  interval: 'month' | 'year';
  name: Pair;
  description: Pair;
  features: readonly Pair[];
}> = [
  {
    key: 'basic',
    price: 9,
    interval: 'month',
    name: ['Basic', 'الأساسي'],
    description: ['Everything you record, and the whole library.', 'كل ما تسجله والمكتبة كاملة.'],
    features: [
      ['All workouts and programs', 'كل الحصص والبرامج'],
      ['Food, sleep and health diary', 'يوميات الطعام والنوم والصحة'],
    ],
  },
  {
    key: 'coached',
    price: 49,
    interval: 'month',
    name: ['Coached', 'مع مدرب'],
    description: ['A coach who knows your name and your knees.', 'مدرب يعرف اسمك وركبتيك.'],
    features: [
      ['A coach of your own', 'مدرب خاص بك'],
      ['Weekly check-ins', 'مراجعات أسبوعية'],
      ['Messages with an answer within a day', 'رسائل بإجابة خلال يوم'],
    ],
  },
  {
    key: 'coached-year',
    price: 470,
    interval: 'year',
    name: ['Coached, by the year', 'مع مدرب، سنويًا'],
    description: ['Twelve months for less than ten.', 'اثنا عشر شهرًا بأقل من ثمن عشرة.'],
    features: [
      ['All that Coached has', 'كل ما في باقة المدرب'],
      ['Two guest passes a month', 'بطاقتا ضيف في الشهر'],
    ],
  },
];

const MONTH_DAYS = 30;

/** What membership costs, and what the members paid so far. */
export async function seedBilling({ db }: Seeding, members: readonly Member[]): Promise<void> {
  const plans = await db.of(BillingPlan).save(
    PLANS.map(plan =>
      db.of(BillingPlan).create({
        key: plan.key,
        priceCents: toCents(plan.price),
        interval: plan.interval,
        searchText: searchText(plan.name.join(' ')),
        name: bilingual(plan.name),
        description: bilingual(plan.description),
        features: plan.features.map(bilingual),
      }),
    ),
  );
  for (const member of members) {
    const plan = plans.find(({ key }) => key === (member.coach ? 'coached' : 'basic'))!;
    const months = Math.floor(member.days / MONTH_DAYS) + 1;
    await db.of(Subscription).insert({
      accountId: member.id,
      planId: plan.id,
      startedOn: dayAgo(member, (months - 1) * MONTH_DAYS + 5),
      renewsOn: dayAgo(member, -MONTH_DAYS + 5),
      paymentLabel: 'Visa ···· 4242',
    });
    for (let month = months; month > 0; month -= 1) {
      const daysAgo = (month - 1) * MONTH_DAYS + 5;
      const issuedOn = dayAgo(member, daysAgo);
      await db.of(Invoice).insert({
        accountId: member.id,
        number: `FIT-${issuedOn.slice(0, 7).replace('-', '')}-${member.id}-${month}`,
        issuedOn,
        description: plan.name,
        amountCents: plan.priceCents,
        status: 'paid',
        paidAt: instantOn(member, daysAgo, 9 * 60),
      });
    }
  }
}
