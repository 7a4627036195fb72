/** What Cloudflare bills for a Worker's bindings. */
export interface Usage {
  rowsRead: number;
  rowsWritten: number;
  d1Trips: number;
  kvReads: number;
  r2Reads: number;
  r2Writes: number;
}

export const noUsage: Usage = {
  rowsRead: 0,
  rowsWritten: 0,
  d1Trips: 0,
  kvReads: 0,
  r2Reads: 0,
  r2Writes: 0,
};

/** To a copy in the visitor's region, and to a primary on another continent. */
export const distanceMs = { replica: 5, primary: 120 };
