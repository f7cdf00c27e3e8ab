import { Decimal, Whole } from '#kit/fields/number-fields';
import { SearchWords } from '#kit/fields/query-fields';
import { Many } from '#kit/fields/shape-fields';
import { Day, Slug, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { ShownPicture } from '#kit/media/picture-echo';
import { CATALOGUE_PAGES, FILTER, pagesFrom, THREAD_PAGES } from '../fitness.pages';

export class CheckInsQuery extends PageQuery(CATALOGUE_PAGES) {}

export class PlanQuery extends PageQuery(pagesFrom(500)) {}

export class AvailableMembersQuery extends PageQuery(pagesFrom(500)) {
  @SearchWords({ ...FILTER, description: 'Words of the names or the username, all of which must occur.' })
  search?: string[];
}

export class AssignableWorkoutsQuery extends PageQuery(pagesFrom(500)) {
  @SearchWords({ ...FILTER, description: 'Words of the name in either language, all of which must occur.' })
  search?: string[];
}

export class ThreadQuery extends PageQuery(THREAD_PAGES) {}

export class NewClientBody {
  @Text({ max: 60, example: 'omar-haddad' })
  username: string;
}

export class AssignmentBody {
  @Slug({ example: 'upper-body-strength' })
  workoutSlug: string;

  @Day({ description: 'From a week ago to a year from now.' })
  startsOn: string;

  @Text({ min: 0, max: 1000, optional: true, nullable: true, example: 'Keep the rests short.' })
  note?: string | null;
}

export class AttachmentBody extends ShownPicture {
  @Text({ max: 500, description: 'Address of a file uploaded to this service.' })
  url: string;

  @Text({ max: 200, optional: true, example: 'form-check.mp4', description: 'The end of the address when left out.' })
  name?: string;

  @Text({ max: 100, optional: true, example: 'video/mp4', description: 'Media type.' })
  type?: string;
}

export class CoachMessageBody {
  @Text({ min: 0, max: 4000, optional: true, nullable: true, example: 'How did the squats feel?' })
  body?: string | null;

  @Many(() => AttachmentBody, { max: 10, optional: true, nullable: true })
  attachments?: AttachmentBody[] | null;
}

export class CheckInBody {
  @Whole({ min: 1, max: 10, example: 7 })
  energy: number;

  @Decimal({ max: 1000, optional: true, nullable: true, example: 78.4 })
  weightKg?: number | null;

  @Text({ min: 0, max: 2000, optional: true, nullable: true, example: 'Slept badly, trained well.' })
  notes?: string | null;
}

export class CheckInReplyBody {
  @Text({ max: 2000, example: 'Well done. We take it easier next week.' })
  body: string;
}

export class MoveBody {
  @Text({ max: 60, example: 'lina-coach' })
  coachUsername: string;

  @Text({ max: 60, example: 'omar-haddad' })
  memberUsername: string;
}
