/**
 * @needs later-node
 * @needs mcp-conformance
 */
import { conformance } from '../harness/mcp-conformance';
import { type Property, startProperty } from '../property/property';

const NO_RESOURCES = 'the endpoint has no resources';
const NO_COMPLETIONS = 'the endpoint has no completions';
const NO_LOGGING = 'the endpoint sends no log messages';
const OWN_TOOL = 'calls a tool of the suite, which no service has';
const OWN_PROMPT = 'asks for a prompt of the suite, which no service has';

/** Scenarios that are left out, by what they need. */
const LEFT_OUT: Record<string, string> = {
  'completion-complete': NO_COMPLETIONS,
  'logging-set-level': NO_LOGGING,
  'resources-list': NO_RESOURCES,
  'resources-read-text': NO_RESOURCES,
  'resources-read-binary': NO_RESOURCES,
  'resources-templates-read': NO_RESOURCES,
  'resources-subscribe': NO_RESOURCES,
  'resources-unsubscribe': NO_RESOURCES,
  'tools-call-simple-text': OWN_TOOL,
  'tools-call-image': OWN_TOOL,
  'tools-call-audio': OWN_TOOL,
  'tools-call-embedded-resource': OWN_TOOL,
  'tools-call-mixed-content': OWN_TOOL,
  'tools-call-with-logging': OWN_TOOL,
  'tools-call-error': OWN_TOOL,
  'tools-call-with-progress': OWN_TOOL,
  'tools-call-sampling': OWN_TOOL,
  'tools-call-elicitation': OWN_TOOL,
  'json-schema-2020-12': OWN_TOOL,
  'elicitation-sep1034-defaults': OWN_TOOL,
  'elicitation-sep1330-enums': OWN_TOOL,
  'http-custom-header-server-validation': OWN_TOOL,
  'input-required-result-basic-elicitation': OWN_TOOL,
  'input-required-result-basic-sampling': OWN_TOOL,
  'input-required-result-basic-list-roots': OWN_TOOL,
  'input-required-result-request-state': OWN_TOOL,
  'input-required-result-multiple-input-requests': OWN_TOOL,
  'input-required-result-multi-round': OWN_TOOL,
  'input-required-result-result-type': OWN_TOOL,
  'input-required-result-tampered-state': OWN_TOOL,
  'input-required-result-capability-check': OWN_TOOL,
  'input-required-result-non-tool-request': OWN_PROMPT,
  'prompts-get-simple': OWN_PROMPT,
  'prompts-get-with-args': OWN_PROMPT,
  'prompts-get-embedded-resource': OWN_PROMPT,
  'prompts-get-with-image': OWN_PROMPT,
};

/** Checks that are left out of the other scenarios. */
const CHECKS_LEFT_OUT: Record<string, string> = {
  'sep-2575-server-rejects-undeclared-capability': OWN_TOOL,
  'sep-2575-missing-capability-http-400': OWN_TOOL,
  'sep-2575-http-server-no-independent-requests-on-stream': OWN_TOOL,
  'sep-2575-server-no-log-without-loglevel': OWN_TOOL,
  'sep-2549-resources-list-caching-hints': NO_RESOURCES,
  'sep-2549-resources-templates-list-caching-hints': NO_RESOURCES,
};

/** Some scenarios that each revision must run, so that an empty run is noticed. */
const REVISIONS: [revision: string, scenarios: string[]][] = [
  ['2025-06-18', ['ping', 'prompts-list', 'server-initialize', 'server-session-lifecycle', 'tools-list']],
  ['2025-11-25', ['dns-rebinding-protection', 'ping', 'prompts-list', 'server-initialize', 'tools-list']],
  ['2026-07-28', ['caching', 'http-header-validation', 'prompts-list', 'server-stateless', 'tools-list']],
];

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());

// The scenarios of the authorization server are those of connected apps.
it.each(REVISIONS)('the endpoint does what revision %s requires', async (revision, required) => {
  // The requests of an earlier run count for a minute.
  property.service.clock.advance({ minutes: 2 });
  const outcomes = await conformance(`${property.service.origin}/property/mcp`, revision);
  const tested = [...outcomes].filter(([scenario]) => !(scenario in LEFT_OUT));
  const failed = tested.flatMap(([scenario, { failed: ids }]) =>
    ids.filter(id => !(id in CHECKS_LEFT_OUT)).map(id => `${scenario}: ${id}`),
  );
  expect(failed).toEqual([]);
  const passed = tested.filter(([, { succeeded }]) => succeeded.length > 0).map(([scenario]) => scenario);
  expect(passed).toEqual(expect.arrayContaining(required));
  const inVain = [...outcomes].filter(([scenario, { failed: ids }]) => scenario in LEFT_OUT && ids.length === 0);
  expect(inVain.map(([scenario]) => scenario)).toEqual([]);
});
