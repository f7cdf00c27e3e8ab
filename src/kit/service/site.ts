import { Injectable } from '@nestjs/common';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import { InjectDefinition } from './inject-definition';
import type { ServiceDefinition } from './service-definition';
import type { SitePage } from './site-page';

/** The site of the service, to whose pages mails and payment processors link. */
@Injectable()
export class Site {
  /** Without a trailing slash. */
  readonly url: string;

  constructor(
    @InjectConfiguration() { publicUrl, services }: Configuration,
    @InjectDefinition() { name }: ServiceDefinition,
  ) {
    this.url = services[name]?.siteUrl ?? publicUrl;
  }

  urlOf<Name extends string>(page: SitePage<Name>, values: Readonly<Record<Name, string>>): string {
    return page.urlAt(this.url, values);
  }
}
