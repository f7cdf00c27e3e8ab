import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const HomeSectionView = view('HomeSectionView', 'A section of the home page', {
  key: shown.text({ example: 'best-sellers' }),
  title: shown.bilingual({ description: 'Heading of the section, in both languages.' }),
  content: shown.object({
    example: { layout: 'grid' },
    description: 'The data from which the site draws the section.',
  }),
  position: shown.whole({ example: 3, description: 'Place on the page, the smallest first.' }),
  is_visible: shown.flag({ description: 'Whether visitors see it; true when left out of a new one.' }),
  product_ids: shown.read(
    { type: 'integer', isArray: true, description: 'in the order shown; visitors see published dishes only' },
    (ids: number[]) => ids,
  ),
  ...shown.timestamps,
});
export type HomeSectionView = InstanceType<typeof HomeSectionView>;
