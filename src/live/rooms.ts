import { LANGUAGES, type Language } from '#kit/language/language';

/** Recipients of an event: accounts of an audience, or guests that follow records. */
export interface Recipients {
  audience: string;
  ids: readonly number[];
}

/** The room of every open page of a service. */
export const pagesOf = (service: string) => `${service}:pages`;

export const roomOf = (service: string, { audience, id }: { audience: string; id: number }, language: Language) =>
  [service, audience, id, language].join(':');

export const roomsOf = (service: string, { audience, ids }: Recipients, languages: readonly Language[] = LANGUAGES) =>
  languages.flatMap(language => ids.map(id => roomOf(service, { audience, id }, language)));
