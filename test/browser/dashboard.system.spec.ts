/**
 * @no-database
 * @needs chromium
 */
import { describeCases } from './describe-cases';

describeCases({
  dashboard: () => require('./dashboard.cases'),
  'money on the dashboard': () => require('./dashboard-money.cases'),
  'the assistant on the dashboard': () => require('./assistant.cases'),
  'the assistant without a provider': () => require('./assistant-demo.cases'),
});
