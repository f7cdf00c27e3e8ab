/**
 * @no-database
 * @needs chromium
 */
import { describeCases } from './describe-cases';

describeCases({
  'the office of a host': () => require('./host.cases'),
  'prices and calendars in the office of a host': () => require('./host-prices.cases'),
  'changes of bookings': () => require('./stays-changes.cases'),
});
