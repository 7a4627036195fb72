const sum = String.raw`\$?\s?\d[\d.,]*\s?k?\b\+?`;
const bound = String.raw`(?:(?:with|plus|for|of|up to|starting at|from|\+)\s+)*`;
const offered = String.raw`(?:[\s-]*(?:available|offered|included|may be authorized|eligible))?`;

export const titleNoise: readonly RegExp[] = [
  /\[[^[\]\d]*\d[^[\]]*\]/g,
  /\((?=[^()]*\d{2})(?=[^()]*[A-Z])[A-Z0-9#/. -]{4,}\)/g,
  /\((?:MPP|ESEP|DEU|MPP\/ESEP|DHA|DE|re-?announced|internal)\)/gi,
  /[\s,]*\b(?:GS|GG|GL|VN|VM|YH|YA|WG|NF|AD)[\s-]*\d{1,4}(?:SHN)?(?:[-/]\d{1,2})*(?:\s*target\s*\d+)?\b(?:,\s*census-\S+)?/gi,
  /\b(?:req(?:uisition)?|job\s?(?:id|code|number|no)|ref(?:erence)?)\b[\s#:.-]*[A-Z]{0,4}-?\d{3,}\w*|#\s?[A-Z]{0,3}-?\d{3,}\w*|\b(?:JR|REQ|RQ|R)-?\d{4,}\b/gi,
  new RegExp(
    String.raw`${bound}(?:${sum}\s+)?sign[\s-]*(?:on|ing)(?:[\s-]*bonus(?:es)?)?${offered}(?:\s+${bound}${sum})?(?:\s*/\s*relocation(?:\s+bonus)?)?${offered}`,
    "gi",
  ),
  new RegExp(
    String.raw`${bound}(?:${sum}\s+)?(?:(?:recruitment|relocation|retention|hiring|referral|completion)\s*(?:[/&]|and)?\s*)+(?:(?:PCS\s*)?(?:bonus(?:es)?|incentives?|assistance)${offered}|(?:PCS\s*)?offered)(?=\s|[-–,!)]|$)`,
    "gi",
  ),
  new RegExp(String.raw`${bound}(?:${sum}\s+)bonus(?:es)?${offered}|\bwith (?:a )?bonus\b`, "gi"),
  /\b(?:premium|premier|great|competitive|top|new|higher)\s+(?:pay|rates?|wages?(?:\s+scale)?|benefits)(?:\s+offered)?\b/gi,
  /\bfree healthcare\b|\btuition (?:reimbursement|assistance)\b|\bEDRP approved\b|\bPCS offered\b|\bH-?1B transfers?\b|\bPCA\s*&/gi,
  /\b(?:amended|closing date|re-?announced|re-?advertis\w+|extended)\b/gi,
  /(?:\b(?:up to|from|starting at|earn)\s+)?\$\s?\d[\d.,]*\s?k?\b\+?(?:\s*(?:-|–|to)\s*\$?\s?\d[\d.,]*\s?k?\b)?\s*(?:(?:\/|\bper\b|\ban?\b)?\s*\b(?:hr|hour|hourly|yr|year|yearly|annually|annual|shift|week|wk|weekly|month)\b)?/gi,
  /\b(?:job fair|hiring event|open interviews?|career fair|open house|walk-in interviews?)\b(?:[\s:@-]*(?:\d[\d/\\:.-]*\s*(?:[ap]\.?m?\b\.?)?|to|on|and|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|\d+(?:st|nd|rd|th))(?=\W|$))*/gi,
  /\b\d{1,2}[/\\]\d{1,2}(?:[/\\]\d{2,4})?\b(?!\s*(?:weekends?|hours?|schedule))/g,
  /\burgent(?:ly)?\b(?!\s*(?:care|treatment|clinic|visit))(?:\s+(?:needed|need|hiring|opening|hire))?|\b(?:now hiring|hiring now|apply (?:now|today)|hot job|start asap|asap)\b|\bimmediate(?:ly)?[\s-]+(?:start|openings?|needs?|hire|hiring|interviews?)\b/gi,
];
