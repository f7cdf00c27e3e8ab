import { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';
import { toCents } from '#kit/money/money';
import { dayIn } from '#kit/time/calendar';
import { HomeSection } from '#services/food/home-page/home-section.entity';
import { Kitchen } from '#services/food/kitchens/kitchen.entity';
import { Dish } from '#services/food/menu/dish.entity';
import { ComboOffer } from '#services/food/offers/combo-offer.entity';
import { PromoCode } from '#services/food/promo/promo-code.entity';
import { refreshDishRating } from '#services/food/reviews/dish-rating';
import type { Seeding } from '#shared/seeding/seeding';
import type { Pair } from './menu-data';
import { type Opinion, opinions } from './reviews-data';
import { kitchens, offers, promos, sections } from './shop-data';

const TIME_ZONE = 'America/New_York';
const THURSDAY = 4;
const ARABIC = /[\u0600-\u06ff]/;

/** Limits of slots, with what orders under way hold of them. Orders must be stored before: they hold no slots by themselves. */
export async function seedSlots({ db, clock }: Seeding): Promise<void> {
  for (const { code, slots } of kitchens) {
    if (!slots) continue;
    await db.rows('UPDATE kitchen SET slot_orders = $2, slot_days_ahead = $3 WHERE code = $1', [
      code,
      slots.slotOrders,
      slots.slotDaysAhead,
    ]);
    await db.rows(
      `INSERT INTO slot_hold (order_id, kitchen_id, starts_at, dishes)
       SELECT o.id, o.kitchen_id,
         date_bin(kitchen.slot_minutes * interval '1 minute', o.promised_at, 'epoch'::timestamptz),
         (SELECT sum(quantity) FROM order_line WHERE order_id = o.id)
       FROM customer_order o JOIN kitchen ON kitchen.id = o.kitchen_id
       WHERE kitchen.code = $1 AND o.promised_at > $2
         AND o.status IN ('pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery')`,
      [code, clock.now().toString()],
    );
  }
}

/** Two kitchens that close on Thanksgiving, this year and the next. Answers the id of each by its code, the first one first. */
export async function seedKitchens({ db, clock }: Seeding): Promise<ReadonlyMap<string, number>> {
  const { year } = dayIn(TIME_ZONE, clock.now());
  const closures = [year, year + 1].map(each => ({ date: thanksgiving(each), reason: 'Thanksgiving' }));
  const ids = new Map<string, number>();
  for (const { code, name, address, phone, location, minutes, postcodes, hours } of kitchens) {
    const kitchen = await db.of(Kitchen).save({
      code,
      name: bilingual(name),
      timeZone: TIME_ZONE,
      address,
      phone,
      location,
      preparationMinutes: minutes,
      deliveryPostcodes: [...postcodes],
      hours: [...hours],
      closures,
    });
    ids.set(code, kitchen.id);
  }
  // All were stored at one moment; the first one is to come first where the latest change does.
  await db.rows(
    `UPDATE kitchen SET created_at = created_at - id * interval '1 minute', updated_at = updated_at - id * interval '1 minute'`,
  );
  return ids;
}

/** The fourth Thursday of November. */
function thanksgiving(year: number): string {
  const november = new Temporal.PlainDate(year, 11, 1);
  return november.add({ days: ((THURSDAY - november.dayOfWeek + 7) % 7) + 21 }).toString();
}

/** `WELCOME10`, one that goes together with points, and one that is over. */
export async function seedPromos({ db }: Seeding): Promise<void> {
  for (const promo of promos) await db.of(PromoCode).save({ ...promo });
}

/** Combo offers of the seeded dishes, each with the picture of its first dish. */
export async function seedOffers({ db }: Seeding): Promise<void> {
  const dishes = await dishesBySlug(db);
  // The last one stored is the latest change and comes first in a list.
  for (const { code, name, description, price, slots } of offers.toReversed()) {
    await db.of(ComboOffer).save({
      code,
      name: bilingual(name),
      description: bilingual(description),
      priceCents: toCents(price),
      slots: slots.map(slot => ({
        name: slot.name,
        label: bilingual(slot.label),
        choices: slot.choices.map(([slug, supplement]) => ({
          productId: dishes(slug).id,
          supplementCents: toCents(supplement),
        })),
      })),
      image: dishes(slots[0]?.choices.at(-1)?.[0] ?? '').images[0] ?? null,
    });
  }
}

/** The sections of the home page with the seeded dishes. */
export async function seedHomePage({ db }: Seeding): Promise<void> {
  const dishes = await dishesBySlug(db);
  for (const [index, { key, title, subtitle, layout, content, slugs, hidden }] of sections.entries()) {
    await db.of(HomeSection).save({
      key,
      title: bilingual(title),
      content: { layout, subtitle: bilingual(subtitle), ...content },
      position: index + 1,
      isVisible: !hidden,
      productIds: slugs.map(slug => dishes(slug).id),
    });
  }
}

interface Author {
  id: number;
  created_at: Date;
  writesArabic: boolean;
}

/**
 * What the seeded customers think of the seeded dishes, each written some time after its customer registered. The two
 * whose demo sign-ins are told have reviewed nothing yet, so that a visitor can.
 */
export async function seedReviews({ db, clock }: Seeding): Promise<void> {
  const dishes = await dishesBySlug(db);
  const authors = await db.rows<Author>(
    `SELECT id, created_at, first_name ~ '[\u0600-\u06ff]' AS "writesArabic" FROM customer
     WHERE deleted_at IS NULL AND email NOT IN ('customer@food.example', 'customer2@food.example') ORDER BY id`,
  );
  const now = clock.now().epochMilliseconds;
  const reviews = Object.entries(opinions).flatMap(([slug, opinionsOfDish], dish) =>
    authorsOf(opinionsOfDish, authors, dish).map(([author, [rating, comment]], index) => {
      const share = ((dish * 31 + index * 17) % 97) / 97;
      const registered = author.created_at.getTime();
      const at = new Date(registered + Math.max(0, now - registered) * share);
      return { product_id: dishes(slug).id, customer_id: author.id, rating, comment, at: at.toISOString() };
    }),
  );
  await db.rows(
    `INSERT INTO review (product_id, customer_id, rating, comment, created_at, updated_at)
     SELECT product_id, customer_id, rating, comment, at, at
     FROM jsonb_to_recordset($1) AS review (product_id integer, customer_id integer, rating integer, comment text,
       at timestamptz)`,
    [JSON.stringify(reviews)],
  );
  for (const id of new Set(reviews.map(review => review.product_id))) await refreshDishRating(db, id);
}

/** Another customer for each opinion of a dish; Arabic comments are of customers with an Arabic name. */
function authorsOf(
  opinionsOfDish: readonly Opinion[],
  authors: readonly Author[],
  dish: number,
): (readonly [Author, Opinion])[] {
  const queues = [true, false].map(arabic => authors.filter(({ writesArabic }) => writesArabic === arabic));
  const taken = [0, 0];
  return opinionsOfDish.flatMap(opinion => {
    const language = ARABIC.test(opinion[1] ?? '') ? 0 : 1;
    const queue = queues[language]!;
    const place = taken[language]!++;
    const author = place < queue.length ? queue[(dish * 5 + place) % queue.length] : undefined;
    return author ? [[author, opinion] as const] : [];
  });
}

async function dishesBySlug(db: Database): Promise<(slug: string) => Pick<Dish, 'id' | 'images'>> {
  const dishes = await db.of(Dish).find({ select: { id: true, slug: true, images: true } });
  const bySlug = new Map(dishes.map(dish => [dish.slug, dish]));
  return slug => {
    const dish = bySlug.get(slug);
    if (!dish) throw new Error(`the demo menu has no dish '${slug}'`);
    return dish;
  };
}

const bilingual = ([en, ar]: Pair): Bilingual => ({ en, ar });
