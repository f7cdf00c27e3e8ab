import { dataOf } from 'quintet-clients/answers';
import { Notifications } from '#kit/notifications';
import { food, type Notification } from '../api';

const path = (id: number) => ({ params: { path: { id } } });

/** What this account was told. Read marks are the same on all its pages. */
export const notifications = new Notifications<Notification>({
  read: () => dataOf(food.GET('/api/notifications')),
  readOne: id => dataOf(food.PATCH('/api/notifications/{id}/read', path(id))),
  readAll: () => dataOf(food.PATCH('/api/notifications/read-all')),
  remove: id => dataOf(food.DELETE('/api/notifications/{id}', path(id))),
});

/** The page of its order. */
export const addressOf = ({ data }: Notification): string | undefined =>
  typeof data['order_id'] === 'number' ? `/orders/${data['order_id']}` : undefined;
