import { Choice, QueryId, QueryText, SearchWords, SortDirection } from '#kit/fields/query-fields';
import { PageQuery } from '#kit/http/page-query';
import { COURSE_TYPES, type CourseType } from '../courses/course-kinds';
import { COURSE_SORTS, type CourseSort } from '../courses/courses.dto';
import { type Direction } from '#kit/fields/order';
import { CATALOGUE_PAGES, DIRECTORY_PAGES, FILTER, SORT } from '../courses.pages';

export class CatalogueQuery extends PageQuery(CATALOGUE_PAGES) {
  @SearchWords({ ...FILTER, description: 'Words of the title in either language, all of which must occur.' })
  title?: string[];

  @QueryId({ ...FILTER, description: 'Courses of this category, without its subcategories.' })
  category_id?: number;

  @QueryId({ ...FILTER, description: 'Courses of this instructor.' })
  instructor_id?: number;

  @Choice(COURSE_TYPES, { ...FILTER, description: 'Courses of this kind.' })
  type?: CourseType;

  @Choice(Object.keys(COURSE_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort_by?: CourseSort;

  @SortDirection({ ...SORT, description: 'Direction of `sort_by`: `asc` when left out.' })
  sort_dir?: Direction;
}

export class DirectoryQuery extends PageQuery(DIRECTORY_PAGES) {
  @QueryText({ ...FILTER, max: 120, description: 'Specialty of the instructors, in either language, ignoring case.' })
  specialty?: string;
}
