/**
 * @no-database
 * @needs chromium
 */
import { describeCases } from './describe-cases';

describeCases({
  'the storefront of stays': () => require('./storefront-stays.cases'),
  'prices by night on the storefront': () => require('./storefront-nights.cases'),
  'the waiting list of stays': () => require('./stays-waiting.cases'),
});
