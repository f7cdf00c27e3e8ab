export interface UploadRules {
  /** Presets (the form field `for`) with the maximum width of each version in pixels: `{ dish: { card: 480, full: 1600 } }`. */
  presets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  default: string;
  /** Also accepts PDF, plain text, ZIP and Office files. */
  documents?: boolean;
  /** Presets of files that belong to one person; `profile` when left out. */
  personal?: readonly string[];
  /** Refuses uploads if no bucket is configured. */
  needsBucket?: boolean;
}
