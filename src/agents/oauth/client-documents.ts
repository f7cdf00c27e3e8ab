import { Injectable } from '@nestjs/common';
import { isPlainObject } from '#kit/fields/shape-fields';
import { Log } from '#kit/log/log';
import { Clock } from '#kit/time/clock';
import { PublicFetchError } from '#public-http/public-fetch';
import { RateLimits } from '#rate-limits/rate-limits';
import { cacheSeconds } from './cache-seconds';
import { type ClientDescription, clientDescription, ClientMetadataProblem } from './client-metadata';
import { GuardedFetch } from './guarded-fetch';
import { RecentFailures } from './recent-failures';

export const DOCUMENTS = 'oauthDocuments';
export const DOCUMENT_HOSTS = 'oauthDocumentHosts';
const MAX_LENGTH = 1000;

export interface ClientDocument extends ClientDescription {
  /** Seconds that it may be used. */
  freshFor: number;
}

/** Reads Client ID Metadata Documents: clients whose id is the https address of what they say of themselves. */
@Injectable()
export class ClientDocuments {
  private readonly failures: RecentFailures<ClientMetadataProblem>;

  constructor(
    private readonly http: GuardedFetch,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.failures = new RecentFailures(clock);
  }

  /** Whether a client id is an address of a document: https with a path, without anything that can be spelled in two ways. */
  isAddress(clientId: string): boolean {
    if (clientId.length > MAX_LENGTH || !URL.canParse(clientId) || !this.http.isAllowed(clientId)) return false;
    const { href, pathname, hash } = new URL(clientId);
    return href === clientId && pathname !== '/' && hash === '' && !clientId.includes('#');
  }

  /**
   * The document at an address.
   * @param visitor counted address
   * @throws ClientMetadataProblem, RateLimited
   */
  async read(clientId: string, visitor: string): Promise<ClientDocument> {
    this.failures.throwKnown(clientId);
    await this.limits.take(DOCUMENTS, visitor);
    await this.limits.take(DOCUMENT_HOSTS, new URL(clientId).host);
    try {
      const { headers, body } = await this.http.get(clientId);
      const described = clientDescription(documentOf(body, clientId), 'document', new URL(clientId).host);
      return { ...described, freshFor: cacheSeconds(headers, this.clock.now().epochMilliseconds) };
    } catch (thrown) {
      const problem = problemOf(thrown);
      this.failures.add(clientId, problem);
      this.log.info({ host: new URL(clientId).host, problem: problem.message }, 'document of an app refused');
      throw problem;
    }
  }

  reset(): void {
    this.failures.clear();
  }
}

function documentOf(body: Buffer, clientId: string): Record<string, unknown> {
  const refuse = (description: string) => new ClientMetadataProblem('invalid_client_metadata', description);
  let sent: unknown;
  try {
    sent = JSON.parse(body.toString('utf8'));
  } catch {
    throw refuse('the document is not JSON');
  }
  if (!isPlainObject(sent)) throw refuse('the document is not a JSON object');
  if (sent['client_id'] !== clientId) throw refuse('client_id in the document is not its address');
  if ('client_secret' in sent || 'client_secret_expires_at' in sent)
    throw refuse('a document cannot have a client secret');
  return sent;
}

function problemOf(thrown: unknown): ClientMetadataProblem {
  if (thrown instanceof ClientMetadataProblem) return thrown;
  if (!(thrown instanceof PublicFetchError)) throw thrown;
  return new ClientMetadataProblem('invalid_client_metadata', `the document cannot be read: ${thrown.problem}`);
}
