import { readCalendar } from '#calendars/ical/read-calendar';
import { diffFeed, type ReadEvent, type StoredEvent, withStarts } from './feed-diff';

/** Written after the structure of recorded calendars; see docs/calendars.md. */
const WINDOW = { zone: 'Asia/Dubai', from: '2026-11-01', limit: '2028-11-01' };

async function read(lines: string[], lineEnd = '\r\n') {
  const file = readCalendar(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join(lineEnd), WINDOW);
  if (typeof file === 'string') throw new Error(file);
  expect(file.isComplete).toBe(true);
  return file.instances;
}

async function nights(...lines: string[]): Promise<string[]> {
  const found = await read(lines);
  // Some files were saved with bare line feeds.
  expect(await read(lines, '\n')).toEqual(found);
  return found.filter(({ isFree }) => !isFree).map(({ firstDay, endDay }) => `${firstDay}/${endDay}`);
}

/** An event of Booking.com; its UID is that of the first day. */
const closed = (from: string, to: string) => [
  'BEGIN:VEVENT',
  'DTSTAMP:20261101T211214Z',
  `DTSTART;VALUE=DATE:${from}`,
  `DTEND;VALUE=DATE:${to}`,
  `UID:${from}b1c2d3e4f5061728394a5b6c@booking.com`,
  'SUMMARY:CLOSED - Not available',
  'ORGANIZER:mailto:noreply@booking.com',
  'END:VEVENT',
];
const readEvents = async (lines: string[]) =>
  withStarts(
    (await read(lines)).map(({ firstDay, endDay, summary, ...rest }) => ({
      ...rest,
      summaryHash: summary,
      fromDay: firstDay,
      toDay: endDay,
    })),
  );
const stored = (events: readonly ReadEvent[]): StoredEvent[] =>
  events.map((event, index) => ({ ...event, id: index + 1, isOurs: false, isDue: false, missingSince: null }));

it('reads reservations of Airbnb, and what it closes beyond its own limit', async () => {
  expect(
    await nights(
      'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 0.8.8//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'DTEND;VALUE=DATE:20261116',
      'DTSTART;VALUE=DATE:20261110',
      'UID:1418fb94e984-a1b2c3d4e5f60718293a4b5c6d7e8f90@airbnb.com',
      'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
      ' tails/HMABCDEFGH\\nPhone Number (Last 4 Digits): 0142',
      'SUMMARY:Reserved',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTEND;VALUE=DATE:20270902',
      'DTSTART;VALUE=DATE:20270529',
      'UID:7f662ec65913-0f1e2d3c4b5a69788796a5b4c3d2e1f0@airbnb.com',
      'SUMMARY:Airbnb (Not available)',
      'END:VEVENT',
    ),
  ).toEqual(['2026-11-10/2026-11-16', '2027-05-29/2027-09-02']);
});

it('reads closed nights of Booking.com', async () => {
  expect(
    await nights(
      'PRODID:-//admin.booking.com\\\\\\, b.v.//NONSGML v1.0//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      ...closed('20261201', '20261205'),
      ...closed('20261205', '20261206'),
      ...closed('20270301', '20280505'),
    ),
  ).toEqual(['2026-12-01/2026-12-05', '2026-12-05/2026-12-06', '2027-03-01/2028-05-05']);
});

it('changes nothing when Booking.com cuts the days that are over, and moves the end of what it closes by a day', async () => {
  const before = await readEvents([...closed('20261030', '20261104'), ...closed('20270301', '20280503')]);
  const after = await readEvents([...closed('20261101', '20261104'), ...closed('20270301', '20280504')]);
  const { written, vanished } = diffFeed(stored(before), after, '2026-11-01');
  expect(written.map(({ id, fromDay, toDay }) => [id, fromDay, toDay])).toEqual([[2, '2027-03-01', '2028-05-04']]);
  expect(vanished).toEqual([]);
});

it('keeps the event of a calendar that is closed from today on, whose UID and end are new every day', async () => {
  const before = await readEvents(closed('20261031', '20280430'));
  const after = await readEvents(closed('20261101', '20280501'));
  const { written, vanished } = diffFeed(stored(before), after, '2026-11-01');
  expect(written.map(({ id, fromDay, toDay }) => [id, fromDay, toDay])).toEqual([[1, '2026-11-01', '2028-05-01']]);
  expect(vanished).toEqual([]);
});

it('takes a UID of Booking.com that comes back with other days for the new event', async () => {
  const before = stored(await readEvents([...closed('20261110', '20261112'), ...closed('20261201', '20261203')]));
  const after = await readEvents([...closed('20261110', '20261115')]);
  const { written, vanished } = diffFeed(before, after, '2026-11-01');
  expect(written).toMatchObject([{ id: 1, toDay: '2026-11-15' }]);
  expect(vanished).toMatchObject([{ id: 2 }]);
});

