import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import { JobArticle, type JobDetail } from "#app/jobs/page/job-article.tsx";

/** As HTML, so that pages with a preview load none of the job page's code. */
export const drawPreview = (preview: JobDetail): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <JobArticle {...preview} heading="h2" isPreview />
    </StaticRouter>,
  );
