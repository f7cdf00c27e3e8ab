import type { HostedService } from '#host/service/hosted-service';
import { Tokens } from '#kit/access/tokens';
import { food } from '#services/food/food';
import type { Category } from '#services/food/categories/category.entity';
import type { Kitchen } from '#services/food/kitchens/kitchen.entity';
import type { Dish } from '#services/food/menu/dish.entity';
import type { ComboOffer } from '#services/food/offers/combo-offer.entity';
import type { PromoCode } from '#services/food/promo/promo-code.entity';
import { startService, type TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { makeCategory, makeCustomer, makeDish, makeKitchen, makeOffer, makePromo, makeStaff } from './factories';

/** A signed-in caller and who that is. */
export type Actor = Client & { id: number; email: string; token: string };

export interface Food {
  service: TestService;
  anonymous: Client;
  owner: Actor;
  manager: Actor;
  /** Limited to the kitchen `downtown`. */
  kitchen: Actor;
  customer: Actor;
  customer2: Actor;
  /** Open around the clock, America/New_York, delivers to 10001 and 10002. */
  downtown: Kitchen;
  /** Open around the clock, America/New_York, delivers to 11231. */
  harbor: Kitchen;
  category: Category;
  dishes: {
    /** 6.50, no options. */
    soup: Dish;
    /** 8.70; group `size` (one of regular, large +2.50) is required, `extras` (up to two of garlic +0.60, pickles +0.40) is not. */
    kebab: Dish;
    /** 4.25, no options. */
    dessert: Dish;
  };
  /** `lunch` for 12.00: slot `main` (soup, or kebab +1.50) and slot `sweet` (dessert). */
  offer: ComboOffer;
  /** WELCOME10: 10 percent. */
  promo: PromoCode;
  /** Signs in another account. */
  signIn: (audience: 'staff' | 'customer', account: { id: number; email: string }) => Promise<Actor>;
}

/** The food service with a small restaurant group in it: staff of each role, two customers, two kitchens and a menu. */
export async function startFood(environment: Record<string, string> = {}, hosted: HostedService = food): Promise<Food> {
  const service = await startService(hosted, environment);
  const { db, anonymous } = service;
  const signIn: Food['signIn'] = async (audience, { id, email }) => {
    const { token } = await service.get(Tokens).signIn(audience, { id, tokenVersion: 1 });
    return Object.assign(anonymous.as(token), { id, email, token });
  };

  // Most tests order from one address; those about the limits set them back.
  await db.rows(`UPDATE setting SET value = '1' WHERE key IN ('unpaid_slot_part', 'unpaid_code_part')`);
  const downtown = await makeKitchen(db, {
    code: 'downtown',
    name: { en: 'Downtown', ar: 'وسط المدينة' },
    deliveryPostcodes: ['10001', '10002'],
  });
  const harbor = await makeKitchen(db, {
    code: 'harbor',
    name: { en: 'Harbor', ar: 'الميناء' },
    deliveryPostcodes: ['11231'],
  });
  const category = await makeCategory(db, { slug: 'mains', name: { en: 'Mains', ar: 'أطباق رئيسية' } });
  const dishes = await makeMenu(service, category.id);
  const offer = await makeOffer(db, {
    code: 'lunch',
    name: { en: 'Lunch', ar: 'غداء' },
    priceCents: 1200,
    slots: [
      {
        name: 'main',
        label: { en: 'Main', ar: 'الطبق الرئيسي' },
        choices: [
          { productId: dishes.soup.id, supplementCents: 0 },
          { productId: dishes.kebab.id, supplementCents: 150 },
        ],
      },
      {
        name: 'sweet',
        label: { en: 'Sweet', ar: 'الحلوى' },
        choices: [{ productId: dishes.dessert.id, supplementCents: 0 }],
      },
    ],
  });

  return {
    service,
    anonymous,
    owner: await signIn('staff', await makeStaff(db, { role: 'Owner', email: 'owner@example.com' })),
    manager: await signIn('staff', await makeStaff(db, { role: 'Manager', email: 'manager@example.com' })),
    kitchen: await signIn(
      'staff',
      await makeStaff(db, { role: 'Kitchen', email: 'kitchen@example.com', kitchenId: downtown.id }),
    ),
    customer: await signIn('customer', await makeCustomer(db, { email: 'sara@example.com', username: 'sara' })),
    customer2: await signIn('customer', await makeCustomer(db, { email: 'layla@example.com', username: 'layla' })),
    downtown,
    harbor,
    category,
    dishes,
    offer,
    promo: await makePromo(db, { code: 'WELCOME10', percent: 10 }),
    signIn,
  };
}

async function makeMenu({ db }: TestService, categoryId: number): Promise<Food['dishes']> {
  return {
    soup: await makeDish(db, {
      categoryId,
      slug: 'lentil-soup',
      name: { en: 'Lentil soup', ar: 'شوربة عدس' },
      priceCents: 650,
    }),
    kebab: await makeDish(db, {
      categoryId,
      slug: 'kebab',
      name: { en: 'Kebab', ar: 'كباب' },
      priceCents: 870,
      optionGroups: [
        {
          key: 'size',
          name: { en: 'Size', ar: 'الحجم' },
          required: true,
          min: 1,
          max: 1,
          choices: [choice('regular', 'Regular', 'عادي', 0), choice('large', 'Large', 'كبير', 250)],
        },
        {
          key: 'extras',
          name: { en: 'Extras', ar: 'إضافات' },
          required: false,
          min: 0,
          max: 2,
          choices: [choice('garlic', 'Garlic sauce', 'ثومية', 60), choice('pickles', 'Pickles', 'مخلل', 40)],
        },
      ],
    }),
    dessert: await makeDish(db, {
      categoryId,
      slug: 'kunafa',
      name: { en: 'Kunafa', ar: 'كنافة' },
      priceCents: 425,
    }),
  };
}

const choice = (key: string, en: string, ar: string, priceDeltaCents: number) => ({
  key,
  name: { en, ar },
  priceDeltaCents,
  isAvailable: true,
});
