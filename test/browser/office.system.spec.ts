/**
 * @no-database
 * @needs chromium
 */
import { describeCases } from './describe-cases';

describeCases({ 'the office of a service': () => require('./office.cases') });
