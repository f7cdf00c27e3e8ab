import { addressOf } from '#kit/config/database-address';
import type { Configuration } from '#kit/config/configuration';
import { table, type Outcome } from '../outcome';
import { type Finding, SEE_DATABASE, type State } from './check';

export type Reported = { check: string } & Finding;

const LABELS: Readonly<Record<State, string>> = {
  ok: 'ok',
  warning: 'warn',
  failed: 'FAIL',
  'not configured': '-',
};
/** The lines of a report by urgency. */
const ORDER: readonly State[] = ['failed', 'warning', 'ok', 'not configured'];
const HIDDEN = '[secret]';
/** Shorter values occur in ordinary words. */
const MIN_SECRET_LENGTH = 6;

/** One line per finding, failures first, followed by its remedy if there is one. Secrets are masked. */
export function report(findings: readonly Reported[], secrets: readonly string[]): Outcome {
  const shown = findings.map(finding => hideSecrets(finding, secrets));
  const rows = shown
    .toSorted((one, other) => urgency(one) - urgency(other))
    .map(({ check, state, message, advice }) => [
      LABELS[state],
      check,
      advice === undefined ? message : `${message.replace(/\.$/, '')}. ${advice}`,
    ]);
  const count = (state: State) => shown.filter(finding => finding.state === state).length;
  const isBad = count('failed') > 0;
  const summary =
    isBad || count('warning') > 0 ? `${count('failed')} failed, ${count('warning')} to look at.` : 'All well.';
  return { text: `${table(rows)}\n\n${summary}`, data: { ok: !isBad, findings: shown }, isBad };
}

/** What fails because a database is away comes after the other failures. */
const urgency = ({ state, advice }: Finding): number =>
  ORDER.indexOf(state) + (state === 'failed' && advice === SEE_DATABASE ? 0.5 : 0);

function hideSecrets(finding: Reported, secrets: readonly string[]): Reported {
  const clean = (text: string) =>
    secrets.reduce((current, secret) => current.replaceAll(secret, HIDDEN), text).replace(/(?<=\w:\/\/)[^\s/@]+@/g, '');
  return {
    ...finding,
    message: clean(finding.message),
    ...(finding.advice === undefined ? {} : { advice: clean(finding.advice) }),
  };
}

/** All secrets of the configuration, since messages of libraries can quote one. */
export function secretsOf(configuration: Configuration): string[] {
  const { jwtSecret, jwtSecretPrevious, stripe, paypal, bucket, metrics, demoWebhookSecret, firstAdmin } =
    configuration;
  const addresses = databaseUrls(configuration).map(url => addressOf(url).urls[0]);
  const passwords = [configuration.redisUrl, configuration.smtpUrl, ...addresses].flatMap(url => {
    const { password } = new URL(url ?? 'none:');
    return [password, decodeURIComponent(password)];
  });
  const services = Object.values(configuration.services).flatMap(service => service.stripeWebhookSecrets);
  return [
    jwtSecret,
    jwtSecretPrevious,
    stripe?.secretKey,
    paypal?.clientSecret,
    bucket?.secretAccessKey,
    configuration.ai.apiKey,
    metrics.token,
    demoWebhookSecret,
    firstAdmin?.password,
    ...passwords,
    ...services,
  ].filter((secret): secret is string => secret !== undefined && secret.length >= MIN_SECRET_LENGTH);
}

const databaseUrls = ({ services }: Configuration): string[] =>
  Object.values(services).flatMap(({ databaseUrl, databaseDirectUrl, databaseReadUrls }) => [
    databaseUrl,
    databaseDirectUrl,
    ...databaseReadUrls,
  ]);
