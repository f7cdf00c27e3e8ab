export interface ExportedTable {
  table: string;
  /** Column with the member's account id. */
  owner?: string;
  /** A condition on `t` with the account as `$1`; by default, that the owner column equals it. */
  where?: string;
  without?: readonly string[];
}

const OF_OWN_CHATS = 't.chat_id IN (SELECT c.id FROM ai_chat c WHERE c.account_id = $1)';
const OF_OWN_ENTRIES = 't.entry_id IN (SELECT e.id FROM waiting_entry e WHERE e.person_id = $1)';
const OF_OWN_SESSIONS = 'SELECT s.id FROM workout_session s WHERE s.account_id = $1';

/** Tables by their name in the export. Only conversations include rows of others. */
export const EXPORTED_TABLES: Readonly<Record<string, ExportedTable>> = {
  daily_metrics: { table: 'daily_metric' },
  activities: { table: 'activity' },
  workout_sessions: { table: 'workout_session' },
  session_exercises: { table: 'session_exercise', where: `t.session_id IN (${OF_OWN_SESSIONS})` },
  session_sets: {
    table: 'session_set',
    where: `t.session_exercise_id IN (SELECT e.id FROM session_exercise e WHERE e.session_id IN (${OF_OWN_SESSIONS}))`,
  },
  logged_sets: { table: 'logged_set' },
  saved_exercises: { table: 'saved_exercise' },
  viewed_exercises: { table: 'exercise_view' },
  saved_workouts: { table: 'saved_workout' },
  programs: { table: 'program_enrollment' },
  meals: { table: 'meal' },
  hydration: { table: 'hydration_day' },
  sleep_nights: { table: 'sleep_night' },
  health_readings: { table: 'health_reading' },
  body_readings: { table: 'body_reading' },
  weight_goals: { table: 'weight_goal' },
  progress_photos: { table: 'progress_photo' },
  journal_notes: { table: 'journal_note' },
  groups: { table: 'group_membership' },
  events: { table: 'event_attendance' },
  waiting_lists: { table: 'waiting_entry', owner: 'person_id' },
  waiting_list_offers: { table: 'waiting_offer', where: OF_OWN_ENTRIES, without: ['token_hash'] },
  challenges: { table: 'challenge_participation', without: ['progress'] },
  posts: { table: 'post', owner: 'author_id' },
  likes: { table: 'post_like' },
  comments: { table: 'post_comment', owner: 'author_id' },
  discussions: { table: 'discussion', owner: 'author_id' },
  replies: { table: 'discussion_reply', owner: 'author_id' },
  achievements: { table: 'earned_achievement' },
  badges: { table: 'earned_badge' },
  coach: { table: 'coach_client', owner: 'member_id' },
  assignments: { table: 'assignment', owner: 'member_id' },
  messages: { table: 'coach_message', owner: 'member_id' },
  check_ins: { table: 'check_in', owner: 'member_id' },
  devices: { table: 'account_device' },
  ingest_keys: { table: 'ingest_key', without: ['secret_hash'] },
  access_keys: { table: 'access_key', without: ['secret_hash', 'token_version'] },
  entered_apps: { table: 'oauth_client', owner: 'created_by', without: ['secret_hash', 'metadata'] },
  webhook_endpoints: { table: 'webhook_endpoint', without: ['secret', 'previous_secret'] },
  preferences: { table: 'preference' },
  sent_alerts: { table: 'sent_alert' },
  subscriptions: { table: 'subscription' },
  invoices: { table: 'invoice' },
  notifications: {
    table: 'notification',
    where: `t.audience = 'staff' AND t.recipient_id = $1`,
    without: ['audience', 'recipient_id'],
  },
  tool_calls: {
    table: 'tool_call',
    where: `t.audience = 'staff' AND t.account_id = $1`,
    without: ['audience', 'account_id', 'access_key_id', 'connected_app_id'],
  },
  connected_apps: {
    table: 'connected_app',
    where: `t.audience = 'staff' AND t.account_id = $1`,
    without: ['audience', 'account_id', 'oauth_client_id', 'token_version'],
  },
  ai_chats: { table: 'ai_chat' },
  ai_messages: { table: 'ai_message', where: OF_OWN_CHATS, without: ['body_hash', 'run', 'lease_until'] },
  ai_proposals: { table: 'ai_proposal', where: OF_OWN_CHATS },
  ai_usage: { table: 'ai_usage' },
  ai_reservations: { table: 'ai_reservation' },
  uploads_under_way: { table: 'chunked_upload', without: ['folder', 'received', 'assembling_until'] },
  roles: { table: 'account_role' },
};
