import { Nested } from '#kit/fields/shape-fields';
import { Measurement, Whole } from '#kit/fields/number-fields';
import { SearchWords } from '#kit/fields/query-fields';
import { Day, Slug, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { ShownPicture } from '#media/picture-echo';
import { zeroIs } from '../days/zero-readings';
import { CATALOGUE_PAGES, FILTER, pagesFrom, THREAD_PAGES } from '../fitness.pages';

export class CheckInsQuery extends PageQuery(CATALOGUE_PAGES) {}

export class PlanQuery extends PageQuery(pagesFrom(500)) {}

export class AvailableMembersQuery extends PageQuery(pagesFrom(500)) {
  @SearchWords({ ...FILTER, description: 'Words that must all occur in the names or the username.' })
  search?: string[];
}

export class AssignableWorkoutsQuery extends PageQuery(pagesFrom(500)) {
  @SearchWords({ ...FILTER, description: 'Words that must all occur in the name, in either language.' })
  search?: string[];
}

export class ThreadQuery extends PageQuery(THREAD_PAGES) {}

export class NewClientBody {
  @Text({ max: 60, example: 'omar-haddad', description: 'Username of a member without a coach.' })
  username: string;
}

export class AssignmentBody {
  @Slug({ example: 'upper-body-strength', description: 'Slug of a workout of the library.', alias: 'workout_slug' })
  workoutSlug: string;

  @Day({ description: 'Day of the assignment, from a week ago to a year ahead.', alias: 'starts_on' })
  startsOn: string;

  @Text({
    min: 0,
    max: 1000,
    optional: true,
    nullable: true,
    example: 'Keep the rests short.',
    description: 'Note of the coach, at most 1,000 characters.',
  })
  note?: string | null;
}

export class AttachmentBody extends ShownPicture {
  @Text({ max: 500, description: 'Address of a file uploaded to this service.' })
  url: string;

  @Text({
    max: 200,
    optional: true,
    example: 'form-check.mp4',
    description: 'Name of the file; the last segment of its URL when left out.',
  })
  name?: string;

  @Text({ max: 100, optional: true, example: 'video/mp4', description: 'Media type of the file.' })
  type?: string;
}

export class CoachMessageBody {
  @Text({
    min: 0,
    max: 4000,
    optional: true,
    nullable: true,
    example: 'How did the squats feel?',
    description: 'Text of the message, at most 4,000 characters; optional with attachments.',
  })
  body?: string | null;

  @Nested(() => AttachmentBody, {
    list: { max: 10 },
    optional: true,
    nullable: true,
    description:
      'Attached files, at most ten. Only the two sides can open them; their addresses are valid for one to two hours.',
  })
  attachments?: AttachmentBody[] | null;
}

export class CheckInBody {
  @Whole({ min: 1, max: 10, example: 7, description: 'Energy of the member, from 1 to 10.' })
  energy: number;

  @zeroIs(null)
  @Measurement({
    max: 1000,
    optional: true,
    nullable: true,
    example: 78.4,
    description: 'Body weight, in kilograms; 0 is ignored.',
    alias: 'weight_kg',
  })
  weightKg?: number | null;

  @Text({
    min: 0,
    max: 2000,
    optional: true,
    nullable: true,
    example: 'Slept badly, trained well.',
    description: 'Notes on the week, at most 2,000 characters.',
  })
  notes?: string | null;
}

export class CheckInReplyBody {
  @Text({
    max: 2000,
    example: 'Well done. We take it easier next week.',
    description: 'Reply to the member; replaces an earlier one.',
  })
  body: string;
}

export class MoveBody {
  @Text({
    max: 60,
    example: 'lina-coach',
    description: 'Username of an account that may coach (`coaching.clients`).',
    alias: 'coach_username',
  })
  coachUsername: string;

  @Text({ max: 60, example: 'omar-haddad', description: 'Username of the member.', alias: 'member_username' })
  memberUsername: string;
}
