import { useDrawnLife } from "#app/kit/ui/use-drawn-life.ts";

const loadLife = () => import("./article-life.ts").then(({ enliven, press }) => ({ enliven, press }));

export const useArticleLife = (path: string) => useDrawnLife(loadLife, path);
