/** What `npm run build` notes of its result, for the desk. Sizes are in bytes, as the files are before compression. */
export interface BuildRecord {
  /** Names the build in measurements: the start of its sources' hash. */
  release: string;
  /** UTC milliseconds. */
  builtAt: number;
  /** The page that loads most scripts, as "/jobs/:slug". */
  heaviestPage: { path: string; scriptBytes: number; gzipBytes: number };
  largestImage: { file: string; bytes: number };
  fonts: string[];
}
