export const crisisLine = "tel:988";

/** Someone who says one of these of oneself or of someone close. A slash parts words that may stand there, and "-" none. */
export const aboutOneself: readonly string[] = [
  "kill/killing/hang/hanging/shoot/shooting/drown/drowning/poison/poisoning/hurting/harm/harming/cutting/stabbing/starving/unalive myself",
  "going/want/wanna/gonna/plan/might/thinking -/to/of/about hurt/hurting myself",
  "end/ending/take/taking my -/own life",
  "end/ending it all",
  "end/ending everything/things tonight/today/now",
  "slit/slitting/cut/cutting my wrists/wrist",
  "jump/jumping off/from/in -/a/the/of bridge/building/roof/balcony/cliff/train",
  "commit/committing/attempt/attempting suicide",
  "thinking/think/thoughts/thought of/about suicide/dying/killing",
  "want/wanna/wants/ready/hope/wish/going/plan/planning/gonna/like/better/deserve -/to/i -/could/can/just die",
  "id/would rather be dead",
  "want/wanna/wish/rather -/to/i be/was/were dead",
  "wish i had/was/were never -/been born",
  "better off -/if dead",
  "better off without me",
  "do/does/did not want/wanna to/- live",
  "do/does/did not want/wanna to/- be alive/here",
  "do/does/did not want/wanna to/- wake up",
  "do/does/did not want/wanna to/- exist",
  "do/does/did not want/wanna to/- keep/go living/on -/living",
  "stop living/existing",
  "no reason/point/purpose/will -/for/in/of -/me to/- live/living/exist/existing",
  "no reason/point to/in go/going/keep/keeping on/going",
  "nothing -/left to live for",
  "reason/reasons/point/purpose to/in/of/for keep/keeping/stay/staying/being/go/going -/on living/alive",
  "why should/do i/we keep/go -/on living",
  "driving/drive/crashing/crash/swerving/swerve/steering/steer/running/run -/my -/car/truck off/into -/the/a bridge/cliff/overpass/tree/wall/median",
  "life is/has not/no -/worth worth/living/meaning/point -/living/anymore",
  "life is/feels pointless/meaningless/unbearable/over",
  "is not worth living",
  "tired/sick of living/life/existing",
  "tired of being alive",
  "hate being alive",
  "done with/living life/anymore",
  "give/giving/gave/given up on life",
  "lost the/my/all will to live",
  "never wake/waking up",
  "not wake/waking up",
  "overdose/overdosing on",
  "take/taking/took/swallow/swallowed all my/the pills/meds/medication",
  "would/will not miss/care if/me i/- died/die/am/was/- -/gone/dead",
  "would/will miss me -/if when/i/- -/am gone/died",
  "the world is/would/- be/- better off/- without me",
  "am/feel/feeling/been/get/getting/is/be -/so/really/very/a/feeling suicidal",
  "am/feel/feeling/been/felt -/so/really/very/completely/totally/utterly hopeless/worthless",
  "self harm/harming/injure/injuring/injury",
  "goodbye cruel world",
];

/** "I can't go on vacation" goes on. Only at the end, or before these. */
export const finalPhrases: readonly string[] = [
  "can/could not go on -/anymore/living/like/any/with",
  "want/wanna -/to end it -/now/tonight/today/anymore",
];

/** Enough where nothing speaks of the work with it. */
export const crisisSubjects: ReadonlySet<string> = new Set(["suicide", "suicidal", "selfharm", "kms"]);

/** Whose crisis is work, not the asker's own. */
export const others: ReadonlySet<string> = new Set(
  "patient patients client clients resident residents who they people persons someone anyone he she veteran veterans teen teens adolescent adolescents teenager teenagers adult adults kid kids child children those them inmates inmate callers caller others".split(
    " ",
  ),
);

export const close: ReadonlySet<string> = new Set(
  "friend husband wife partner spouse boyfriend girlfriend fiance brother sister mom mother dad father son daughter coworker colleague roommate".split(
    " ",
  ),
);

/** Beside these, "suicide" and "self harm" are a subject of the work. */
export const ofWork: ReadonlySet<string> = new Set(
  "patient patients client clients resident residents watch sitter sitters job jobs opening openings position positions role prevention precautions precaution assessment assessments assess screening screen screenings training course courses class classes rate rates statistics ce ceu ceus cme hotline counselor counselors counseling line unit units certification certificate policy protocol awareness nurse nurses hours requirement requirements license renewal pay salary career interview hire hiring".split(
    " ",
  ),
);

/** What a hurried hand or a phone makes of the words. */
export const misspelled: Readonly<Record<string, string>> = {
  wnat: "want",
  wan: "want",
  wannt: "want",
  wnt: "want",
  wana: "wanna",
  kil: "kill",
  kll: "kill",
  klil: "kill",
  killl: "kill",
  liv: "live",
  lve: "live",
  alve: "alive",
  aliv: "alive",
  lfie: "life",
  lif: "life",
  ded: "dead",
  daed: "dead",
  edn: "end",
  ned: "end",
  dy: "die",
  myslf: "myself",
  mself: "myself",
  realy: "really",
  nomore: "anymore",
  unalived: "unalive",
  unaliving: "unalive",
};

/** Long enough that a slip in them makes no other word. */
export const respelled: readonly string[] =
  "myself suicide suicidal hopeless worthless anymore reason living existing overdose killing ending thinking tired alive hurting pointless meaningless unbearable".split(
    " ",
  );

/** A letter from one of those, and right. */
export const spelledRight: ReadonlySet<string> = new Set(
  "himself homeless hapless liking lining giving loving having season treason reasons raisin billing filling milling pending sending lending bending mending vending tiered tried tires tire fired wired hired thanking drinking sinking alike olive arrive hunting halting hearing".split(
    " ",
  ),
);
