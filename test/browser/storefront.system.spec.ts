/**
 * @no-database
 * @needs chromium
 */
import { describeCases } from './describe-cases';

describeCases({
  'the storefront of food': () => require('./storefront-food.cases'),
  'sites that wait': () => require('./waiting.cases'),
});
