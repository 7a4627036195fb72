import { toFamilySlug } from "#app/facts/reference/profession/family-slug.ts";
import { toTitleCase } from "#app/kit/text/slug.ts";
import type { IconName } from "#app/kit/ui/icon-names.ts";
import { paths, recruitedSpecialties } from "#app/paths.ts";
import { menus, type PartName } from "./part-names.ts";

export interface MenuLink {
  label: string;
  to: string;
  icon?: IconName;
  isToday?: boolean;
}

interface MenuSection {
  title: string;
  links: MenuLink[];
  more?: MenuLink;
  hasTotal?: boolean;
}

interface MegaMenu {
  label: string;
  part: PartName;
  sections: MenuSection[];
}

/** Spec section 2. */
const maxShown = 8;
const section = (title: string, links: MenuLink[], rest: Omit<MenuSection, "title" | "links"> = {}) => ({
  title,
  links: links.slice(0, maxShown),
  ...rest,
});

export const quickAccess: MenuLink[] = [
  { label: "New Jobs Today", to: paths.jobs("posted=today"), icon: "sparkles", isToday: true },
  { label: "Remote Opportunities", to: paths.jobs("remote=true"), icon: "laptop" },
  { label: "Urgent Hiring", to: paths.jobs("urgency=urgent"), icon: "zap" },
  { label: "Salary Calculator", to: paths.salaryComparison(), icon: "calculator" },
];

const topSpecialties = [
  "family-medicine",
  "emergency-medicine",
  "internal-medicine",
  "hospital-medicine",
  "critical-care-medicine",
  "general-surgery",
  "orthopedic-surgery",
  "radiology",
].map((slug) => ({ label: toTitleCase(slug), to: paths.jobs(`specialty=${slug}`) }));

const specialtyFamilies = [
  "Primary Care",
  "Internal Medicine",
  "Emergency Medicine",
  "Surgical Specialties",
  "Cardiology & Heart Specialties",
  "Anesthesiology & Pain Management",
  "Pediatrics & Child Health",
].map((label) => ({ label, to: paths.specialtyFamily(toFamilySlug(label)) }));

const nursingUnits = [
  { label: "ICU and critical care", to: paths.specialtyFamily("critical-care-nursing") },
  { label: "Med-surg and specialty units", to: paths.specialtyFamily("medical-surgical-specialty-units") },
  { label: "OR and procedures", to: paths.specialtyFamily("perioperative-procedural-nursing") },
  { label: "ER and transport", to: paths.specialtyFamily("emergency-transport-nursing") },
  { label: "L&D, NICU and pediatrics", to: paths.specialtyFamily("maternal-newborn-pediatric-nursing") },
];

export const megaMenus: MegaMenu[] = [
  {
    ...menus[0],
    sections: [
      section("Quick access", quickAccess),
      section("Nursing units", nursingUnits),
      section(
        "Jobs by profession",
        [
          { label: "Physicians", to: paths.professionJobs("physician") },
          { label: "Registered nurses", to: paths.professionJobs("registered-nurse") },
          { label: "Nurse practitioners", to: paths.professionJobs("nurse-practitioner") },
          { label: "Physician assistants", to: paths.professionJobs("physician-assistant") },
          { label: "Allied health", to: `${paths.professions()}#allied-health` },
          { label: "Administration", to: paths.professionJobs("healthcare-administration") },
          { label: "Travel jobs", to: paths.jobs("type=travel") },
          { label: "Jobs by state", to: paths.jobsByState() },
        ],
        { more: { label: "All open jobs", to: paths.jobs() }, hasTotal: true },
      ),
      section("Top specialties", topSpecialties, {
        more: { label: "Browse 600+", to: paths.specialties() },
      }),
    ],
  },
  {
    ...menus[1],
    sections: [
      section("Hire", [
        { label: "For employers", to: paths.employers() },
        { label: "Post a job", to: paths.postJob() },
        { label: "Send a hiring request", to: paths.hireRequest() },
        { label: "Physicians & clinicians", to: paths.physiciansClinicians() },
        { label: "Healthcare executives", to: paths.healthcareExecutives() },
        { label: "Administration", to: paths.healthcareAdministration() },
      ]),
      section("Recruiters", [
        { label: "Physician recruiters", to: paths.physicianRecruiters() },
        { label: "Nurse practitioner recruiters", to: paths.nursePractitionerRecruiters() },
        { label: "Physician assistant recruiters", to: paths.physicianAssistantRecruiters() },
        { label: "Hire NPs now", to: paths.hireNpsNow() },
        { label: "NP recruiters near me", to: paths.nursePractitionerRecruitersNearMe() },
        { label: "Request nurse practitioners", to: paths.nursePractitionerForm() },
      ]),
      section(
        "Recruiting by specialty",
        recruitedSpecialties.map((slug) => ({
          label: toTitleCase(slug),
          to: paths.specialtyRecruiting(slug),
        })),
      ),
    ],
  },
  {
    ...menus[2],
    sections: [
      section("Career tools", [
        { label: "Salary comparison", to: paths.salaryComparison() },
        { label: "Salary tool", to: paths.salaryTool() },
        { label: "Career dashboard", to: paths.careerDashboard() },
        { label: "Skills assessment", to: paths.skillsAssessment() },
        { label: "Candidate matching", to: paths.candidateMatching() },
        { label: "AI career mentor", to: paths.mentor() },
        { label: "AI navigation", to: paths.aiNavigation() },
      ]),
      section("Specialty families", specialtyFamilies, {
        more: { label: "Browse 600+", to: paths.specialties() },
      }),
      section("Guides", [
        { label: "Career guides", to: paths.careerGuides() },
        { label: "Interview preparation", to: paths.resource("interview-preparation") },
        { label: "Benefits evaluation", to: paths.resource("benefits-evaluation") },
        { label: "Market trends", to: paths.resource("market-trends") },
        { label: "Best states", to: paths.resource("best-states") },
        { label: "Continuing education", to: paths.resource("continuing-education") },
        { label: "Blog", to: paths.blog() },
        { label: "Downloads", to: paths.downloads() },
      ]),
    ],
  },
];

export const aboutLinks: MenuLink[] = [
  { label: "About Us", to: paths.about() },
  { label: "Contact", to: paths.contact() },
  { label: "FAQ", to: paths.faq() },
];
