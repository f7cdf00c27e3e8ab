import { readCalendar } from '#kit/ical/read-calendar';

/** Written after the formats that the platforms publish; see docs/calendars.md. */
const WINDOW = { zone: 'Asia/Dubai', from: '2026-11-01', limit: '2028-11-01' };

async function nights(...lines: string[]): Promise<string[]> {
  const file = await readCalendar(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n'), WINDOW);
  if (typeof file === 'string') throw new Error(file);
  expect(file.isComplete).toBe(true);
  return file.instances.filter(({ isFree }) => !isFree).map(({ firstDay, endDay }) => `${firstDay}/${endDay}`);
}

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
      'PRODID:-//admin.booking.com//Calendar//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261205',
      'UID:5a8b1c2d3e4f5061728394a5b6c7d8e9@booking.com',
      'SUMMARY: CLOSED - Not available',
      'END:VEVENT',
    ),
  ).toEqual(['2026-12-01/2026-12-05']);
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
      'SUMMARY:Reserved - Sara',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:8e0c4b7a-1d2f-4c3b-9e6a-7f5d4c3b2a19',
      'DTSTAMP:20261101T061500Z',
      'DTSTART;VALUE=DATE:20270101',
      'DTEND;VALUE=DATE:20270103',
      'SUMMARY:Blocked',
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
