/** Operations with a body that no stored text can stand for, and why. */
export const WITHOUT_EXAMPLE: Record<string, Record<string, string>> = {
  food: {
    Payments_session:
      'names an order that was just placed: how many there were before depends on the hour of the start',
    Customers_resetPassword: 'needs the token of a mailed link',
    Uploads_upload: 'takes a file',
  },
  property: { Uploads_upload: 'takes a file' },
  stays: { Uploads_upload: 'takes a file' },
  courses: {
    ConversationsStaff_send: 'takes a form',
    StudentConversations_send: 'takes a form',
    Learning_open: 'names a lesson of the course that is held; see the test of learning',
    Lessons_reorder: 'takes every lesson of a section; see the test of the curriculum',
    Sections_reorder: 'takes every section of a course; see the test of the curriculum',
    StudentsAuth_resetPassword: 'needs the link of a mail',
    UsersAuth_resetPassword: 'needs the link of a mail',
    UsersAuth_verify: 'needs the link of a mail',
    Uploads_upload: 'takes a file',
  },
  fitness: {
    Accounts_close: 'ends the account that sends it; see the test of closing',
    ChunkedUploads_receive: 'takes a part of a file',
    Community_comment: 'a post has a random key; see the test of the community',
    Community_reply: 'names a discussion of a group; see the test of the community',
    Ingest_daily: 'needs a key that is shown once; see the test of ingest',
    Ingest_finished: 'needs a key that is shown once; see the test of ingest',
    MemberCoaching_file: 'goes once a week; see the test of coaching',
    Progress_add: 'names pictures that were uploaded; see the test of progress',
    RosterAssignment_move: 'depends on whom a coach has; see the test of coaching',
    Roster_reply: 'names a check-in of a client; see the test of coaching',
    Roster_take: 'depends on whom a coach has; see the test of coaching',
    Sessions_add: 'needs a workout under way; see the test of sessions',
    Sessions_logSet: 'needs a workout under way; see the test of sessions',
    Sessions_notes: 'needs a workout under way; see the test of sessions',
    Uploads_upload: 'takes a file',
  },
};
