import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { personFields } from '#shared/people/person.view';
import { MOTIONS, THEMES } from '../preferences/preference.entity';

const HubAccountView = view('HubAccountView', {
  ...personFields,
  profile_picture: shown.picture({ nullable: true }),
  country_id: shown.whole({ nullable: true, description: 'ISO 3166-1 numeric code', example: 784 }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  member_since: shown.instant(),
});

/** What the member has recorded and joined so far, each over the whole time. */
const HubFiguresView = view('HubFiguresView', {
  days_recorded: shown.whole({ description: 'Days with figures of movement, from whatever source.' }),
  activities: shown.whole({ description: 'Trainings, each counted once.' }),
  active_minutes: shown.whole({ description: 'Minutes of those trainings.' }),
  meals: shown.whole(),
  nights: shown.whole(),
  readings: shown.whole({ description: 'Days with vitals, and days with readings of the body.' }),
  photos: shown.whole(),
  achievements: shown.whole(),
  points: shown.whole({ description: 'Of the achievements.' }),
  badges: shown.whole(),
  groups: shown.whole(),
  devices: shown.whole({ description: 'Connected ones.' }),
  ingest_keys: shown.whole({ description: 'Those that are not revoked.' }),
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
  theme: shown.word(THEMES),
  accent: shown.text({ example: 'green' }),
  motion: shown.word(MOTIONS),
});

export const SettingsHubView = view('SettingsHubView', {
  account: shown.one(HubAccountView),
  figures: shown.one(HubFiguresView),
  alerts: shown.one(AlertsView),
  privacy: shown.one(PrivacyView),
  appearance: shown.one(AppearanceView),
});
export type SettingsHubView = InstanceType<typeof SettingsHubView>;

type Parts = RowOf<typeof HubAccountView> &
  RowOf<typeof HubFiguresView> &
  RowOf<typeof AlertsView> &
  RowOf<typeof PrivacyView> &
  RowOf<typeof AppearanceView>;

/** The whole page out of the row of one statement. */
export const settingsHub = (row: Parts): SettingsHubView => ({
  account: HubAccountView.of(row),
  figures: HubFiguresView.of(row),
  alerts: AlertsView.of(row),
  privacy: PrivacyView.of(row),
  appearance: AppearanceView.of(row),
});

export type SettingsHubRow = Parts;
