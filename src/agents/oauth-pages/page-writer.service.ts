import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { AppRequest } from '#kit/http/request';
import { Translator } from '#kit/language/language';
import { Log } from '#kit/log/log';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Settings } from '#shared/settings/settings';
import type { AppAddress } from '../oauth/app-address';
import { AppAddresses } from '../oauth/app-addresses';
import type { PageContext } from './page-frame';
import { pageHeaders } from './page-headers';
import { chosenLanguage, rememberLanguage } from './page-language';

export const BUSINESS_SETTING = Symbol('setting with the name of the business');

/** Prepares and sends the pages of connected apps. */
@Injectable()
export class PageWriter {
  constructor(
    private readonly settings: Settings,
    private readonly translator: Translator,
    private readonly addresses: AppAddresses,
    private readonly log: Log,
    @Inject(BUSINESS_SETTING) private readonly businessSetting: string,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** Sets the language of the request to the one that the person chose. */
  async contextOf(request: AppRequest): Promise<PageContext> {
    request.language = chosenLanguage(request) ?? request.language;
    const { language } = request;
    return {
      language,
      business: await this.businessName(language),
      say: (key, params) => this.translator.say(`connect.${key}`, language, params),
    };
  }

  /** @param targets see `pageHeaders` */
  send(
    request: AppRequest,
    response: Response,
    {
      page,
      status = 200,
      address,
      targets,
    }: { page: string; status?: number; address?: AppAddress; targets?: string[] },
  ): void {
    if (address && request.query['lang'] !== undefined)
      rememberLanguage(response, request.language, this.addresses.issuerOf(address));
    response.status(status).set(pageHeaders(targets)).type('html').send(page);
  }

  /** The title of the service while the database is away, so that a failure can still be shown. */
  private async businessName(language: PageContext['language']): Promise<string> {
    try {
      return await this.settings.name(this.businessSetting, language);
    } catch (error) {
      this.log.warn({ err: error }, 'the name of the business cannot be read');
      return this.definition.title;
    }
  }
}