it('keeps a reservation of Airbnb that is moved, and a block whose end grows every day', async () => {
  const event = (uid: string, from: string, to: string, summary: string) => [
    'BEGIN:VEVENT',
    'DTSTAMP:20261101T202523Z',
    `DTSTART;VALUE=DATE:${from}`,
    `DTEND;VALUE=DATE:${to}`,
    `SUMMARY:${summary}`,
    `UID:${uid}@airbnb.com`,
    'END:VEVENT',
  ];
  const block = 'Airbnb (Not available)';
  const before = await readEvents([
    ...event('1418fb94e984-a1', '20261110', '20261113', 'Reserved'),
    ...event('7f662ec65913-b1', '20271030', '20271101', block),
    ...event('7f662ec65913-b2', '20261028', '20261105', block),
  ]);
  const after = await readEvents([
    ...event('1418fb94e984-a1', '20261111', '20261114', 'Reserved'),
    ...event('7f662ec65913-b1', '20271030', '20271102', block),
    ...event('7f662ec65913-b3', '20261030', '20261105', block),
  ]);
  const { written, vanished } = diffFeed(stored(before), after, '2026-11-01');
  expect(written.map(({ id, fromDay, toDay }) => [id, fromDay, toDay])).toEqual([
    [1, '2026-11-11', '2026-11-14'],
    [2, '2027-10-30', '2027-11-02'],
  ]);
  expect(vanished).toEqual([]);
});

it('reads reservations and blocked nights of Vrbo', async () => {
  expect(
    await nights(
      'PRODID:-//HomeAway.com, Inc.//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:3d6f0a52-9b1c-4f0e-8a7d-5c2b1e0f9a8b',
      'DTSTAMP:20261101T061500Z',
      'DTSTART;VALUE=DATE:20261220',
      'DTEND;VALUE=DATE:20261227',
      'SUMMARY:Réservée - Sara & fils',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:01012027-0101-2027-0103-202701032027',
      'DTSTAMP:20261101T061500Z',
      'DTSTART;VALUE=DATE:20270101',
      'DTEND;VALUE=DATE:20270103',
      'SUMMARY:Indisponible',
      'END:VEVENT',
    ),
  ).toEqual(['2026-12-20/2026-12-27', '2027-01-01/2027-01-03']);
});

it('reads whole days, times, recurring and free events of Google Calendar', async () => {
  expect(
    await nights(
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:House',
      'X-WR-TIMEZONE:Asia/Dubai',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'X-LIC-LOCATION:Europe/Berlin',
      'BEGIN:DAYLIGHT',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'TZNAME:CEST',
      'DTSTART:19700329T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'TZNAME:CET',
      'DTSTART:19701025T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'DTSTART;VALUE=DATE:20261110',
      'DTEND;VALUE=DATE:20261112',
      'UID:4k2j3h4g5f6d7s8a9p0o1i2u3y@google.com',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'SUMMARY:Owner',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTART;TZID=Europe/Berlin:20261120T180000',
      'DTEND;TZID=Europe/Berlin:20261122T100000',
      'RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=FR',
      'EXDATE;TZID=Europe/Berlin:20261127T180000',
      'UID:5k2j3h4g5f6d7s8a9p0o1i2u3y@google.com',
      'SUMMARY:Weekends',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTART;VALUE=DATE:20261224',
      'DTEND;VALUE=DATE:20261227',
      'UID:6k2j3h4g5f6d7s8a9p0o1i2u3y@google.com',
      'TRANSP:TRANSPARENT',
      'SUMMARY:Holidays',
      'END:VEVENT',
    ),
  ).toEqual(['2026-11-10/2026-11-12', '2026-11-20/2026-11-22', '2026-12-04/2026-12-06']);
});

it('reads zones of Outlook, whose names are no IANA names and may contain commas', async () => {
  const observance = (kind: string, from: string, to: string, rule: string) => [
    `BEGIN:${kind}`,
    'DTSTART:16010101T030000',
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `RRULE:FREQ=YEARLY;INTERVAL=1;${rule}`,
    `END:${kind}`,
  ];
  const zone = '"Canberra, Melbourne, Sydney"';
  expect(
    await nights(
      'METHOD:PUBLISH',
      'PRODID:Microsoft Exchange Server 2010',
      'X-WR-CALNAME:Calendar',
      'BEGIN:VTIMEZONE',
      'TZID:Canberra, Melbourne, Sydney',
      ...observance('STANDARD', '+1100', '+1000', 'BYDAY=1SU;BYMONTH=4'),
      ...observance('DAYLIGHT', '+1000', '+1100', 'BYDAY=1SU;BYMONTH=10'),
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'RRULE:FREQ=WEEKLY;UNTIL=20270430T150000Z;INTERVAL=22;BYDAY=SA;WKST=SU',
      'UID:040000008200E00074C5B7101A82E00800000000A1B2C3D4',
      'SUMMARY;LANGUAGE=en-au:Owner',
      // 01:30 there is 18:30 of the day before in Dubai in summer, and 19:30 in winter.
      `DTSTART;TZID=${zone}:20261114T013000`,
      `DTEND;TZID=${zone}:20261116T013000`,
      'CLASS:PUBLIC',
      'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      'END:VEVENT',
    ),
  ).toEqual(['2026-11-13/2026-11-15', '2027-04-16/2027-04-18']);
});
