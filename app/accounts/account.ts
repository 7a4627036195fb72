import { z } from "zod";
import type { Viewer } from "#app/kit/platform/context.ts";
import {
  companyField,
  emailField,
  firstNameField,
  lastNameField,
  newPasswordField,
  passwordField,
} from "./account-fields.ts";

const person = {
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField,
  password: newPasswordField,
};

export const registerSeekerSchema = z.object({ role: z.literal("job_seeker"), ...person });
export const registerEmployerSchema = z.object({
  role: z.literal("employer"),
  ...person,
  company: companyField,
});
export const registerSchema = z.discriminatedUnion("role", [registerSeekerSchema, registerEmployerSchema], {
  error: "Choose whether you are looking for work or hiring",
});
export const logInSchema = z.object({ email: emailField, password: passwordField });
/** Stored for an account that nobody can log in to with a password. */
export const noPassword = "";

/** The invitation says the rest. */
export const joinSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  password: newPasswordField,
});
export type Joining = z.infer<typeof joinSchema>;

export const nameSchema = z.object({ firstName: firstNameField, lastName: lastNameField });
export const emailSchema = z.object({ email: emailField });
export const resetPasswordSchema = z.object({ password: newPasswordField });
export const changePasswordSchema = z.object({
  currentPassword: passwordField,
  password: newPasswordField,
});

export type Registration = z.infer<typeof registerSchema>;
export type Credentials = z.infer<typeof logInSchema>;

export type PublicUser = Pick<
  Viewer,
  "firstName" | "lastName" | "email" | "role" | "profileImageUrl" | "emailVerified"
>;

export function toPublicUser(user: PublicUser): PublicUser {
  const { firstName, lastName, email, role, profileImageUrl, emailVerified } = user;
  return { firstName, lastName, email, role, profileImageUrl, emailVerified };
}
