import { type Actor, type Food, startFood } from './food';

export const regular = { group: 'size', choice: 'regular' };
export const large = { group: 'size', choice: 'large' };
export const garlic = { group: 'extras', choice: 'garlic' };
export const pickles = { group: 'extras', choice: 'pickles' };

export interface CartFood extends Food {
  soup: number;
  kebab: number;
  dessert: number;
  soups: (quantity: number) => { product_id: number; quantity: number };
  /** Regular ones unless `options` says otherwise. */
  kebabs: (quantity: number, options?: object[]) => { product_id: number; quantity: number; options: object[] };
  add: (line: object, actor?: Actor) => ReturnType<Actor['post']>;
  // oxlint-disable-next-line typescript/no-explicit-any -- as `Answer` has it
  cart: (actor?: Actor) => Promise<any>;
  /** Changes a dish for the time of some work. */
  withDish: (id: number, change: string, back: string, work: () => Promise<void>) => Promise<void>;
}

/** The small restaurant group, and what its customers do with their carts. */
export async function startCarts(): Promise<CartFood> {
  const food = await startFood();
  const { soup, kebab, dessert } = food.dishes;
  const setDish = (id: number, assignment: string) =>
    food.service.db.rows(`UPDATE dish SET ${assignment} WHERE id = $1`, [id]);
  return Object.assign(food, {
    soup: soup.id,
    kebab: kebab.id,
    dessert: dessert.id,
    soups: (quantity: number) => ({ product_id: soup.id, quantity }),
    kebabs: (quantity: number, options: object[] = [regular]) => ({ product_id: kebab.id, quantity, options }),
    add: (line: object, actor: Actor = food.customer) => actor.post('/api/cart/items', line),
    cart: async (actor: Actor = food.customer) => (await actor.get('/api/cart')).body.data,
    withDish: async (id: number, change: string, back: string, work: () => Promise<void>) => {
      await setDish(id, change);
      try {
        await work();
      } finally {
        await setDish(id, back);
      }
    },
  });
}
