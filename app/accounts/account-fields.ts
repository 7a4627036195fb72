import { z } from "zod";
import { requiredName } from "#app/kit/forms/fields.ts";

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

export const firstNameField = requiredName("First name is required", 100);
export const lastNameField = requiredName("Last name is required", 100);
export const companyField = requiredName("Company name is required", 100);
