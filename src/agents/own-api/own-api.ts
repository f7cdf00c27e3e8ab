import type { RequestListener } from 'node:http';
import { Injectable } from '@nestjs/common';
import { type InnerRequest, InnerRequests, type InnerResponse } from './inner-requests';
import type { Document } from '#kit/openapi/document';

/** The API of this service for its own features: the description and the complete request handler, set at boot. */
@Injectable()
export class OwnApi {
  private describeApi: (() => Promise<Document>) | undefined;
  private requests: InnerRequests | undefined;

  open(describe: () => Promise<Document>, handle: RequestListener): void {
    this.describeApi = describe;
    this.requests = new InnerRequests(handle);
  }

  /** The OpenAPI document, generated on first use. */
  async describe(): Promise<Document> {
    if (!this.describeApi) throw new Error('The service has not started.');
    return this.describeApi();
  }

  /** Sends a request to the service as if it had arrived at the host. */
  async send(request: InnerRequest): Promise<InnerResponse> {
    if (!this.requests) throw new Error('The service has not started.');
    return this.requests.send(request);
  }
}
