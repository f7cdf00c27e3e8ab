import { dataOf } from 'quintet-clients/answers';
import type { LiveEvent } from 'quintet-clients/live';
import { food, type Notification } from '../api';
import { Store } from '../store';

type Live = LiveEvent<'food'>;

interface Feed {
  items: Notification[];
  unread_count: number;
}

/** What this account was told, the newest first. Read marks are the same on all its pages. */
export const feed = new Store<Feed>({ items: [], unread_count: 0 });

export async function read(): Promise<void> {
  feed.set(await dataOf(food.GET('/api/notifications')));
}

export async function readOne(id: number): Promise<void> {
  feed.set(await dataOf(food.PATCH('/api/notifications/{id}/read', { params: { path: { id } } })));
}

export async function readAll(): Promise<void> {
  feed.set(await dataOf(food.PATCH('/api/notifications/read-all')));
}

export async function remove(id: number): Promise<void> {
  feed.set(await dataOf(food.DELETE('/api/notifications/{id}', { params: { path: { id } } })));
}

export function add(item: Live['notification:created']): void {
  const { items, unread_count } = feed.value;
  if (items.every(({ id }) => id !== item.id)) feed.set({ items: [item, ...items], unread_count: unread_count + 1 });
}

export function markRead({ id, read_at, unread_count }: Live['notification:read']): void {
  const items = feed.value.items.map(item => (id === null || id === item.id ? { ...item, read_at } : item));
  feed.set({ items, unread_count });
}

export function drop({ id, unread_count }: Live['notification:deleted']): void {
  feed.set({ items: feed.value.items.filter(item => item.id !== id), unread_count });
}
