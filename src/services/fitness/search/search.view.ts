import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { HIT_KINDS } from './searched-kinds';

export const SearchHitView = view('FitnessSearchHit', 'A result of the search', {
  kind: shown.word(HIT_KINDS, {
    description: 'Kind of the hit; a client is on the roster of the caller, a coach is any staff account.',
  }),
  key: shown.text({ description: 'Slug, key or username that identifies it in URLs.', example: 'goblet-squat' }),
  id: shown.id({ nullable: true, description: 'Id of a catalogue record; null for people and discussions.' }),
  title: shown.text({ example: 'Goblet squat' }),
  subtitle: shown.text({ description: 'Beginning of the description; for people, the username.' }),
  image_url: shown.picture({ nullable: true }),
});
export type SearchHitView = InstanceType<typeof SearchHitView>;
