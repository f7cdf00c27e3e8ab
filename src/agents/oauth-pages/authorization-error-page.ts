import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AppRequest } from '#kit/http/request';
import { Translator } from '#kit/language/language';
import { ErrorPage } from '../oauth/error-page';
import { failurePage } from './failure.page';
import { pageHeaders } from './page-headers';
import { PageWriter } from './page-writer.service';

/** Message keys by the code of OAuth. */
const REASONS: Readonly<Record<string, string>> = {
  invalid_client: 'connect.failure_client',
  invalid_client_metadata: 'connect.failure_client',
  invalid_redirect_uri: 'connect.failure_redirect',
  temporarily_unavailable: 'errors.rate_limited',
  server_error: 'errors.unexpected',
};

/** Of the address to which a browser returns from the pages. */
const RETURN = /^\/authorize\/./;

/** Shows failures of the authorization server that cannot be sent back to the app, in place of the page of the library. */
@Injectable()
export class AuthorizationErrorPage implements OnModuleInit {
  constructor(
    private readonly errors: ErrorPage,
    private readonly pages: PageWriter,
    private readonly translator: Translator,
  ) {}

  onModuleInit(): void {
    this.errors.draw = async ({ error }, request) => {
      request.failureCode = error;
      const context = await this.pages.contextOf(request);
      const reason = this.translator.say(reasonOf(error, request), context.language);
      return { html: failurePage(context, reason, error), headers: pageHeaders() };
    };
  }
}

/** The library has one code for a request that has ended and for one that is wrong. */
function reasonOf(error: string, { url }: AppRequest): string {
  if (error === 'invalid_request' && RETURN.test(url)) return 'errors.connection_expired';
  return REASONS[error] ?? 'connect.failure_request';
}
