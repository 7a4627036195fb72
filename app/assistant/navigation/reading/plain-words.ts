/** Words that carry a sentence and ask for nothing by themselves. None of them is a mistake, and none is named as unread. */
const plain = new Set(
  (
    "i im ive id i'm i've i'd am a an the this that these those there here it its is are was were be been being do does did done " +
    "looking look for find finding show see get give go going take takes taking me my mine our ours us we you your they their them " +
    "want wants wanted wanna need needs needed like would could can cant will should may might please thanks thank hi hello hey " +
    "some any all every each both either more most much many lot lots good great nice best top new open close near nearby nearest around " +
    "in on at by of off to from into with without within for and or but not no nor so if then than as about up out over under between " +
    "vs versus what whats which who whos where wheres when why how job jobs position positions opening openings role roles work working works gig gigs " +
    "career careers employment vacancy vacancies opportunity opportunities posting postings listing listings list lists available hiring hires " +
    "now today currently right away anywhere somewhere everywhere place places area areas region town city state states country usa us america " +
    "pay pays paid paying make makes making money rate rates offer offers offering offered accept accepts accepted accepting require requires required " +
    "least minimum min maximum max per hour hours hourly week weeks weekly month months year years yearly annual day days daily hr hrs wk wks yr yrs " +
    "shift shifts schedule schedules only just also even still maybe really very easy quick fast soon start starting starts " +
    "healthcare health medical clinical hospital hospitals clinic clinics facility facilities center centers centre unit units department departments " +
    "staff team people person someone anyone company companies employer employers agency website site page pages link app " +
    "type types kind kinds based level related options option search browse help tell know think say says said " +
    "license licensed licenses licensure licence licences qualified experienced experience certified " +
    "long long-term short full part time guys folks nursing home care patient patients welcome friendly going get got getting live lives living family wife husband kids " +
    "practice practise practicing ii iii iv employed used office offices floor posted doctors doctor's dr mon fri monday friday m-f weekdays finished finishing completed graduated passed settle settling him his her he she mom dad son daughter sister brother friend have has had having hold holds holding use using keep let let's lets own same other others another thing things something anything everything"
  ).split(" "),
);

/** Correct English that is close to a name of the field. */
const ordinary = new Set(
  (
    "house houses small large big little high higher highest low lower lowest weeks parking child children childcare student students " +
    "beach beaches mountain mountains park parks lake river warm cold weather cheap rent housing spouse partner dog dogs pets travel traveling " +
    "room rooms board boards bed beds sport sports music food free lunch coffee culture union unions size team teams ratio ratios bonus bonuses " +
    "salary benefits vacation insurance retirement match matching training orientation mentor mentorship equipment computer charting epic cerner meditech " +
    "english spanish french bilingual language male female young older senior junior lead leader leaders flexible flexibility stable growth friendly " +
    "word words name names call calls number numbers phone email address form forms file files print page pages test tests testing rules rule law laws " +
    "story stories point points side sides case cases close closed closer later early late ready real sure true wrong left kind kinds line lines cost costs " +
    "pass passed past last next first second third change changes move moves moving start stay leave leaving break breaks return going coming back " +
    "immediately urgently asap prep info docs doc exam pool general gym garage car cars bus train subway ocean sun snow sea " +
    "make made maker take taken given best better worse worst most less least fewer into onto upon after before during while until since ever never always often " +
    "come comes came scam fake fraud avg independent independently alone apply applied applying account send sent receive upload edit update save delete close report found answer " +
    "support follow happen happens mean means matter matters read write know learn teach quit quits retire retired feel feeling tired hate love calm quiet busy " +
    "intervention prevention note notes zip zipcode code codes postal monday tuesday wednesday thursday friday saturday sunday summer winter spring fall morning afternoon bilingual apartment apartments " +
    "lady ladies safe safety template templates educated education stop stops stopped unsubscribe alert alerts website share shared sharing stress ask asks asked asking " +
    "join joins joined transfer renew verify verification arrive arriving trouble problem problems issue issues broken reach text message " +
    "weekend weekends bsn adn asn msn inflation one two three four five six seven eight nine ten eleven twelve um uh hmm " +
    "program programs round rounds rounding noninvasive non-invasive generalist generalists surg option optional willing learn again still another move relocate relocation " +
    "marked mark profession professions calculate calculated person human fees charge charges wear clothes dress raise counter switch switching switched steps mistake error errors guaranteed third parties party"
  ).split(" "),
);

export const isPlainWord = (word: string): boolean => plain.has(word) || ordinary.has(word);

/** The words that say something, in their order and as they were typed. */
export const listTelling = (
  text: string,
  isUnderstood: (word: string) => boolean = () => false,
): string[] => [
  ...new Set(
    (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).filter((word) => {
      const lower = word.toLowerCase();
      return (
        !plain.has(lower) &&
        !plain.has(lower.replace(/['’](?:s|m|d|ll|ve|re)$|n['’]t$/, "")) &&
        !/^\d+$/.test(lower) &&
        !isUnderstood(lower)
      );
    }),
  ),
];
