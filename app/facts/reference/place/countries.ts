/** Clinicians come from these countries, so they are not misspellings of our towns. */
const countries =
  "india philippines nigeria ghana kenya uganda zimbabwe zambia cameroon ethiopia egypt liberia canada mexico jamaica haiti cuba " +
  "guyana trinidad barbados brazil peru chile ecuador venezuela colombia argentina bolivia honduras guatemala nicaragua panama " +
  "england scotland wales ireland britain france germany spain italy portugal poland romania ukraine russia norway sweden denmark " +
  "finland greece turkey israel lebanon jordan iran iraq pakistan nepal bangladesh china japan korea taiwan thailand vietnam " +
  "indonesia malaysia singapore australia africa asia europe";
const peoples =
  "indian indians filipino filipinos filipina filipinas nigerian nigerians ghanaian kenyan ethiopian egyptian canadian canadians mexican " +
  "mexicans jamaican jamaicans haitian cuban british irish german polish russian ukrainian chinese japanese korean pakistani nepali " +
  "vietnamese brazilian colombian african european";
const countryNames: ReadonlySet<string> = new Set(countries.split(" "));
const words: ReadonlySet<string> = new Set([...countryNames, ...peoples.split(" ")]);

export const isCountry = (name: string): boolean => countryNames.has(name);

export const isOfCountry = (word: string): boolean => words.has(word);
