/**
 * @no-database
 * @needs chromium
 */
import { describeCases } from './describe-cases';

describeCases({ 'widgets on pages of others': () => require('./widgets.cases') });
