import { createStaysClient, type StaysSchemas } from 'quintet-clients/stays';
import { serviceAt } from '#kit/api';
import { language } from '#kit/language';
import { Session } from '#kit/session';

export type Booking = StaysSchemas['ManagedBookingView'];
export type BookingDetail = StaysSchemas['ManagedBookingDetailView'];
export type Stay = StaysSchemas['ManagedStayView'];
export type CalendarStay = StaysSchemas['CalendarStayView'];
export type Block = StaysSchemas['CalendarBlockView'];
export type RateRule = StaysSchemas['RateRuleView'];
export type Feed = StaysSchemas['CalendarFeedView'];
export type Conflict = StaysSchemas['CalendarConflictView'];
export type Settings = StaysSchemas['PublicSettingsView'];

export const session = new Session('host');

export const stays = createStaysClient({ baseUrl: serviceAt('stays'), token: session.token, language });
stays.use(session.ending());
