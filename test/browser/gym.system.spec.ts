/**
 * @no-database
 * @needs chromium
 */
import { describeCases } from './describe-cases';

describeCases({
  'the gym': () => require('./gym.cases'),
  'events of the gym': () => require('./gym-events.cases'),
});
