import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import { JobArticle, type JobDetail } from "#app/jobs/detail/job-article.tsx";

/** The parts of the job page as HTML, so that a page with a preview loads none of their code. */
export const drawPreview = (preview: JobDetail): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <JobArticle {...preview} heading="h2" isPreview />
    </StaticRouter>,
  );
