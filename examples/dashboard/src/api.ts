import { createFoodClient, type FoodSchemas } from 'quintet-clients/food';
import { serviceAt } from '#kit/api';
import { language } from '#kit/language';
import { Session } from '#kit/session';

export type Member = FoodSchemas['StaffAccountView'];
export type Order = FoodSchemas['StaffOrderView'];
export type OrderLine = FoodSchemas['OrderLineView'];
export type Dish = FoodSchemas['DishView'];
export type Overview = FoodSchemas['OverviewView'];
export type Notification = FoodSchemas['NotificationView'];
export type Kitchen = FoodSchemas['KitchenView'];

export type Snooze = FoodSchemas['SnoozeView'];

export const session = new Session('dashboard');

export const food = createFoodClient({ baseUrl: serviceAt('food'), token: session.token, language });
food.use(session.ending());
