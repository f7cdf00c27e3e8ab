import type { JourneyStep } from '#kit/service/journeys';

/**
 * Shell variables and a function for the commands of a page. Node parses the JSON: it is installed where the process runs.
 */
export const preamble = (base: string): string => `API=${base}/api
RUN=$(node -p 'crypto.randomUUID()')
value() { node -p "JSON.parse(fs.readFileSync(0)).data.$1"; }`;

/** A step as a shell command after `preamble`. */
export function curlOf(step: JourneyStep, language: string): string {
  const { call, token, body, keep = [] } = step;
  const [method = '', path = ''] = call.split(' ');
  const headers = { 'Accept-Language': language, ...(body === undefined ? {} : JSON_TYPE), ...step.headers };
  const lines = [
    `curl -sS${method === 'GET' ? '' : ` -X ${method}`} "$API${withVariables(path.slice('/api'.length))}"`,
    ...(token === undefined ? [] : [`-H "Authorization: Bearer ${variable(token)}"`]),
    ...Object.entries(headers).map(([name, value]) => `-H "${name}: ${withVariables(value)}"`),
    ...(body === undefined ? [] : [`-d @- <<JSON\n${withVariables(JSON.stringify(body, undefined, 2))}\nJSON`]),
  ];
  const command = lines.join(' \\\n  ');
  if (keep.length === 0) return command;
  return [
    `ANSWER=$(${command}${body === undefined ? '' : '\n'})`,
    'echo "$ANSWER"',
    ...keep.map(([name, at]) => `${variableName(name)}=$(echo "$ANSWER" | value '${at}')`),
  ].join('\n');
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

const variableName = (name: string): string => name.toUpperCase();
const variable = (name: string): string => `\${${variableName(name)}}`;

/** Replaces `{name}` by a variable, and `"{=name}"` without its quotation marks. Other braces stay. */
const withVariables = (text: string): string =>
  text.replaceAll(/"\{=(\w+)\}"|\{(\w+)\}/g, (_, number: string | undefined, name: string) => variable(number ?? name));
