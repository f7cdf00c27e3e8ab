import { dataOf } from 'quintet-clients/answers';
import { Notifications } from '#kit/notifications';
import { type Notification, school } from '../school';

const path = (id: number) => ({ params: { path: { id } } });

/** What the student was notified of. */
export const notifications = new Notifications<Notification>({
  read: () => dataOf(school.GET('/api/users/notifications')),
  readOne: id => dataOf(school.PATCH('/api/users/notifications/{id}/read', path(id))),
  readAll: () => dataOf(school.PATCH('/api/users/notifications/read-all')),
  remove: id => dataOf(school.DELETE('/api/users/notifications/{id}', path(id))),
});

/** The page of what it is about. */
export function addressOf({ data }: Notification): string | undefined {
  const { conversation_id: conversation, course_code: code, course_codes: codes } = data;
  if (typeof conversation === 'number') return `/messages/${conversation}`;
  if (typeof code === 'string') return `/learn/${code}`;
  if (Array.isArray(codes) && codes.length === 1) return `/learn/${codes[0]}`;
  return '/my-courses';
}
