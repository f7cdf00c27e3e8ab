import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { RequestLanguage } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import type { Language } from '#kit/language/language';
import { Cached } from '#cache/cached';
import { countriesByName } from './countries-by-name';
import { CountryView } from './country.view';

@ApiTags('Countries')
@Controller('helpers/countries')
export class CountriesController {
  @Get()
  @Public()
  @Cached()
  @Returns('All countries by name, in the language of the request', [CountryView])
  @Describe(
    'Returns all countries with their names, sorted in the language of the request.',
    'Use `id`, the numeric code of ISO 3166-1, as `country_id` in other requests.',
  )
  list(@RequestLanguage() language: Language) {
    return countriesByName(language);
  }
}
