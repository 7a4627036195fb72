/** Long enough to look at what a company posts after a pause. */
export const pausedCountsDays = 90;

/**
 * About the row `j`. What one of us paused, one of us opens again, whatever became of it since: only the desk writes these
 * actions. The pause that a suspension brought ends with it.
 */
export const isPausedByUsSql = `'job.pause' IS (SELECT a.action FROM audit_log a WHERE a.subject = 'job:' || j.id
  AND a.action IN ('job.pause', 'job.reopen', 'job.approve') ORDER BY a.id DESC LIMIT 1)`;

const isRefusedSql = `(SELECT a.action FROM audit_log a WHERE a.subject = 'job:' || j.id
  AND a.action IN ('job.pause', 'job.reject', 'job.reopen', 'job.approve') ORDER BY a.id DESC LIMIT 1)`;

/** A copy must not bring back what one of us paused or sent back. An approval or a take-down settles it, and so does time. */
export const toHasRefused = (employerId: number): string =>
  `EXISTS (SELECT 1 FROM audit_log p JOIN jobs j ON j.id = CAST(substr(p.subject, 5) AS INTEGER)
    WHERE p.action IN ('job.pause', 'job.reject') AND p.at > (unixepoch() - ${pausedCountsDays * 24 * 60 * 60}) * 1000
      AND j.employer_id = ${Number(employerId)} AND j.status <> 'removed'
      AND ${isRefusedSql} IN ('job.pause', 'job.reject'))`;
