/**
 * @no-database
 * @needs chromium
 */
import { describeCases } from './describe-cases';

describeCases({ 'connecting an app': () => require('./connected-apps.cases') });
