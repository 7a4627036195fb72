export const newPasswordHint = "At least 12 characters. A few unrelated words work well.";
