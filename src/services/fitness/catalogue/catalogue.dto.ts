import { Choice, SearchWords } from '#kit/fields/query-fields';
import { BilingualField, Caption } from '#kit/fields/shape-fields';
import { Slug, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { CATALOGUE_PAGES, FILTER } from '../fitness.pages';

class NamedBody {
  @BilingualField({ max: 200, example: { en: 'Goblet squat', ar: 'سكوات الكأس' } })
  name: Bilingual;

  @Caption({ max: 5000, description: 'Description in both languages; a plain string is used for both.' })
  description?: Partial<Bilingual> | null;
}

class CatalogueBody extends NamedBody {
  @Text({
    max: 500,
    optional: true,
    nullable: true,
    description: 'Address of a picture, uploaded to this service or elsewhere.',
  })
  image_url?: string | null;
}

export class SluggedBody extends CatalogueBody {
  @Slug({ optional: true, description: 'Identifier for URLs; made from the English name when left out.' })
  slug?: string;
}

export class KeyedTextBody extends NamedBody {
  @Slug({ optional: true, description: 'Identifier for URLs; made from the English name when left out.' })
  key?: string;
}

export class KeyedBody extends CatalogueBody {
  @Slug({ optional: true, description: 'Identifier for URLs; made from the English name when left out.' })
  key?: string;
}

export class BilingualLine {
  @Text({ max: 500 })
  en: string;

  @Text({ max: 500 })
  ar: string;
}

export class CatalogueQuery extends PageQuery(CATALOGUE_PAGES) {
  @SearchWords({ ...FILTER, description: 'Words that must all occur in the name, in either language.' })
  search?: string[];

  @Choice(['asc', 'desc'], {
    ...FILTER,
    description: 'Order by last change; `desc`, the latest first, when left out.',
  })
  order?: 'asc' | 'desc';
}
