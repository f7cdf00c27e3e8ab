import { dataOf } from 'quintet-clients/answers';
import type { LiveEvent } from 'quintet-clients/live';
import type { StaysSchemas } from 'quintet-clients/stays';
import { follow } from '#kit/live';
import type { Page, Visit } from '#kit/router';
import { Store } from '#kit/store';
import { type Booking, session, type Settings, stays } from './api';

/** The signed-in account and the company, read once. */
export interface Office {
  member: StaysSchemas['StaffAccountView'];
  settings: Settings;
}

let office: Office | undefined;
let reading: Promise<Office> | undefined;

/** The last booking that was created or changed; undefined after an interruption, when any may have changed. */
export const changedBooking = new Store<Booking | undefined>(undefined);

/** Told when another calendar or its state changed. */
const changedCalendar = new Store<number>(0);

function read(): Promise<Office> {
  reading ??= readOffice();
  reading.catch(() => (reading = undefined));
  return reading;
}

async function readOffice(): Promise<Office> {
  const [member, settings] = await Promise.all([
    dataOf(stays.GET('/api/auth/me')),
    dataOf(stays.GET('/api/settings/public')),
  ]);
  office = { member, settings };
  goLive();
  return office;
}

function goLive(): void {
  let isFirst = true;
  const catchUp = async () => {
    if (!isFirst) {
      changedBooking.set(undefined);
      changedCalendar.set(0);
    }
    isFirst = false;
  };
  const take = (booking: LiveEvent<'stays', 'staff'>['booking:updated']) => changedBooking.set(booking);
  const socket = follow<'stays', 'staff'>({ service: 'stays', who: session, catchUp });
  socket.on('booking:created', take);
  socket.on('booking:updated', take);
  socket.on('calendar:updated', ({ feed_id }) => changedCalendar.set(feed_id));
}

const PAUSE_MS = 400;

/** Calls `act` some time after bookings have changed, once for several changes. */
export const whenBookingsChange = (left: AbortSignal, act: (booking: Booking | undefined) => unknown): void =>
  afterChanges(changedBooking, left, act);

/** The same for the calendars of other platforms. */
export const whenCalendarsChange = (left: AbortSignal, act: () => unknown): void =>
  afterChanges(changedCalendar, left, act);

function afterChanges<Value>(store: Store<Value>, left: AbortSignal, act: (value: Value) => unknown): void {
  let pause = 0;
  store.onChange(left, value => {
    clearTimeout(pause);
    pause = window.setTimeout(() => void act(value), PAUSE_MS);
  });
  left.addEventListener('abort', () => clearTimeout(pause));
}

/** A page for a signed-in account. */
export const inOffice =
  (page: (office: Office, visit: Visit) => Page | Promise<Page>) =>
  async (visit: Visit): Promise<Page> =>
    page(office ?? (await read()), visit);

/** Undefined until it has been read. */
export const openOffice = (): Office | undefined => (session.token() ? office : undefined);
