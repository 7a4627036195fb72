import type { IconName } from "#app/kit/ui/icon-names.ts";
import { paths } from "#app/paths.ts";

export interface QuickAction {
  label: string;
  to: string;
  icon: IconName;
  dialog?: "hire" | "contact";
}

export function toQuickActions(isSignedIn: boolean): QuickAction[] {
  return [
    { label: "Search Jobs", to: paths.jobs(), icon: "search" },
    {
      label: "My Applications",
      to: isSignedIn ? paths.ownApplications() : paths.login(paths.dashboard()),
      icon: "clipboard-list",
    },
    { label: "Salary Calculator", to: paths.salaryComparison(), icon: "calculator" },
    { label: "Career Dashboard", to: paths.careerDashboard(), icon: "layout-dashboard" },
    { label: "Home", to: paths.home(), icon: "house" },
  ];
}

export const homeActions: QuickAction[] = [
  { label: "New Jobs Today", to: paths.jobs("posted=today"), icon: "sparkles" },
  { label: "Remote Opportunities", to: paths.jobs("remote=true"), icon: "laptop" },
  { label: "Hire Top Talent", to: paths.hireRequest(), icon: "users", dialog: "hire" },
  { label: "Chat Now", to: paths.contact(), icon: "messages-square", dialog: "contact" },
];
