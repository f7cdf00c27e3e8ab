import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { HIT_KINDS } from './searched-kinds';

export const SearchHitView = view('FitnessSearchHit', 'A result of the search', {
  kind: shown.word(HIT_KINDS, { description: 'A client is a member of the own roster, a coach any staff account.' }),
  key: shown.text({ description: 'Slug, key or username that addresses it.', example: 'goblet-squat' }),
  id: shown.id({ nullable: true, description: 'Of a record of a catalogue; null for people and discussions.' }),
  title: shown.text({ example: 'Goblet squat' }),
  subtitle: shown.text({ description: 'Beginning of the description; the username of a person.' }),
  image_url: shown.picture({ nullable: true }),
});
export type SearchHitView = InstanceType<typeof SearchHitView>;
