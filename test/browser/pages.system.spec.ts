/**
 * @no-database
 * @needs chromium
 */
import { describeCases } from './describe-cases';

describeCases({
  'pages of the process': () => require('./pages.cases'),
  'recorded videos': () => require('./recorded-videos.cases'),
});
