import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { AppAddress } from './app-address';
import type { StoredRecord } from './record-store';

/** What an adapter needs; the names of models are those of the library. */
export interface AdapterParts {
  address: AppAddress;
  /** Of the authorization server. */
  issuer: string;
  records: {
    find: (model: string, id: string) => Promise<StoredRecord | undefined>;
    findByUid: (model: string, uid: string) => Promise<Record<string, unknown> | undefined>;
    put: (record: RecordOf) => Promise<void>;
    consume: (model: string, id: string) => Promise<void>;
    delete: (model: string, id: string) => Promise<void>;
  };
  /** The metadata of a client. */
  client: (clientId: string) => Promise<AdapterPayload | undefined>;
  /** A living connection, as a grant of the library. */
  grant: (id: number) => Promise<AdapterPayload | undefined>;
  endGrant: (id: number) => Promise<void>;
}

export interface RecordOf {
  model: string;
  id: string;
  uid: string | undefined;
  grantId: number | undefined;
  payload: Record<string, unknown>;
  lifetime: number;
}

const readOnly = async (): Promise<never> => {
  throw new Error('clients and grants are not stored by the library');
};

/** Stores models of the library in the tables of the service. */
export const adapters =
  (parts: AdapterParts): AdapterFactory =>
  model => {
    if (model === 'Client') return { ...NOTHING, find: parts.client };
    if (model === 'Grant')
      return { ...NOTHING, find: id => parts.grant(Number(id)), destroy: id => parts.endGrant(Number(id)) };
    return recordsOf(model, parts);
  };

const NOTHING: Adapter = {
  upsert: readOnly,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: readOnly,
  destroy: readOnly,
  revokeByGrantId: async () => undefined,
};

function recordsOf(model: string, { records, issuer }: AdapterParts): Adapter {
  return {
    ...NOTHING,
    upsert: async (id, payload, lifetime = 0) => {
      const { uid, grantId } = payload;
      await records.put({
        model,
        id,
        uid: model === 'Session' ? uid : undefined,
        grantId: grantId === undefined || model === 'Interaction' ? undefined : Number(grantId),
        payload: withoutSecrets(payload),
        lifetime,
      });
    },
    find: async id => {
      const found = await records.find(model, id);
      if (!found) return undefined;
      const { payload, usedAt } = found;
      const returnTo = model === 'Interaction' ? { returnTo: `${issuer}/authorize/${id}` } : {};
      return { ...payload, ...returnTo, jti: id, ...(usedAt !== undefined && { consumed: usedAt }) };
    },
    findByUid: uid => records.findByUid(model, uid),
    consume: id => records.consume(model, id),
    destroy: id => records.delete(model, id),
    // Ending the grant deletes the records of its app.
    revokeByGrantId: async () => undefined,
  };
}

/** Repetitions of the id of a record, which is a secret, and its use, which has a column. */
const LEFT_OUT: ReadonlySet<string> = new Set(['jti', 'consumed', 'returnTo']);

function withoutSecrets(payload: AdapterPayload): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(payload).filter(([name]) => !LEFT_OUT.has(name)));
  const { session } = payload;
  if (!session) return kept;
  return { ...kept, session: Object.fromEntries(Object.entries(session).filter(([name]) => name !== 'cookie')) };
}
