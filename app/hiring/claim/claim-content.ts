interface ReadClaim {
  company: { name: string; website: string | null };
  claimant: string;
  email: string;
  message: string;
  hasOwner: boolean;
}

/** What a decision about a claim depends on, in words. */
export const toClaimContent = ({ company, claimant, email, message, hasOwner }: ReadClaim) => ({
  Company: company.name,
  Website: company.website ?? "",
  Claimant: claimant,
  Email: email,
  Message: message,
  "Approved, they become": hasOwner ? "a recruiter" : "the owner",
});
