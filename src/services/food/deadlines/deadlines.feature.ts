import { OrderDeadlines1767400091300 } from '#migrations/food/1767400091300-order-deadlines';
import type { Feature } from '#kit/service/feature';
import { OrderExpiry } from './order-expiry.service';

export const deadlines: Feature = {
  providers: [OrderExpiry],
  migrations: [OrderDeadlines1767400091300],
};
