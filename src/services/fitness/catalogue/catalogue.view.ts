import { shown } from '#kit/views/shown';

const texts = {
  name: shown.bilingual(),
  description: shown.bilingual(),
  image_url: shown.picture({ nullable: true }),
};

/** What every record of a catalogue is shown with, first in its view. */
export const sluggedFields = { id: shown.id(), slug: shown.text({ example: 'goblet-squat' }), ...texts };

/** The same where the slug is called a key. */
export const keyedFields = { id: shown.id(), key: shown.text({ from: 'slug', example: 'early-bird' }), ...texts };
