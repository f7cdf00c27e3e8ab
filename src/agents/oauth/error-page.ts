import { Injectable } from '@nestjs/common';
import type { AppRequest } from '#kit/http/request';

export interface AuthorizationFailure {
  /** The code of OAuth, such as `invalid_client`. */
  error: string;
  /** For the builder of the app, in English. */
  description: string | undefined;
}

type DrawPage = (
  failure: AuthorizationFailure,
  request: AppRequest,
) => Promise<{ html: string; headers: Record<string, string> }>;

/** The page for requests that cannot be sent back to the app. The feature with the pages replaces `draw`. */
@Injectable()
export class ErrorPage {
  draw: DrawPage = async ({ error }) => ({ html: `<!doctype html><title>${error}</title>`, headers: {} });
}
