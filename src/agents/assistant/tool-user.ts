import type { Caller } from '#kit/http/caller';
import type { AppRequest } from '#kit/http/request';
import type { ToolUser } from '../tools/tool';

/** Tools run as the account of the request, with its rights at the time of each call. */
export const toolUser = ({ audience, id }: Caller, { ip, language }: AppRequest): ToolUser => ({
  audience,
  accountId: id,
  address: ip ?? '',
  language,
});
