import type { Stay } from '#services/stays/stays/stay.entity';
import { shareApplicationsWith } from '../harness/kept/shared-services';
import { makeStay } from './factories';
import { calendarOf, type Platform, type PlatformEvent, startPlatform } from './platform';
import { type Stays, startStays } from './stays';

/** The stay service with a platform whose calendars it may read. */
export interface Calendars extends Stays {
  platform: Platform;
  /** A feed of a stay at the platform, not read yet. */
  addFeed: (stay: Stay, values?: Record<string, unknown>) => Promise<Feed>;
  makeStay: () => Promise<Stay>;
  /** Held nights of a stay: `holder first/end`. */
  held: (stay: Stay) => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Feed {
  id: number;
  /** Replaces the file and reads it; the feed as answered. */
  read: (events: readonly PlatformEvent[]) => Promise<Record<string, unknown>>;
  /** Reads the file as it is. */
  sync: () => Promise<Record<string, unknown>>;
  /** `first/end state` of the events. */
  events: () => Promise<string[]>;
  path: string;
}

/** Clocks of these tests go years ahead. */
const OF_CALENDARS = { CALENDAR_FETCH_PRIVATE: 'true', JWT_EXPIRATION: '5000d' };

let feeds = 0;

export async function startCalendars(environment: Record<string, string> = {}): Promise<Calendars> {
  const platform = await startPlatform();
  shareApplicationsWith(OF_CALENDARS);
  const stays = await startStays({ ...OF_CALENDARS, ...environment });
  const { service, host } = stays;
  const sync = async (id: number) => {
    service.clock.advance({ seconds: 61 });
    const { status, body } = await host.post(`/api/calendar/feeds/${id}/sync`);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data as Record<string, unknown>;
  };
  const addFeed: Calendars['addFeed'] = async (stay, values = {}) => {
    feeds += 1;
    const path = `calendar-${feeds}.ics`;
    const sent = { stay_id: stay.id, name: `Platform ${feeds}`, url: platform.addressOf(path), ...values };
    const { status, body } = await host.post('/api/calendar/feeds', sent);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
    const { id } = body.data as { id: number };
    return {
      id,
      path,
      sync: () => sync(id),
      read: events => {
        platform.files.set(path, calendarOf(events));
        return sync(id);
      },
      events: async () => {
        const answer = await host.get(`/api/calendar/feeds/${id}/events`);
        const rows = answer.body.data as { from: string; to: string; state: string }[];
        return rows.map(({ from, to, state }) => `${from}/${to} ${state}`);
      },
    };
  };
  return {
    ...stays,
    platform,
    addFeed,
    makeStay: () => makeStay(service.db, { minNights: 1 }),
    held: async ({ id }) => {
      const rows = await service.db.rows<{ held: string }>(
        `SELECT CASE WHEN booking_id IS NOT NULL THEN 'booking' WHEN block_id IS NOT NULL THEN 'block' ELSE 'import' END
           || ' ' || from_day || '/' || to_day AS held FROM held_nights WHERE stay_id = $1 ORDER BY from_day`,
        [id],
      );
      return rows.map(({ held }) => held);
    },
    close: async () => {
      await service.close();
      await platform.close();
    },
  };
}
