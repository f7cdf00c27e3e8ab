import { Kitchen } from '#services/food/kitchens/kitchen.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { seedAccount } from '#shared/staff/seed-roles';
import { seedCustomers } from './customers';
import { seedMenu } from './menu';
import { seedOrders } from './orders/orders';
import { seedWishlists } from './wishlists';
import { seedHomePage, seedKitchens, seedOffers, seedPromos, seedReviews } from './shop';

/** Fills an empty food service with a restaurant group that looks real. */
export async function seedFoodDemo(seeding: Seeding): Promise<void> {
  const { db } = seeding;
  await seedMenu(seeding);
  await seedKitchens(seeding);
  await seedPromos(seeding);
  await seedOffers(seeding);
  await seedHomePage(seeding);
  await seedCustomers(seeding);
  await seedReviews(seeding);
  await seedWishlists(seeding);

  const kitchens = await db.of(Kitchen).find({ order: { id: 'ASC' } });
  await seedTeam(seeding, kitchens[0]?.id);
  await seedOrders(seeding, kitchens);
  // Kitchens are shown as at Wednesday noon, so that the demo is open whenever it is looked at.
  await db.rows(`UPDATE setting SET value = '"demo-fixed"' WHERE key = 'service_clock'`);
}

async function seedTeam(seeding: Seeding, kitchenId: number | undefined): Promise<void> {
  await seedAccount(seeding, { email: 'owner@food.example', firstName: 'Omar', lastName: 'Nasser', roles: ['Owner'] });
  await seedAccount(seeding, {
    email: 'manager@food.example',
    firstName: 'Maya',
    lastName: 'Aziz',
    roles: ['Manager'],
  });
  await seedAccount(seeding, {
    email: 'kitchen@food.example',
    firstName: 'Karim',
    lastName: 'Saleh',
    roles: ['Kitchen'],
    scopeId: kitchenId,
  });
}
