import { Controller, Get } from '@nestjs/common';
import { Public } from '#kit/access/access-rule';
import { ApiTags } from '#kit/openapi/api-notes';
import { Returns, Describe } from '#kit/http/route-description';
import { LANGUAGES } from '#kit/language/language';
import { Cached } from '#cache/cached';
import { CURRENCY } from '#payments/processors';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { publicSettings } from '#shared/settings/public-settings';
import { Settings } from '#shared/settings/settings';
import { foodSettings } from '../food.settings';
import { allergens, dietaryTags } from '../menu/dish-labels';

const { View, types } = publicSettings('SiteSettingsView', foodSettings);

const MenuWordView = view('MenuWordView', {
  slug: shown.text({ description: 'Value in `dietary_tags` or `allergens` of dishes.', example: 'gluten-free' }),
  name: shown.bilingual({ description: 'Name in both languages.' }),
});

const OF_THE_SITE = {
  currency: CURRENCY,
  languages: [...LANGUAGES],
  dietary_tags: dietaryTags.map(MenuWordView.of),
  allergens: allergens.map(MenuWordView.of),
};

const PublicSettingsView = view('PublicSettingsView', 'The settings that a site needs', {
  ...View.fields,
  currency: shown.text({ description: 'Currency of all amounts.', example: CURRENCY }),
  languages: shown.words(LANGUAGES, { description: 'Languages of bilingual texts (`{en, ar}`).' }),
  dietary_tags: shown.many(MenuWordView, { description: 'Usual dietary tags of dishes with their names.' }),
  allergens: shown.many(MenuWordView, { description: 'Allergens of dishes with their names.' }),
});

/** Must be registered before the settings by key, which would read this path as a key. */
@ApiTags('Settings')
@Controller('settings')
export class PublicSettingsController {
  constructor(private readonly settings: Settings) {}

  @Get('public')
  @Public()
  @Cached('setting')
  @Describe(
    'Returns the settings that every page needs: name, contact, currency, fees, the minimum of a delivery, the',
    'terms of points, and the names of dietary tags and allergens in both languages.',
  )
  @Returns('Public settings: name, contact, fees, minimum, points, dietary tags and allergens', PublicSettingsView)
  async read() {
    return { ...(await this.settings.values(types)), ...OF_THE_SITE };
  }
}
