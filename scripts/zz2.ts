import { parseLabelledPay, parsePay, parseTitlePay } from "#app/jobs/reading/pay.ts";

for (const t of [
  "$62.5k-71k",
  "$45 - $60 per hour",
  "$1,200/shift",
  "From $54,599.00 to $95,005.00 USD per year",
  "$2,100 weekly",
  "DOE",
  "up to $400K",
  "$38.50/hr",
  "From $22.00 to $26.00 USD per hour",
  " NA ",
  "$22.00+/hr",
  "$86,927.00+",
  "Pay: $17.00 - $23.00 per hour",
  "62-71k",
  "$45-60",
  "$45/hr - $60/hr",
  "250000",
  "$300,000 - $350,000 annually + bonus",
  "€50,000",
  "$1,800 per day",
  "45.00 USD Hourly",
  "$25.50 - $31.75 an hour",
  "$100,000 sign on bonus",
  "$50/visit",
  "Competitive",
  "$1,500 per 12 hour shift",
  "$120K",
  " $90000 Year",
  "£20/hr",
  "$71k-62k",
  "USD 60,000 - 80,000 per year",
  "$85,000-$95,000/yr",
])
  console.log(t.padEnd(50), JSON.stringify(parsePay(t)));
for (const t of [
  "RN - $45/hr - Nights",
  "Physical Therapist -  15K Sign on - Acute",
  "Psychiatrist up to $400K",
  "RN $10,000 Sign on bonus",
  "LPN Up to $3000 Sign On Bonus",
  "Hospitalist - $350K - $400K + RVU",
  "CNA $18.50-$22/hr",
])
  console.log("T", t.padEnd(50), JSON.stringify(parseTitlePay(t)));
for (const t of [
  "Salary: $120,000 - $150,000 per year. Bonus: $5,000",
  "Pay range is $30.00 to $45.00 per hour. RN II pay range $35 to $50 per hour",
  "The hourly rate for this position is between $41.10 and $63.00 per hour",
])
  console.log("L", t.padEnd(50), JSON.stringify(parseLabelledPay(t)));
