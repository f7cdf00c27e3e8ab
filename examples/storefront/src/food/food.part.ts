import type { Part } from '../site/part';

export const food: Part = {
  name: { en: 'Menu', ar: 'القائمة' },
  invitation: {
    en: 'Grills, mezze and sweets, delivered or picked up.',
    ar: 'مشاوٍ ومقبلات وحلويات، بالتوصيل أو الاستلام.',
  },
  start: '/menu',
  links: () => [],
  routes: {},
  refusals: {},
};
