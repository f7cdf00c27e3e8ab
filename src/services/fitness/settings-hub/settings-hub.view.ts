import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { personFields } from '#shared/people/person.view';
import { MOTIONS, THEMES } from '../preferences/preference.entity';

const HubAccountView = view('HubAccountView', {
  ...personFields,
  profile_picture: shown.picture({ nullable: true }),
  country_id: shown.whole({ nullable: true, description: 'ISO 3166-1 numeric code', example: 784 }),
  timezone: shown.text({
    example: 'Asia/Dubai',
    description: 'Time zone that determines the days of the member, by its IANA name.',
  }),
  member_since: shown.instant({ description: 'When the account was created, in UTC.' }),
});

const HubFiguresView = view('HubFiguresView', {
  days_recorded: shown.whole({ description: 'Days with activity figures from any source.' }),
  activities: shown.whole({ description: 'Trainings, each counted once.' }),
  active_minutes: shown.whole({ description: 'Minutes of those trainings.' }),
  meals: shown.whole({ description: 'Meals logged or planned.' }),
  nights: shown.whole({ description: 'Nights logged.' }),
  readings: shown.whole({ description: 'Days with vitals, and days with readings of the body.' }),
  photos: shown.whole({ description: 'Days with pictures.' }),
  achievements: shown.whole({ description: 'Achievements that were earned.' }),
  points: shown.whole({ description: 'Points of all earned achievements.' }),
  badges: shown.whole({ description: 'Badges that were earned.' }),
  groups: shown.whole({ description: 'Groups that were joined.' }),
  devices: shown.whole({ description: 'Connected devices.' }),
  ingest_keys: shown.whole({ description: 'Ingest keys that are not revoked.' }),
});

const AlertsView = view('AlertsView', {
  workouts: shown.flag({
    description: 'Work a coach assigns, and in the morning the workout planned for the day, in the feed.',
  }),
  messages: shown.flag({ description: 'Messages of the coach in the feed.' }),
  community: shown.flag({ description: 'Comments on own posts and replies to own discussions in the feed.' }),
  summary: shown.flag({ description: 'The week in figures, on Monday morning, in the feed and by mail.' }),
});

const PrivacyView = view('PrivacyView', {
  share_activity: shown.flag({ description: 'Off hides every figure of the member in the community.' }),
});

const AppearanceView = view('AppearanceView', {
  theme: shown.word(THEMES, { description: 'Light, dark, or the setting of the system.' }),
  accent: shown.text({ example: 'green', description: 'The name of a colour, or one as `#rrggbb`.' }),
  motion: shown.word(MOTIONS, { description: 'Whether animations are shown.' }),
});

export const SettingsHubView = view('SettingsHubView', 'The own settings', {
  account: shown.one(HubAccountView, { description: 'Account of the member.' }),
  figures: shown.one(HubFiguresView, { description: 'Lifetime totals of the member.' }),
  alerts: shown.one(AlertsView, { description: 'Alerts that are switched on.' }),
  privacy: shown.one(PrivacyView, { description: 'What other members can see.' }),
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
