import { Since } from '#kit/fields/query-fields';

export class NotificationsQuery {
  @Since('told or read')
  since?: string;
}
