import type { Failure } from 'quintet-clients/answers';
import { createFoodClient, type FoodSchemas } from 'quintet-clients/food';
import { currentToken, signOut } from './session';
import { language } from './language';

export type Member = FoodSchemas['StaffAccountView'];
export type Order = FoodSchemas['StaffOrderView'];
export type OrderLine = FoodSchemas['OrderLineView'];
export type Dish = FoodSchemas['DishView'];
export type Picture = FoodSchemas['PictureView'];
export type Overview = FoodSchemas['OverviewView'];
export type Notification = FoodSchemas['NotificationView'];
export type Kitchen = FoodSchemas['KitchenView'];

/** Where the process answers; its `CORS_ORIGIN` has to name this site. `VITE_API=https://api.example.com npm run build` */
const API = (import.meta.env['VITE_API'] as string | undefined) ?? 'http://localhost:3000';

/** The address of the service, as its client and its live updates take it. */
export const FOOD = `${API}/food`;

/** Pictures come as paths of the process, or whole when they lie in a bucket. */
export const pictureAddress = (url: string): string => new URL(url, API).href;

export const food = createFoodClient({ baseUrl: FOOD, token: currentToken, language });

/** Codes that say the session is over. */
export const SESSION_OVER: readonly string[] = ['token_expired', 'sign_in_required'];

food.use({
  onResponse: async ({ request, response }) => {
    if (response.status !== 401 || !request.headers.has('Authorization')) return;
    const failure = (await response
      .clone()
      .json()
      .catch(() => ({}))) as Partial<Failure>;
    if (SESSION_OVER.includes(failure.code ?? '')) signOut({ expired: true });
  },
});
