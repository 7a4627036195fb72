import * as z from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const fillIn = "Please fill this in";
const choose = "Please choose one of the options";
const check = "Please check this";

const wrongKind: Readonly<Record<string, string>> = {
  string: "Please enter text",
  number: "Please enter a number",
  int: "Please enter a whole number",
  boolean: "Please choose yes or no",
  array: "Please send a list",
};

/** What a person reads where a schema has no words of its own. */
function toPlainProblem(issue: Issue): string {
  const isText = "origin" in issue && issue.origin === "string";
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? fillIn
        : (wrongKind[issue.expected] ?? check);
    case "invalid_value":
    case "invalid_union":
      return choose;
    case "too_big":
      return isText ? `Please use at most ${issue.maximum} characters` : `The most is ${issue.maximum}`;
    case "too_small":
      if (isText) return issue.minimum === 1 ? fillIn : `Please use at least ${issue.minimum} characters`;
      return `The least is ${issue.minimum}`;
    case "unrecognized_keys":
      return "Please leave out what this form does not ask for";
    default:
      return check;
  }
}

z.config({ customError: toPlainProblem });
