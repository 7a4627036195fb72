export const menus = [
  { label: "Job Seekers", part: "job-seekers-menu" },
  { label: "Employers", part: "employers-menu" },
  { label: "Tools & Resources", part: "tools-menu" },
] as const;

export type PartName = (typeof menus)[number]["part"] | "about-menu" | "footer" | "credits";
