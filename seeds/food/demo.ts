import { IsNull } from 'typeorm';
import { Kitchen } from '#services/food/kitchens/kitchen.entity';
import { Dish } from '#services/food/menu/dish.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { seedAccount } from '#shared/staff/seed-roles';
import { seedCustomers } from './customers';
import { seedMenu } from './menu';
import { seedOrders } from './orders';
import { seedHomePage, seedKitchens, seedOffers, seedPromos, seedReviews } from './shop';

/** Fills an empty food service with a restaurant group that looks real. */
export async function seedFoodDemo(seeding: Seeding): Promise<void> {
  const { db } = seeding;
  await seedMenu(seeding);
  await seedKitchens(seeding);
  await seedPromos(seeding);
  await seedOffers(seeding);
  await seedHomePage(seeding);
  const { customer, customer2 } = await seedCustomers(seeding);
  await seedReviews(seeding);

  const kitchens = await db.of(Kitchen).find({ order: { id: 'ASC' } });
  await seedTeam(seeding, kitchens[0]?.id);
  const menu = await db.of(Dish).find({ where: { isActive: true, archivedAt: IsNull() }, order: { id: 'ASC' } });
  const dishes = menu.filter(dish => !dish.optionGroups.some(group => group.required));
  await seedOrders(seeding, kitchens, dishes, [
    { customerId: customer, name: 'Sara Haddad', email: 'customer@food.example' },
    { customerId: null, name: 'Noah Miller', email: 'noah@guest.example' },
    { customerId: customer2, name: 'Layla Mansour', email: 'customer2@food.example' },
    { customerId: null, name: 'ليان خوري', email: 'layan@guest.example' },
    { customerId: null, name: 'Mia Chen', email: 'mia@guest.example' },
  ]);
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
