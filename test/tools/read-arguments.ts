/** A value, or one of a response of the same caller: its address, and where it lies in `data`. */
export type ReadArgument = string | number | readonly [address: string, place: string];

/** Arguments of reading tools that neither an example nor the list of their path gives, by service and tool. */
export const ARGUMENTS: Record<string, Record<string, Record<string, ReadArgument>>> = {
  food: {
    books_get_day: { date: '2026-05-09' },
    orders_get_by_number: { orderNumber: ['/api/orders/my', 'items.0.order_number'] },
    orders_track: { number: ['/api/orders/my', 'items.0.order_number'], email: ['/api/orders/my', 'items.0.email'] },
    orders_track_by_token: { token: 'unknown' },
  },
  courses: {
    course_categories_get_by_slug: { slug: ['/api/categories', 'data.0.slug'] },
    course_editing_get_by_slug: { slug: ['/api/courses', 'data.0.slug'] },
    instructors_get_by_username: { username: ['/api/instructors', 'data.0.username'] },
    learning_get_course: { code: ['/api/users/enrollments', 'data.0.code'] },
    learning_get_note: { lessonCode: ['/api/users/enrollments', 'data.0.last_accessed_lesson_code'] },
    quiz_editing_list: { course_id: 1 },
    taking_quizzes_list: { course_id: ['/api/users/enrollments', 'data.0.id'] },
  },
  fitness: {
    activity_get_training: { slug: ['/api/fitness/activity', 'activities.0.slug'] },
    coaching_get_coach_of_member: { username: ['/api/users', 'data.0.username'] },
    community_get_member: { username: ['/api/fitness/community', 'me.username'] },
    community_list_comments: {
      slug: ['/api/fitness/community', 'feed.0.group.slug'],
      postKey: ['/api/fitness/community', 'feed.0.post_key'],
    },
    workouts_and_programs_get_workout: { slug: ['/api/fitness/workouts', 'library.0.slug'] },
  },
  property: { homes_list_properties_by_id: { ids: '1,2' } },
  stays: {
    books_get_day: { date: '2026-05-09' },
    stays_list_by_id: { ids: '1,2' },
    calendar_get_month: { month: '2026-05' },
  },
};

/** Reading tools that find nothing in the demo data, and why. */
export const WITHOUT_RECORD: Record<string, Record<string, string>> = {
  food: {
    customers_get_deleted: 'no customer of the demo data is deleted',
    orders_track_by_token: 'needs the token of a mailed link',
  },
  courses: { students_get_deleted: 'no student of the demo data is deleted' },
  fitness: {
    member_accounts_get_deleted: 'no member of the demo data is deleted',
    catalogue_events_list_waiting_members: 'events of the demo data have no waiting lists',
  },
  stays: { calendar_list_feed_events: 'the demo data has no calendar of another platform' },
};

/** The same of tools of every service. */
export const SHARED_WITHOUT_RECORD: Record<string, string> = { demo_get: 'found in demo mode only' };

/** Reading tools that need one of two optional parameters, which prove that the caller may read the record. */
export const NEEDS_PROOF: Record<string, readonly string[]> = {
  stays: ['bookings_get', 'bookings_preview_cancellation'],
};

/** Reading tools whose route returns something else at every call, and what. */
export const CHANGING: Record<string, Record<string, string>> = {
  food: { kitchens_list_slots: 'promises a time counted from now' },
  stays: { stays_get_quote: 'has a token of its own' },
  fitness: {
    exercise_library_get: 'counts its readers',
    own_settings_export: 'has the time of its making',
  },
};
