import { dataOf } from 'quintet-clients/answers';
import { createFoodClient, type FoodClient, type FoodSchemas } from 'quintet-clients/food';
import { serviceAt } from '../site/api';
import { inLanguage, language } from '../site/language';

export type Dish = FoodSchemas['DishView'];
export type Order = FoodSchemas['OrderView'];
export type Quote = FoodSchemas['QuoteView'];
export type Kitchen = FoodSchemas['KitchenView'];

export const SHOP = serviceAt('food');

const TOKEN = 'food.token';
/** The customer's sign-in; most order without. */
export const token = (): string | undefined => localStorage.getItem(TOKEN) ?? undefined;

export function keepToken(kept: string | undefined): void {
  if (kept === undefined) localStorage.removeItem(TOKEN);
  else localStorage.setItem(TOKEN, kept);
}

const clients = new Map<string, FoodClient>();

/** The shop, in the visitor's language. */
export function shop(): FoodClient {
  const known = clients.get(language());
  if (known) return known;
  const client = createFoodClient({ baseUrl: SHOP, token, language: language() });
  client.use({ onResponse: forgetEndedSignIn });
  clients.set(language(), client);
  return client;
}

/** The visitor goes on as a guest. */
async function forgetEndedSignIn({ response }: { response: Response }): Promise<void> {
  if (response.status !== 401 || token() === undefined) return;
  const { code } = (await response.clone().json()) as { code?: string };
  if (code === 'token_expired' || code === 'sign_in_required') keepToken(undefined);
}

let settings: Promise<FoodSchemas['PublicSettingsView']> | undefined;

/** Fees, minimum, and what tags and allergens are called: read once. */
export function shopSettings(): Promise<FoodSchemas['PublicSettingsView']> {
  settings ??= dataOf(shop().GET('/api/settings/public'));
  settings.catch(() => (settings = undefined));
  return settings;
}

/** What a tag or an allergen is called. */
export const labelOf = (known: FoodSchemas['MenuWordView'][], slug: string): string => {
  const word = known.find(each => each.slug === slug);
  return word ? inLanguage(word.name) : slug;
};
