import type { INestApplication, Type } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { LiveEvent, LiveNamespace } from '#kit/service/live-event';
import { referenceTo, schemasOf } from './payload-schemas';

const CHANNELS: Record<LiveNamespace, string> = {
  notifications: 'Notifications of accounts, and changes of records they can see.',
  auth: 'Events about the own staff account.',
};

const HANDSHAKE =
  'A Socket.IO server (protocol 5) at the path `/socket.io/`; each channel is a namespace. The handshake carries ' +
  '`auth.token`, the access token of the account, and optionally `auth.locale` (`en`, `ar`). A refused handshake has a ' +
  'sentence as `message` and its key as `data.code`. The socket is closed when the token expires or the account is ' +
  'disabled. Events are sent once and in order, after the change was committed; after a disconnect, read the lists with ' +
  '`since`. Clients send nothing to the server.';

/** The AsyncAPI document of one service. @param prefix of its namespaces; empty on a host of its own */
export async function describeLive(
  app: INestApplication,
  { title, events }: ServiceDefinition,
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
  prefix: string,
): Promise<object> {
  const { protocol, host } = new URL(publicUrl);
  const names = Object.keys(CHANNELS) as LiveNamespace[];
  const channels = names.map(name => {
    const own = events.filter(({ namespace }) => namespace === name);
    const messages = own.map(event => [keyOf(event), { $ref: `#/components/messages/${keyOf(event)}` }]);
    const channel = {
      address: `${prefix}/${name}`,
      description: CHANNELS[name],
      messages: Object.fromEntries(messages),
    };
    return [name, channel];
  });
  const operations = events.map(event => [
    keyOf(event),
    {
      action: 'send',
      summary: event.summary,
      channel: { $ref: `#/channels/${event.namespace}` },
      messages: [{ $ref: `#/channels/${event.namespace}/messages/${keyOf(event)}` }],
    },
  ]);
  return {
    asyncapi: '3.0.0',
    info: { title: `${title}: live updates`, version: '1', description: HANDSHAKE },
    defaultContentType: 'application/json',
    servers: {
      live: {
        host,
        pathname: '/socket.io/',
        protocol: protocol === 'https:' ? 'wss' : 'ws',
        description: 'By web socket, or by polling.',
        security: [{ $ref: '#/components/securitySchemes/token' }],
      },
    },
    channels: Object.fromEntries(channels),
    operations: Object.fromEntries(operations),
    components: {
      messages: Object.fromEntries(events.map(event => [keyOf(event), messageOf(event)])),
      schemas: await schemasOf(
        app,
        events.flatMap(({ payloads }) => payloads),
      ),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Token in `auth.token` of the handshake.',
        },
      },
    },
  };
}

export function liveSummary({ events }: ServiceDefinition, prefix: string): string {
  const lines = events.map(event => `- \`${event.name}\` at \`${prefix}/${event.namespace}\`: ${event.summary}`);
  return ['## Live updates', `[asyncapi.json](asyncapi.json). ${HANDSHAKE}`, lines.join('\n')].join('\n\n');
}

/** Document keys must not contain colons. */
const keyOf = ({ name }: LiveEvent): string => name.replaceAll(/[:-]/g, '_');

function messageOf({ name, summary, payloads, audiences }: LiveEvent): object {
  const payload = schemaOf(payloads);
  if (!audiences) return { name, title: name, summary, payload };
  const byAudience = Object.entries(audiences).map(([audience, views]) => [audience, schemaOf(views)]);
  return { name, title: name, summary, payload, [AUDIENCES]: Object.fromEntries(byAudience) };
}

/** Extension of a message: the payload of each audience that receives it; without it every audience receives the same. */
const AUDIENCES = 'x-audiences';

function schemaOf(views: readonly Type[]): object {
  const shapes = views.map(referenceTo);
  return shapes.length > 1 ? { anyOf: shapes } : (shapes[0] ?? { type: 'object', maxProperties: 0 });
}
