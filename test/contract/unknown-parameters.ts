import { isDeepStrictEqual } from 'node:util';
import type { HostedService } from '#host/service/hosted-service';
import type { TestService } from '../harness/app';
import type { BuiltRoute } from './built-routes';
import { asEverybody, senderTo } from './failure-texts';

interface Operation {
  parameters?: { name: string; in: string }[];
  'x-unknown-parameters'?: 'ignored';
}

interface Refused {
  code?: string;
  codes?: Record<string, { code: string; nearest?: string | null; known?: string[] }[]>;
}

const TRACKING = 'utm_source=mail&_=1764340000000';

/** Sends every route a parameter that it does not have, and one that resembles one of its own; tells what it should say and does not. */
export async function silentAboutUnknown(
  service: TestService,
  hosted: HostedService,
  routes: readonly BuiltRoute[],
): Promise<string[]> {
  const found: string[] = [];
  await asEverybody(service, hosted, async () => {
    for (const route of routes) {
      const problem = await silence(service, route);
      if (problem) found.push(`${route.method} ${route.path}: ${problem}`);
    }
  });
  return found;
}

async function silence(service: TestService, route: BuiltRoute): Promise<string | undefined> {
  const operation = operationOf(service, route);
  const names = (operation.parameters ?? []).filter(parameter => parameter.in === 'query').map(({ name }) => name);
  if (route.method !== 'GET' && names.length === 0) return undefined;
  const send = await senderTo(service, route);
  const unknownIn = async (query: string) => {
    const { body } = await send(undefined, undefined, `?${query}`);
    const { codes = {} } = (body ?? {}) as Refused;
    return Object.entries(codes).flatMap(([name, [first]]) =>
      first?.code === 'unknown_parameter' ? [[name, first] as const] : [],
    );
  };
  const first = names.find(name => name.length > 2);
  const misspelt = first && `${first}Of`;
  const told = await unknownIn(`colour_of_nothing=x${misspelt ? `&${misspelt}=x` : ''}`);
  if (operation['x-unknown-parameters'] === 'ignored') return told.length > 0 ? 'refuses what it ignores' : undefined;
  const expected = ['colour_of_nothing', ...(misspelt ? [misspelt] : [])];
  if (
    !isDeepStrictEqual(
      told.map(([name]) => name),
      expected,
    )
  )
    return `names ${told.map(([name]) => name).join(', ') || 'nothing'}`;
  if (told.some(([, { known }]) => names.some(name => !known?.includes(name))))
    return 'knows fewer parameters than are described';
  const undescribed = told[0]![1].known!.filter(name => !names.includes(name));
  if (undescribed.length > 0) return `does not describe ${undescribed.join(', ')}`;
  if (misspelt && told[1]![1].nearest === null) return `does not know what ${misspelt} resembles`;
  return route.method === 'GET' && (await unknownIn(TRACKING)).length > 0
    ? 'refuses parameters of campaigns'
    : undefined;
}

function operationOf({ document }: TestService, { method, path }: BuiltRoute): Operation {
  const item = document.paths[path.replace(/:(\w+)/g, '{$1}')];
  return (item?.[method.toLowerCase() as 'get'] ?? {}) as Operation;
}
