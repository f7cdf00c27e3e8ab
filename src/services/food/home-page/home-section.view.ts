import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const HomeSectionView = view('HomeSectionView', 'A section of the home page', {
  key: shown.text({ example: 'best-sellers' }),
  title: shown.bilingual({ description: 'Heading of the section in both languages.' }),
  content: shown.object({
    example: { layout: 'grid' },
    description: 'Free-form data from which the site renders the section.',
  }),
  position: shown.whole({ example: 3, description: 'Position on the page, in ascending order.' }),
  is_visible: shown.flag({ description: 'Whether visitors see the section.' }),
  product_ids: shown.read(
    {
      type: 'integer',
      isArray: true,
      description: 'Ids of the dishes in display order; the public gets published dishes only.',
    },
    (ids: number[]) => ids,
  ),
  ...shown.timestamps,
});
export type HomeSectionView = InstanceType<typeof HomeSectionView>;
