// What an applicant may know. An ending that can still be undone is not told yet, and an undone one never.

/** SQL about the application `of`: whether its last change is an ending that can still be undone. */
export const toIsUntoldSql = (of: string, now: number): string =>
  `EXISTS (SELECT 1 FROM (${toLastMove(of)}) v JOIN application_endings n ON n.id = v.ending_id
    WHERE n.undone_at IS NULL AND n.tell_at > ${Number(now)})`;

const toLastMove = (of: string): string =>
  `SELECT l.detail, l.ending_id FROM application_events l WHERE l.application_id = ${of}.id AND l.kind = 'state'
    ORDER BY l.id DESC LIMIT 1`;

/** SQL of the state of the application `of`. */
export const toToldStateSql = (of: string, now: number): string =>
  `iif(${toIsUntoldSql(of, now)}, (SELECT v.detail ->> 'from' FROM (${toLastMove(of)}) v), ${of}.state)`;

/** SQL of how the posting of the application `of` ended, if that ended it. */
export const toWaySql = (of: string): string => `(SELECT v.detail ->> 'way' FROM (${toLastMove(of)}) v)`;

/** SQL about an event. */
export const toIsToldSql = (event: string, now: number): string =>
  `(${event}.ending_id IS NULL OR EXISTS (SELECT 1 FROM application_endings n
    WHERE n.id = ${event}.ending_id AND n.undone_at IS NULL AND n.tell_at <= ${Number(now)}))`;
