import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { RequestLanguage, SignedIn } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import type { Language } from '#kit/language/language';
import { STUDENT } from '../students/student-accounts';
import { SearchQuery } from './search.dto';
import { StudentSearch } from './search.service';
import { SearchView } from './search.view';

@ApiTags('Learning')
@Controller('users/search')
export class SearchController {
  constructor(private readonly search: StudentSearch) {}

  @Get()
  @Audience(STUDENT)
  @Returns('Courses, lessons of enrolled courses and instructors by words, in the language of the request', SearchView)
  @Describe(
    'Searches courses of the catalogue and enrolled ones by title and code, lessons of enrolled courses by title, and',
    'active instructors by name, specialty and username; every word must occur. Enrolled courses come first, then',
    'those that changed last; lessons and instructors are in curated order. Without `q`, nothing is returned.',
  )
  find(
    @SignedIn() student: Caller,
    @Query() { q: words = [], most }: SearchQuery,
    @RequestLanguage() language: Language,
  ) {
    return this.search.search(student.id, { words, limit: most, language });
  }
}
