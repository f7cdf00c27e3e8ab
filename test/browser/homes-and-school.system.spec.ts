/**
 * @no-database
 * @needs chromium
 */
import { describeCases } from './describe-cases';

describeCases({
  homes: () => require('./homes.cases'),
  school: () => require('./school.cases'),
});
