import type { AiConfiguration } from '#kit/config/ai-configuration';
import { timedFetch } from '#kit/http/timed-fetch';
import { type Check, failed, type Finding, notConfigured, ok, reasonOf, warning } from './check';

const TIMEOUT_MS = 10_000;
const ANTHROPIC_VERSION = '2023-06-01';
/** Servers that offer models of several vendors have long lists. */
const MAX_BYTES = 8 * 1024 ** 2;

/**
 * Checks whether the server of the models responds, accepts the key and has the models. Reads its list, which costs no
 * tokens.
 */
export const modelsCheck: Check = {
  name: 'models',
  run: async ({ configuration: { ai, production } }) => {
    if (ai.apiKey !== undefined) return [await providerFinding(ai, ai.apiKey)];
    const then = production ? 'the assistant and the studios are unavailable' : 'the demo model answers';
    return [notConfigured(`AI_API_KEY is not set: ${then}`)];
  },
};

async function providerFinding(ai: AiConfiguration, apiKey: string): Promise<Finding> {
  const { host } = new URL(ai.baseUrl);
  const away = 'Check AI_BASE_URL, the status page of the provider and the way out of this machine.';
  try {
    const { status, names } = await modelList(ai, apiKey);
    if (status === 401 || status === 403)
      return failed(`${host} refuses AI_API_KEY`, 'Create a key at the provider and restart with it.');
    if (status === 404) return ok(`${host} answers, but has no list of models to check AI_MODELS against`);
    if (status >= 300) return failed(`${host} answers ${status}`, away);
    const wanted = [...ai.models, ...(ai.imageModel === undefined ? [] : [ai.imageModel])];
    const unknown = names ? wanted.filter(name => !names.has(name)) : [];
    if (unknown.length === 0) return ok(`${host} accepts the key and has ${wanted.join(', ')}`);
    return warning(`${host} does not list ${unknown.join(', ')}`, 'Check AI_MODELS and AI_IMAGE_MODEL.');
  } catch (error) {
    return failed(`${host}: ${reasonOf(error)}`, away);
  }
}

/** Both protocols have the same list; Anthropic's first page can be incomplete. */
async function modelList({ provider, baseUrl }: AiConfiguration, apiKey: string) {
  const isAnthropic = provider === 'anthropic';
  const response = await timedFetch(`${baseUrl}/models${isAnthropic ? '?limit=1000' : ''}`, TIMEOUT_MS, {
    headers: isAnthropic
      ? { 'x-api-key': apiKey, 'anthropic-version': ANTHROPIC_VERSION }
      : { Authorization: `Bearer ${apiKey}` },
    redirect: 'manual',
  });
  const { status } = response;
  const isListed = status < 300 && Number(response.headers.get('Content-Length') ?? 0) <= MAX_BYTES;
  if (isListed) return { status, names: namesIn(await response.text()) };
  await response.body?.cancel();
  return { status, names: undefined };
}

/** Undefined if the body is not a list. */
function namesIn(text: string): ReadonlySet<unknown> | undefined {
  try {
    const { data } = JSON.parse(text) as { data?: unknown };
    return Array.isArray(data) ? new Set(data.map(model => (model as { id?: unknown } | null)?.id)) : undefined;
  } catch {
    return undefined;
  }
}
