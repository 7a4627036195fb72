/** By the `code` of a problem (RFC 9457), which its `type` leads to on the page. */
export const problems = {
  invalid_parameter: [400, "A parameter is not right"],
  unknown_parameter: [400, "There is no such parameter"],
  invalid_encoding: [400, "The address is not readable"],
  invalid_cursor: [400, "The cursor does not fit"],
  not_found: [404, "There is no such thing"],
  method_not_allowed: [405, "This API only reads"],
  gone: [410, "It was taken down"],
  too_long: [414, "The address is too long"],
  too_many_requests: [429, "Too many requests"],
  internal: [500, "Something went wrong on our side"],
  unavailable: [503, "We cannot read this right now"],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof problems;
