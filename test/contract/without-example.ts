/** Operations with a body that no stored text can stand for, and why. */
export const WITHOUT_EXAMPLE: Record<string, Record<string, string>> = {
  food: {
    Cart_change: 'a line of a cart has an id of its own; see the test of carts',
    OrderHandling_move: 'what is next depends on where an order is; see the test of order handling',
    Payments_session: 'names an order that was just placed; see the test of payments',
    Customers_resetPassword: 'needs the link of a mail',
    Reviews_change: 'names a review of the customer; see the test of reviews',
    Uploads_upload: 'takes a file',
  },
  property: { Uploads_upload: 'takes a file' },
  stays: {
    BookingsManage_change: 'a booking has a random reference; see the test of booking management',
    Reviews_create: 'a booking has a random reference; see the test of guest reviews',
    Uploads_upload: 'takes a file',
  },
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
};
