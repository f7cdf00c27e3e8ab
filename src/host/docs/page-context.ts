import type { Request } from 'express';
import type { Configuration } from '#kit/config/configuration';
import { prefixOf } from '../description/api-description';
import type { AppRequest } from '#kit/http/request';
import { arabicOrEnglish, type Language } from '#kit/language/language';
import type { ServiceDefinition } from '#kit/service/service-definition';

/** Language and base addresses for one view of a documentation page. */
export interface PageContext {
  language: Language;
  /** Whether the host name belongs to this service alone, so that pages of the process are not served there. */
  isOwnHost: boolean;
  base: string;
  /** Scheme and host of `base`. */
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
