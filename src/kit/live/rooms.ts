import { LANGUAGES, type Language } from '../language/language';

/** Records of one kind that pages listen for: accounts of an audience, orders that are followed. */
export interface Recipients {
  audience: string;
  ids: readonly number[];
}

/** Where the sockets of one account, or of whoever follows one record, are reached in a language. */
export const roomOf = (service: string, { audience, id }: { audience: string; id: number }, language: Language) =>
  [service, audience, id, language].join(':');

/** The rooms of several, in one language or in all. */
export const roomsOf = (service: string, { audience, ids }: Recipients, languages: readonly Language[] = LANGUAGES) =>
  languages.flatMap(language => ids.map(id => roomOf(service, { audience, id }, language)));
