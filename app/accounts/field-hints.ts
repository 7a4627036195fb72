export const newPasswordHint = "At least 12 characters. A few unrelated words work well.";

export const singleNameHint = "Leave it empty if you have a single name.";
