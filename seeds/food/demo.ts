import type { Storage } from '#media/storage';
import { Kitchen } from '#services/food/kitchens/kitchen.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { seedAccount } from '#shared/staff/seed-roles';
import { seedCustomers } from './customers';
import { drawDishes, seedMenu } from './menu';
import { seedOrders } from './orders/orders';
import { drawStudio, seedStudio } from './studio';
import { seedWishlists } from './wishlists';
import { seedHomePage, seedKitchens, seedOffers, seedPromos, seedReviews, seedSlots } from './shop';

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
  await seedStudio(seeding, await seedTeam(seeding, kitchens[0]?.id));
  await seedOrders(seeding, kitchens);
  await seedSlots(seeding);
  // Kitchens are shown as at Wednesday noon, so that the demo is open whenever it is looked at.
  await db.rows(`UPDATE setting SET value = '"demo-fixed"' WHERE key = 'service_clock'`);
}

/** Draws every picture of the demo that is not stored yet. */
export async function drawFoodDemo(storage: Storage): Promise<void> {
  await drawDishes(storage);
  await drawStudio(storage);
}

/** Returns the id of the owner. */
async function seedTeam(seeding: Seeding, kitchenId: number | undefined): Promise<number> {
  const owner = await seedAccount(seeding, {
    email: 'owner@food.example',
    firstName: 'Omar',
    lastName: 'Nasser',
    roles: ['Owner'],
  });
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
  return owner;
}
