import type { Configuration } from '#kit/config/configuration';
import type { SettingSeed } from '#kit/service/service-definition';

const CONNECTED_APPS = 'connected_apps';
const REGISTRATION = 'oauth_registration';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Settings of connections by sign-in, in each service. */
export const oauthSettings: readonly SettingSeed[] = [
  {
    key: CONNECTED_APPS,
    value: false,
    type: 'boolean',
    category: 'assistants',
    description: [
      'Whether people may connect assistants to their account by signing in',
      'السماح للأشخاص بربط المساعدات بحساباتهم عبر تسجيل الدخول',
    ],
    sendsOut: true,
    refuseHere: (value, configuration) => (value === true ? connectionProblem(configuration) : undefined),
  },
  {
    key: REGISTRATION,
    value: false,
    type: 'boolean',
    category: 'assistants',
    description: [
      'Whether assistants that nobody entered, and that have no document at an address, may register',
      'السماح بتسجيل المساعدات التي لم يُدخلها أحد وليس لها وثيقة على عنوان',
    ],
    sendsOut: true,
  },
];

export const CONNECTIONS = { [CONNECTED_APPS]: 'boolean', [REGISTRATION]: 'boolean' } as const;

/** Why an installation cannot offer connections, as a key below `validation.`. */
function connectionProblem({ publicUrl, production, demoMode }: Configuration): string | undefined {
  if (demoMode) return 'no_connections_in_demo';
  const { protocol, hostname } = new URL(publicUrl);
  const isSafe = protocol === 'https:' || (!production && LOOPBACK.has(hostname));
  return isSafe ? undefined : 'connections_need_https';
}
