import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';

/** Days of the books are those of the setting `timezone`, for services with one company. Needs `money/books`. */
export const companyDays: Feature = { routines: routinesIn(__dirname, 'books_zone_of_company') };
