/** What a service makes of uploaded files. */
export interface UploadRules {
  /** Preset (the form's `for`) to its versions, each with the most pixels it is wide: `{ dish: { card: 480, full: 1600 } }`. */
  presets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The preset of an upload that names none. */
  default: string;
  /** PDF, plain text, ZIP and Office files are stored, too. */
  documents?: boolean;
  /** Presets of files that belong to one person; `profile` when left out. */
  personal?: readonly string[];
  /** Files go to a bucket or nowhere: without one, uploads are refused. */
  needsBucket?: boolean;
}
