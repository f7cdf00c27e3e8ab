import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { personFields } from '#shared/people/person.view';
import { MOTIONS, THEMES } from '../preferences/preference.entity';

const HubAccountView = view('HubAccountView', {
  ...personFields,
  profile_picture: shown.picture({ nullable: true }),
  country_id: shown.whole({
    nullable: true,
    description: 'ISO 3166-1 numeric code of the country; null if unknown.',
    example: 784,
  }),
  timezone: shown.text({
    example: 'Asia/Dubai',
    description: 'Time zone that determines the days of the member, by its IANA name.',
  }),
  member_since: shown.instant({ description: 'Time at which the account was created, in UTC.' }),
});

const HubFiguresView = view('HubFiguresView', {
  days_recorded: shown.whole({ description: 'Number of days with activity figures from any source.' }),
  activities: shown.whole({ description: 'Number of trainings, without duplicates.' }),
  active_minutes: shown.whole({ description: 'Total duration of these trainings, in minutes.' }),
  meals: shown.whole({ description: 'Number of logged or planned meals.' }),
  nights: shown.whole({ description: 'Number of logged nights.' }),
  readings: shown.whole({ description: 'Number of days with vital signs plus days with body readings.' }),
  photos: shown.whole({ description: 'Number of photo checkpoints.' }),
  achievements: shown.whole({ description: 'Number of earned achievements.' }),
  points: shown.whole({ description: 'Sum of the points of all earned achievements.' }),
  badges: shown.whole({ description: 'Number of earned badges.' }),
  groups: shown.whole({ description: 'Number of joined groups.' }),
  devices: shown.whole({ description: 'Number of connected devices.' }),
  ingest_keys: shown.whole({ description: 'Number of active ingest keys.' }),
});

const AlertsView = view('AlertsView', {
  workouts: shown.flag({
    description: 'Alerts in the feed about assigned work, and in the morning about the workout of the day.',
  }),
  messages: shown.flag({ description: 'Alerts in the feed about messages of the coach.' }),
  community: shown.flag({
    description: 'Alerts in the feed about comments on own posts and replies to own discussions.',
  }),
  summary: shown.flag({ description: 'Weekly summary on Monday morning, in the feed and by mail.' }),
});

const PrivacyView = view('PrivacyView', {
  share_activity: shown.flag({ description: 'Whether other members see figures, badges and achievements.' }),
});

const AppearanceView = view('AppearanceView', {
  theme: shown.word(THEMES, { description: 'Colour scheme: light, dark, or that of the system.' }),
  accent: shown.text({ example: 'green', description: 'Accent colour, by name or as `#rrggbb`.' }),
  motion: shown.word(MOTIONS, { description: 'Whether animations are shown.' }),
});

export const SettingsHubView = view('SettingsHubView', 'Account, totals and preferences of the member', {
  account: shown.one(HubAccountView, { description: 'Account of the member.' }),
  figures: shown.one(HubFiguresView, { description: 'Lifetime totals of the member.' }),
  alerts: shown.one(AlertsView, { description: 'Alerts, each on or off.' }),
  privacy: shown.one(PrivacyView, { description: 'Visibility for other members.' }),
  appearance: shown.one(AppearanceView, { description: "Appearance of the member's pages." }),
});
export type SettingsHubView = InstanceType<typeof SettingsHubView>;

type Parts = RowOf<typeof HubAccountView> &
  RowOf<typeof HubFiguresView> &
  RowOf<typeof AlertsView> &
  RowOf<typeof PrivacyView> &
  RowOf<typeof AppearanceView>;

export const settingsHub = (row: Parts): SettingsHubView => ({
  account: HubAccountView.of(row),
  figures: HubFiguresView.of(row),
  alerts: AlertsView.of(row),
  privacy: PrivacyView.of(row),
  appearance: AppearanceView.of(row),
});

export type SettingsHubRow = Parts;
