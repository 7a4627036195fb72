/** Written by `npm run build` for the desk. Sizes are bytes before compression. */
export interface BuildRecord {
  /** The start of the hash of its sources. */
  release: string;
  /** UTC milliseconds. */
  builtAt: number;
  heaviestPage: { path: string; scriptBytes: number; gzipBytes: number };
  largestImage: { file: string; bytes: number };
  fonts: string[];
}
