import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const HomeSectionView = view('HomeSectionView', {
  key: shown.text({ example: 'best-sellers' }),
  title: shown.bilingual(),
  content: shown.object({ example: { layout: 'grid' } }),
  position: shown.whole({ example: 3 }),
  is_visible: shown.flag(),
  product_ids: shown.read(
    { type: 'integer', isArray: true, description: 'in the order shown; visitors see published dishes only' },
    (ids: number[]) => ids,
  ),
  ...shown.timestamps,
});
export type HomeSectionView = InstanceType<typeof HomeSectionView>;
