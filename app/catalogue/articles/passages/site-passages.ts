import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import { madeOnce } from "#app/kit/made-once.ts";
import { paths } from "#app/paths.ts";
import type { GuidePassage } from "./rank-passages.ts";

const page = (source: string, title: string, keywords: string, text: string): GuidePassage => ({
  ...{ source, title, keywords, text },
  heading: title,
});

const pages: readonly GuidePassage[] = [
  page(
    paths.hireRequest(),
    "Send a hiring request",
    "hire staff employer clinic hospital practice fill position candidates recruit",
    "Employers send a hiring request with the role, the place and a job description. A recruiter answers.",
  ),
  page(
    paths.postJob(),
    "Post a job",
    "post a job posting advertise employer publish opening myself",
    "Employers post a job in four steps. A person reads a company's first posting before it appears.",
  ),
  page(
    paths.salaryComparison(),
    "Salary comparison",
    "compare pay places cities states side percentile wages tool",
    "The salary comparison shows the pay of a profession in up to four places side by side.",
  ),
  page(
    paths.salaryTool(),
    "Salary tool",
    "offer calculator convert hourly weekly yearly worth two offers travel contract check fair good underpaid take home",
    "The salary tool takes an offer apart: base pay, differentials, benefits, and what is left after tax.",
  ),
  page(
    paths.candidateMatching(),
    "Candidate matching",
    "match matches fit score which jobs suit me rank",
    "Candidate matching ranks open postings by how well they fit you, and shows each point of the score.",
  ),
  page(
    paths.skillsAssessment(),
    "Skills assessment",
    "skills checklist checklists self assessment rate unit icu er specialty",
    "The skills assessment is a checklist for your unit or specialty, as agencies ask for it.",
  ),
  page(
    paths.careerDashboard(),
    "Career dashboard",
    "dashboard market eligible goals expiring credentials track",
    "The career dashboard shows the jobs that your licenses open, how your pay compares and what expires soon.",
  ),
  page(
    paths.aiNavigation(),
    "AI navigation",
    "sentence search describe",
    "AI navigation turns a sentence into a search or leads you to the right page.",
  ),
  page(
    paths.profile(),
    "My profile",
    "profile licenses certificates record erase remember",
    "On the page “My profile” you say your profession, licenses and wishes once, and searches and tools answer for you.",
  ),
  page(
    paths.downloads(),
    "Downloads",
    "worksheet worksheets relocation assignment download pdf spreadsheet template tracker log checklist print sheet form contract clause review",
    "The downloads are worksheets to print or fill in, such as an offer comparison, a license tracker and a log of continuing education.",
  ),
  page(
    paths.geography(),
    "Healthcare by place",
    "list map maps compact states compare two states side by side difference",
    "The map of states shows compacts, pay, prices and open jobs, and any two states can be compared.",
  ),
  page(
    paths.npPaSpecialties(),
    "NP and PA specialties",
    "nurse practitioner physician assistant specialties fields work in choose procedures",
    "The page on NP and PA specialties says for each field which certificate it asks, what the work is and how it is supervised.",
  ),
  page(
    paths.jobsByState(),
    "Jobs by state",
    "states most jobs openings count",
    "Jobs by state counts the open postings of each state.",
  ),
  page(
    paths.mentor(),
    "AI career mentor",
    "human person bot robot machine ai program chatting talking speaking answering who are you mentor chatgpt",
    "No person answers here: the mentor is a program, and it tells only what our guides and data say. It keeps your questions in your browser's tab alone.",
  ),
  page(
    paths.contact(),
    "Contact us",
    "contact phone email talk speak person human support customer service",
    "You can write to us or call. A person answers.",
  ),
  page(
    paths.privacyPolicy(),
    "Privacy policy",
    "privacy personal data information keep store cookies share",
    "The privacy policy says what we keep about you, why, for how long and who reads it.",
  ),
  page(
    paths.locations(),
    "Locations",
    "list of cities towns you cover all locations",
    "The list of locations has a page for each city, with its hospitals, pay, prices and open jobs.",
  ),
  page(
    paths.professions(),
    "Healthcare professions",
    "list of all professions occupations",
    "Each healthcare profession has a page with its work, pay, licenses and open jobs.",
  ),
  page(
    paths.healthcareCareers(),
    "Healthcare careers",
    "list of careers paths professions choose",
    "Healthcare careers shows the ways from one profession to another, with their years and steps.",
  ),
  page(
    paths.specialties(),
    "All specialties",
    "list specialties subspecialties fields medicine nursing",
    "The list of specialties has a page for each field, with its work, training and open jobs.",
  ),
];

export const listSitePassages = (): readonly GuidePassage[] => pages;

// The catalog keeps a record in the isolate, so its passages are made once.

export const listOfQuestions = "Questions and answers";

export const listQuestionPassages = madeOnce((groups: CatalogRecord<"faq">): GuidePassage[] =>
  groups.flatMap(({ questions }) =>
    questions.map(({ slug, question, answer, keywords }) => ({
      source: paths.faq(slug),
      title: listOfQuestions,
      heading: question,
      keywords: keywords.join(" "),
      text: answer,
    })),
  ),
);

export const listArticlePassages = madeOnce((articles: readonly ArticleBrief[]): GuidePassage[] =>
  articles.map(({ path, slug, title, description }) => ({
    source: path,
    title: "",
    heading: title,
    keywords: slug.replaceAll("-", " "),
    about: description,
    text: "",
  })),
);
