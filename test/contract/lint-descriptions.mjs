// Reads { name: description } from the standard input and writes { name: { redocly: [...], spectral: [...] } }: what the
// recommended rules of both linters say. A program of its own, because Redocly's is made of modules that tests do not load.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralParsers from '@stoplight/spectral-parsers';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { json } from 'node:stream/consumers';

// The addresses are given: fixed words stand where other routes have a parameter, and are tried before it.
const OFF = { 'no-ambiguous-paths': 'off' };

// Redocly checks the same examples with `no-invalid-media-type-examples`, and in a fraction of the time.
const OFF_IN_SPECTRAL = { 'oas3-valid-media-example': 'off' };

const { Document, Spectral } = spectralCore;

async function redocly(name, source) {
  const config = await createConfig({ extends: ['recommended'], rules: OFF });
  const problems = await lintFromString({ source, absoluteRef: `${name}.json`, config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''} ${message}`);
}

async function spectral(name, source) {
  const linter = new Spectral();
  linter.setRuleset({ extends: [[spectralRulesets.oas, 'recommended']], rules: OFF_IN_SPECTRAL });
  const problems = await linter.run(new Document(source, spectralParsers.Json, `${name}.json`));
  return problems.map(({ code, message, path }) => `${code} ${path.join('.')} ${message}`);
}

const told = {};
for (const [name, description] of Object.entries(await json(process.stdin))) {
  const source = JSON.stringify(description);
  told[name] = { redocly: await redocly(name, source), spectral: await spectral(name, source) };
}
process.stdout.write(JSON.stringify(told));
