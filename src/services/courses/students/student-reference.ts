import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const StudentReferenceView = view('StudentReferenceView', {
  id: shown.id(),
  username: shown.text(),
  name: shown.text({ example: 'Sara Haddad' }),
  picture: shown.picture({ nullable: true, description: 'Address of the portrait; null without one.' }),
});

export const STUDENT_REFERENCE = `jsonb_build_object('id', s.id, 'username', s.username,
  'name', trim(s.first_name || ' ' || s.last_name), 'picture', s.profile_picture)`;
