export interface AuditFilter {
  actor: number | null;
  action: string | null;
  subject: string | null;
}

/** Anything else than our own words and numbers filters nothing. */
export function parseAuditFilter(params: URLSearchParams): AuditFilter {
  const read = (name: string, shape: RegExp) => {
    const text = params.get(name)?.trim() ?? "";
    return shape.test(text) ? text : null;
  };
  const actor = read("actor", /^\d{1,15}$/);
  return {
    actor: actor === null ? null : Number(actor),
    action: read("action", /^[\w.-]{1,60}$/),
    subject: read("subject", /^[\w-]{1,40}:[\w-]{1,80}$/),
  };
}

export const toAuditFields = ({ actor, action, subject }: AuditFilter): Record<string, string> => ({
  ...(actor === null ? {} : { actor: String(actor) }),
  ...(action ? { action } : {}),
  ...(subject ? { subject } : {}),
});
