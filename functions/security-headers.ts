const always: Record<string, string> = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(self), payment=(), usb=(), interest-cohort=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** For JSON, downloads and plain text. Pages set their own policy (entry.server). */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const sharing = "cross-origin-resource-policy";

export function withSecurityHeaders(response: Response): Response {
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(always))
    if (name !== sharing || !answer.headers.has(sharing)) answer.headers.set(name, value);
  if (!answer.headers.has("content-security-policy"))
    answer.headers.set("content-security-policy", inertPolicy);
  return answer;
}
