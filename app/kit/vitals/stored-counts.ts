/** Of a column `counts` of the vitals, as {"lcp 23": 4}, under the name `packed`. */
export const unpackedVitals = `substr(packed.key, 1, instr(packed.key, ' ') - 1) AS metric,
  CAST(substr(packed.key, instr(packed.key, ' ') + 1) AS INTEGER) AS bucket, packed.value AS count`;

/** The last day that the nightly run added up; '' before the first. */
export const lastRolledDay = "coalesce((SELECT max(day) FROM visit_days), '')";
