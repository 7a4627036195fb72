export const wordNotices: Record<string, string> = {
  added:
    "The meaning was added. Postings on the site are being read again, and active feeds with these words are fetched within minutes.",
  undone: "The meaning was taken back. What it changed is being read again.",
  ignored: "The words are ignored.",
  opened: "The words are open again.",
  unchanged: "Nothing was changed. Someone else was faster.",
};
