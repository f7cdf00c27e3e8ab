/** The only place that touches the environment of the process. */
export const environment: Record<string, string | undefined> = process.env;
