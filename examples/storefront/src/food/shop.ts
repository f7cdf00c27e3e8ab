import { dataOf } from 'quintet-clients/answers';
import { createFoodClient, type FoodSchemas } from 'quintet-clients/food';
import { serviceAt } from '#kit/api';
import { inLanguage, language } from '#kit/language';
import { Session } from '#kit/session';

export type Dish = FoodSchemas['DishView'];
/** A dish of the menu, as the kitchen of the basket sells it. */
export type ListedDish = FoodSchemas['ListedDishView'];
export type Order = FoodSchemas['OrderView'];
export type Quote = FoodSchemas['QuoteView'];
export type Kitchen = FoodSchemas['KitchenView'];

/** The customer's sign-in; most order without. */
export const session = new Session('food');

/** The shop, in the visitor's language. */
export const shop = createFoodClient({ baseUrl: serviceAt('food'), token: session.token, language });
// The visitor goes on as a guest when the sign-in has expired.
shop.use(session.ending(() => session.forget()));

let settings: Promise<FoodSchemas['PublicSettingsView']> | undefined;

/** Currency, fees, minimum, and names of tags and allergens: read once. */
export function shopSettings(): Promise<FoodSchemas['PublicSettingsView']> {
  settings ??= dataOf(shop.GET('/api/settings/public'));
  settings.catch(() => (settings = undefined));
  return settings;
}

/** What a tag or an allergen is called. */
export const labelOf = (known: FoodSchemas['MenuWordView'][], slug: string): string => {
  const word = known.find(each => each.slug === slug);
  return word ? inLanguage(word.name) : slug;
};
