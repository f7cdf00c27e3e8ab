import { LANGUAGES, type Language } from '#kit/language/language';

/** Recipients of an event: accounts of an audience, or guests that follow records. */
export interface Recipients {
  audience: string;
  ids: readonly number[];
}

/** The room of one recipient in one language. */
export const roomOf = (service: string, { audience, id }: { audience: string; id: number }, language: Language) =>
  [service, audience, id, language].join(':');

/** The rooms of several recipients, in all languages when left out. */
export const roomsOf = (service: string, { audience, ids }: Recipients, languages: readonly Language[] = LANGUAGES) =>
  languages.flatMap(language => ids.map(id => roomOf(service, { audience, id }, language)));
