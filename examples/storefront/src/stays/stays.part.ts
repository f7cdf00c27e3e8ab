import type { Part } from '../site/part';

export const stays: Part = {
  name: { en: 'Stays', ar: 'الإقامات' },
  invitation: {
    en: 'Homes for a few nights, by the sea and in the hills.',
    ar: 'بيوت لبضع ليالٍ، على البحر وفي الجبال.',
  },
  start: '/stays',
  links: () => [],
  routes: {},
  refusals: {},
};
