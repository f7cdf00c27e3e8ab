import { Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import type { Origins } from '#kit/config/origins';
import { Text } from '#kit/fields/text-fields';
import { type FieldProblems, ValidationFailed } from '#kit/refusals/refusal';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { returnUrl } from './return-url';

/** Pages of the site for the browser after a hosted payment, and after a cancelled one. */
export interface ReturnUrls {
  ok?: string;
  cancel?: string;
}

const ADDRESS = { max: 2000, min: 0, optional: true, nullable: true, example: 'http://localhost:5173/thanks' } as const;

export interface ReturnUrlFields {
  return_url_ok?: string | null;
  return_url_cancel?: string | null;
}

export const ReturnUrlOk = () =>
  Text({
    ...ADDRESS,
    description:
      'Address to which the browser returns after a hosted payment, on an origin of `CORS_ORIGIN` or of the site; the page of the site when omitted',
  });

export const ReturnUrlCancel = () =>
  Text({
    ...ADDRESS,
    description:
      'Address to which the browser returns after a cancelled payment, on an origin of `CORS_ORIGIN` or of the site; the page of the site when omitted',
  });

/** Reads the return addresses of a request. Origins in `CORS_ORIGIN` and the site of the service are allowed. */
@Injectable()
export class ReturnUrlReader {
  private readonly origins: Origins;

  constructor(
    @InjectConfiguration() { corsOrigins, services }: Configuration,
    @InjectDefinition() { name }: ServiceDefinition,
  ) {
    const siteUrl = services[name]?.siteUrl;
    this.origins = siteUrl ? corsOrigins.with([new URL(siteUrl).origin]) : corsOrigins;
  }

  /** `urls` is null without addresses; `errors` contains the fields with origins that are not allowed. */
  read({ return_url_ok, return_url_cancel }: ReturnUrlFields): { urls: ReturnUrls | null; errors: FieldProblems } {
    const ok = returnUrl(return_url_ok ?? '', this.origins);
    const cancel = returnUrl(return_url_cancel ?? '', this.origins);
    const errors: FieldProblems = {};
    if (return_url_ok && !ok) errors['return_url_ok'] = ['return_url'];
    if (return_url_cancel && !cancel) errors['return_url_cancel'] = ['return_url'];
    return { urls: ok || cancel ? { ok, cancel } : null, errors };
  }

  require(fields: ReturnUrlFields): ReturnUrls | null {
    const { urls, errors } = this.read(fields);
    if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
    return urls;
  }
}

export function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
