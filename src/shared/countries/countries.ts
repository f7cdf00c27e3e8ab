import codes from 'i18n-iso-countries/codes.json';

/** Kosovo, whose codes are not of ISO 3166-1. */
const NOT_OF_ISO = 'XK';

/** ISO 3166-1: numeric code to two-letter code. The numeric code is the id of a country in all services. */
export const COUNTRY_CODES: ReadonlyMap<number, string> = new Map(
  codes.filter(([code]) => code !== NOT_OF_ISO).map(([code = '', , id]) => [Number(id), code]),
);
