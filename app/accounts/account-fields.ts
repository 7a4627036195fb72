import { z } from "zod";
import { requiredLine } from "#app/forms/fields.ts";

export const emailField = z
  .string({ error: "Email is required" })
  .trim()
  .toLowerCase()
  .min(1, "Email is required")
  .max(254, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address"));

export const newPasswordField = z
  .string({ error: "Password is required" })
  .min(12, "Please use at least 12 characters")
  .max(128, "Please use at most 128 characters");

export const newPasswordHint = "At least 12 characters. A few unrelated words work well.";

export const passwordField = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .max(128, "Please use at most 128 characters");

export const firstNameField = toNameField("First name is required");
export const lastNameField = toNameField("Last name is required");
export const companyField = requiredLine("Company name is required", 100);

// Keeps links, addresses and markup out of names.
function toNameField(missing: string) {
  return requiredLine(missing, 100).regex(/^[^/\\:@<>]*$/, "Please leave out / \\ : @ < and >");
}
