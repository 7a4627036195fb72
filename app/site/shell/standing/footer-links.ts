import { paths } from "#app/paths.ts";

export const footerColumns = [
  {
    title: "Quick Links",
    links: [
      { label: "Find jobs", to: paths.jobs() },
      { label: "Featured jobs", to: paths.featuredJobs() },
      { label: "Jobs by state", to: paths.jobsByState() },
      { label: "Locations", to: paths.locations() },
      { label: "About us", to: paths.about() },
      { label: "FAQ", to: paths.faq() },
      { label: "Sitemap", to: paths.sitemap() },
      { label: "Privacy policy", to: paths.privacyPolicy() },
      { label: "Terms of use", to: paths.terms() },
    ],
  },
  {
    title: "Career Tools",
    links: [
      { label: "Salary comparison", to: paths.salaryComparison() },
      { label: "Career dashboard", to: paths.careerDashboard() },
      { label: "Skills assessment", to: paths.skillsAssessment() },
      { label: "AI career mentor", to: paths.mentor() },
      { label: "Career guides", to: paths.careerGuides() },
      { label: "Resources", to: paths.resources() },
      { label: "Blog", to: paths.blog() },
    ],
  },
  {
    title: "Job Specialties",
    links: [
      { label: "Professions", to: paths.professions() },
      { label: "Specialties", to: paths.specialties() },
      { label: "NP & PA specialties", to: paths.npPaSpecialties() },
      { label: "Physician jobs", to: paths.professionJobs("physician") },
      { label: "Nursing jobs", to: paths.professionJobs("registered-nurse") },
      { label: "Healthcare careers", to: paths.healthcareCareers() },
      { label: "Metro areas", to: paths.metroAreas() },
    ],
  },
  {
    title: "Employer Services",
    links: [
      { label: "For employers", to: paths.employers() },
      { label: "Post a job", to: paths.postJob() },
      { label: "Send a hiring request", to: paths.hireRequest() },
      { label: "Physician recruiters", to: paths.physicianRecruiters() },
      { label: "NP recruiters", to: paths.nursePractitionerRecruiters() },
      { label: "PA recruiters", to: paths.physicianAssistantRecruiters() },
    ],
  },
] as const;
