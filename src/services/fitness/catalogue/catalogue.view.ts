import { shown } from '#kit/views/shown';

const texts = {
  name: shown.bilingual(),
  description: shown.bilingual(),
  image_url: shown.picture({ nullable: true }),
};

export const sluggedFields = { id: shown.id(), slug: shown.text({ example: 'goblet-squat' }), ...texts };

/** Fields of catalogues that call the slug `key`. */
export const keyedFields = { id: shown.id(), key: shown.text({ from: 'slug', example: 'early-bird' }), ...texts };
