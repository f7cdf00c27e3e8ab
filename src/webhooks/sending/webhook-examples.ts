import { Injectable } from '@nestjs/common';
import { OwnApi } from '#agents/own-api/own-api';
import type { WebhookType } from '../types/webhook-type';

interface ExampleOptions {
  isThin: boolean;
  apiVersion: string;
}

interface DescribedWebhooks {
  webhooks?: Record<string, { post: { requestBody: { content: { 'application/json': { example: object } } } } }>;
}

/** The examples of the API description. */
@Injectable()
export class WebhookExamples {
  constructor(private readonly api: OwnApi) {}

  async of({ name, facts }: WebhookType, { isThin, apiVersion }: ExampleOptions): Promise<object> {
    const { webhooks = {} } = (await this.api.describe()) as DescribedWebhooks;
    const example = webhooks[name]?.post.requestBody.content['application/json'].example ?? {};
    const { data = {} } = example as { data?: { id?: unknown } };
    return { ...example, type: name, api_version: apiVersion, data: isThin && !facts ? { id: data.id ?? 1 } : data };
  }
}
