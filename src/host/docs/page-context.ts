import type { Request } from 'express';
import type { Configuration } from '#kit/config/configuration';
import { prefixOf } from '#kit/description/api-description';
import type { AppRequest } from '#kit/http/request';
import { arabicOrEnglish, type Language } from '#kit/language/language';
import type { ServiceDefinition } from '#kit/service/service-definition';

/** How somebody reads a page of a service. */
export interface PageContext {
  language: Language;
  /** Whether they are at a host that is the service's own, which knows no other pages. */
  isOwnHost: boolean;
  /** Where the API begins for them: `https://api.example.com/food`, or `https://food.example.com`. */
  base: string;
  /** Scheme and host of that. */
  origin: string;
}

export function pageContextOf(
  request: Request,
  definition: ServiceDefinition,
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
): PageContext {
  const { lang } = request.query;
  const language = lang === 'ar' || lang === 'en' ? lang : arabicOrEnglish(request.headers['accept-language']);
  const prefix = prefixOf(request as AppRequest, definition);
  const isOwnHost = prefix === '';
  const origin = isOwnHost ? `${request.protocol}://${request.headers.host ?? ''}` : publicUrl;
  return { language, isOwnHost, origin, base: `${origin}${prefix}` };
}
