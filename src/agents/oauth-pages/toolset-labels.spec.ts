import type { DescriptionTexts } from '#kit/service/description-texts';
import { labelledToolsets } from './toolset-labels';

const TEXTS: DescriptionTexts = {
  site: {
    name: ['Shop', 'المتجر'],
    tags: { Menu: ['Menu', 'Dishes.', 'القائمة'], Search: ['Finding', 'Search.', 'البحث'] },
  },
  staff: { name: ['Office', 'المكتب'], tags: { Menu: ['Menu editing', 'Dishes.', 'تحرير القائمة'] } },
};

const DOCUMENT = {
  'x-tagGroups': [
    { name: 'Shop', tags: ['Menu', 'Settings (shop)'] },
    { name: 'Office', tags: ['Menu editing', 'Search (office)', 'Team'] },
  ],
};

const shown = (toolsets: string[], language: 'en' | 'ar' = 'en') =>
  labelledToolsets(toolsets, DOCUMENT, TEXTS, language).map(({ label, areas }) => [
    label,
    ...areas.map(area => area.label),
  ]);

it('shows toolsets by group, those of staff first, in the order of the description', () => {
  expect(shown(['team', 'menu', 'menu_editing'])).toEqual([
    ['Office', 'Menu editing', 'Team'],
    ['Shop', 'Menu'],
  ]);
  expect(shown(['menu'])).toEqual([['Shop', 'Menu']]);
  expect(labelledToolsets(['menu_editing'], DOCUMENT, TEXTS, 'en')[0]!.areas).toEqual([
    { name: 'menu_editing', label: 'Menu editing' },
  ]);
});

it('names them in Arabic, those with the name of their group too', () => {
  expect(shown(['menu', 'settings_shop', 'search_office', 'team'], 'ar')).toEqual([
    ['المكتب', 'البحث (المكتب)', 'فريق العمل'],
    ['المتجر', 'القائمة', 'الإعدادات (المتجر)'],
  ]);
});
