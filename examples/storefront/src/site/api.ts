/** Where the process answers; `VITE_API=https://api.example.com npm run build` for another. */
const API = (import.meta.env.VITE_API as string | undefined) ?? 'http://localhost:3000';

/** The address of a service, as its client and its live updates take it. */
export const serviceAt = (service: 'food' | 'stays'): string => `${API}/${service}`;

/** Pictures come as paths of the process, or whole when they lie in a bucket. */
export const pictureAddress = (url: string): string => new URL(url, API).href;
