export interface ParameterProblem {
  parameter: string;
  detail: string;
}

/** By the `code` of a problem (RFC 9457), which its `type` leads to on the page. */
export const problems = {
  invalid_parameter: [400, "A parameter is not right"],
  unknown_parameter: [400, "There is no such parameter"],
  invalid_encoding: [400, "The address is not readable"],
  invalid_cursor: [400, "The cursor does not fit"],
  invalid_body: [400, "The body is not right"],
  missing_idempotency_key: [400, "Send an Idempotency-Key"],
  missing_key: [401, "This address needs a key"],
  invalid_key: [401, "This key does not work"],
  wrong_scope: [403, "The key does not open this"],
  suspended: [403, "The company is suspended"],
  not_found: [404, "There is no such thing"],
  method_not_allowed: [405, "The address does not take this method"],
  conflict: [409, "It is not as you saw it"],
  in_progress: [409, "The same request is under way"],
  gone: [410, "It was taken down"],
  too_large: [413, "The body is too large"],
  too_long: [414, "The address is too long"],
  unsupported_media_type: [415, "The body is not JSON"],
  reused_idempotency_key: [422, "The Idempotency-Key belongs to another request"],
  too_many_requests: [429, "Too many requests"],
  internal: [500, "Something went wrong on our side"],
  unavailable: [503, "We cannot read this right now"],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof problems;
