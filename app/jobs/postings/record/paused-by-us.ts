/** Long enough to look at what a company posts after a refusal. */
export const refusalCountsDays = 90;

/** About the row `j`: what one of us did last of these. Only the desk writes these actions. */
const toLastAct = (...acts: readonly string[]): string =>
  `(SELECT a.action FROM audit_log a WHERE a.subject = 'job:' || j.id AND a.action IN (${acts.map((act) => `'job.${act}'`).join()})
    ORDER BY a.id DESC LIMIT 1)`;

/**
 * Only our staff can reopen a posting that our staff paused. The pause that a suspension brought ends with
 * it.
 */
export const isPausedByUsSql = `'job.pause' IS ${toLastAct("pause", "reopen", "approve")}`;

const refusals = ["pause", "reject", "review", "restore"] as const;
const refusalActions = refusals.map((act) => `'job.${act}'`).join();

/**
 * A copy must not bring back what one of us paused, sent back or took back to the check. An approval or a take-down settles
 * it, and so does time.
 */
export const toHasRefused = (employerId: number): string =>
  `EXISTS (SELECT 1 FROM audit_log p JOIN jobs j ON j.id = CAST(substr(p.subject, 5) AS INTEGER)
    WHERE p.action IN (${refusalActions}) AND p.at > (unixepoch() - ${refusalCountsDays * 24 * 60 * 60}) * 1000
      AND j.employer_id = ${Number(employerId)} AND j.status <> 'removed'
      AND ${toLastAct(...refusals, "reopen", "approve")} IN (${refusalActions}))`;
