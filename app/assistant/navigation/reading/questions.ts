const topics =
  /\bgsa\b|\bbackground\s+checks?\b|\bdrug\s+(?:screens?|tests?)\b|\btravel\s+pay\b|\bfirst\s+job\b|\bhigh\s+demand\b|\bdemand\b.*\bspecialties\b|\bovertime\b|\bdifferentials?\b|\bproductivity\b|\bw?rvus?\b|\btail\b|\bmalpractice\b|\bnon[\s-]?competes?\b|\brestrictive\b|\btax\s+homes?\b|\bstipends?\b|\bw-?2\b|\bnegotiat\w*|\binterview\w*|\bcover\s+letters?\b|\bresumes?\b|\bce\b|\bceus?\b|\bcontinuing\s+ed\w*|\bcertifications?\b|\bget\s+certified\b|\bccrn\b|\b(?:acls|bls|pals)\s+(?:renew\w*|recert\w*|class\w*|course\w*|expir\w*|cards?)\b|\btransparency\b|\bpay\s+packages?\b|\bguaranteed\s+hours\b|\bcancell?ed\b|\bcredential\w*|\bcover\s+letter\b|\breferences\b|\b(?:best|highest|top)[\s-]+(?:pay\w*\s+)?states?\b|\bstates?\s+(?:that\s+|to\s+)?(?:pay|work)\w*\b|\b(?:compact|nlc)\b.*\b(?:map|list|members?|states)\b|\bpay\s?back\b|\bclaw\s?back\b|\bif\s+i\s+(?:quit|leave)\b|\b(?:going|go|moving|move|switch\w*|transition\w*|chang\w*)\s+(?:from\b|(?:my\s+)?special\w*)|\b(?:another|new|different)\s+state\b|\bask(?:ing)?\s+for\s+(?:more|an?\s+raise|higher)\b|\bcounter\s?offers?\b|\bbenefits?\s+(?:worth|value|evaluation|guide)\b/;
const how =
  /\bhow\s+(?:to|do|does|can|should|is|are|many|long)\b|\bwhat\b|\bwhy\b|\bshould\s+i\b|\bguides?\b|\btips\b|\bget(?:ting)?\s+licen[sc]ed\b|\badvice\b|\bchecklist\b|\bexplain\w*|\bexamples?\b|\bquestions\b|\bvs\b|\bversus\b/;
const pay =
  /\bsalar|\bwages?\b|\bearn|\bhow\s+much\b|\bmake[s]?\b|\bgoing\s+rate\b|\bincome\b|\bcompensation\b/;

/** Words that only articles answer. */
export const isTopic = (words: string): boolean => topics.test(words);
export const asksHow = (words: string): boolean => how.test(words);
export const asksPay = (words: string): boolean => pay.test(words);
/** "How do I withdraw" and "are there fees" ask the site itself. */
export const isQuestion = (words: string): boolean =>
  /^(?:how|what|where|why|when|which|who|can|do|does|did|is|are|will|should)\b/.test(words);
/** Asks, tells of something that happened, or wants something done: "check if my offer is fair". */
export const wantsToKnow = (words: string): boolean =>
  isQuestion(words) ||
  /\b(?:how|what|why|who|should\s+i|tell\s+me|which\s+states?|if\s+my|list\s+of|explain\w*|wondering|know|needed|decide|checklists?|worksheets?)\b|^(?:ive|i\s+(?:have|was|got)|im|check|see|set\s+up|stop|figure\s+out|first\s+time|change|update|replace)\b/.test(
    words,
  );
