export interface PageLink {
  title: string;
  to: string;
}
