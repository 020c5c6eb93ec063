import type { CourseSource } from '../types.ts'

export const accountingEthics: CourseSource[] = [
  {
    slug: 'professional-ethics-for-accountants',
    title: 'Professional Ethics for Accountants',
    motif: 'scales',
    subtitle: 'Independence, objectivity and the email you should have sent on Tuesday.',
    paragraphs: [
      'Rules of conduct read like walls; practice feels more like a hallway. Through four engagements this course shows how an accountant gets from a favor to a violation one reasonable step at a time, and where each step could have been refused.',
      'A conceptual framework runs through every case: identify the threat, judge it, apply a safeguard or decline. A one-page worksheet goes with you.',
      'Suitable for public practice, industry and government. Boards differ on state-specific ethics hours, so check yours.',
    ],
    outcomes: [
      [
        'Apply the threats-and-safeguards approach',
        'Name the threat first, since a safeguard chosen without a threat is decoration.',
      ],
      [
        'Judge independence in fact and in appearance',
        'Ask what a reasonable and informed third party would conclude.',
      ],
      ['Protect confidential client information', 'Confidentiality outlasts the engagement and the employment.'],
      ['Respond to pressure to misstate', 'Raise it in writing, escalate, and be prepared to leave.'],
      ['Document an ethical decision', 'Facts, threat, alternatives, consultation, conclusion, date.'],
    ],
    hours: 4,
    price: 4400,
    instructors: ['theodora-vance-lim'],
    tags: ['ethics', 'annual-requirement'],
    popularity: 77,
  },
  {
    slug: 'fraud-detection-for-accountants',
    title: 'Fraud Detection for Accountants',
    motif: 'magnifier',
    subtitle: 'Follow the vendor that has no phone, the round numbers and the clerk who never takes a vacation.',
    paragraphs: [
      'Three frauds taken apart: a fictitious vendor, a lapping scheme and a revenue target. You will test the data, read the conversation and write the control that would have ended each in its first month.',
    ],
    outcomes: [
      [
        'Use the fraud triangle without overusing it',
        'Of pressure, opportunity and rationalization only opportunity is under your control.',
      ],
      [
        'Run simple data tests',
        'Match vendor and employee addresses, sort by round amounts, look at entries made at night.',
      ],
      [
        'Recognize lapping, kiting and fictitious vendors',
        'Each leaves a rhythm: delays that rotate, balances that float, invoices that run in sequence.',
      ],
      ['Preserve evidence and escalate', 'Copy, log and tell counsel before you confront anyone.'],
    ],
    hours: 3,
    price: 4200,
    instructors: ['malcolm-fairweather-ruiz'],
    popularity: 64,
  },
  {
    slug: 'internal-control-for-small-organizations',
    title: 'Internal Control for Small Organizations',
    motif: 'columns',
    subtitle: 'Separate duties with three people, or even with two and a board member.',
    paragraphs: [
      'Textbook segregation needs eight desks. This course works with a bookkeeper, a director and a volunteer treasurer, and finds a control that fits for each weak point.',
    ],
    outcomes: [
      ['Map cash in and cash out', 'Draw every hand that touches money, then ask who could both take and hide.'],
      ['Design compensating controls', 'A treasurer who opens the bank statement unopened is worth a software module.'],
      [
        'Control payroll and cards',
        'New hires and rate changes get a second signature from someone who does not run payroll.',
      ],
      ['Test that a control works', 'Pick three items, ask to see them, write down what you saw.'],
    ],
    hours: 2,
    price: 3200,
    instructors: ['malcolm-fairweather-ruiz'],
    popularity: 49,
  },
  {
    slug: 'revenue-recognition-workshop',
    title: 'Revenue Recognition Workshop',
    motif: 'ledger',
    subtitle: 'Five steps, five contracts, every entry written out.',
    paragraphs: [
      'A software license with support, a bill-and-hold sale, a construction contract, a loyalty program and a consignment. For each you identify obligations, allocate the price and post the entries.',
    ],
    outcomes: [
      [
        'Identify the contract and its obligations',
        'A promise is distinct when the customer can use it alone and it is separate within the contract.',
      ],
      ['Estimate variable consideration', 'Include it only so far as a later reversal is unlikely.'],
      [
        'Allocate by standalone selling price',
        'When no price is observable, use cost plus a margin or an adjusted market view.',
      ],
      [
        'Choose over time or at a point in time',
        'Control moves over time when the customer receives, controls or cannot redirect the work.',
      ],
    ],
    hours: 4,
    price: 5400,
    instructors: ['malcolm-fairweather-ruiz'],
    tags: ['math'],
    popularity: 45,
  },
  {
    slug: 'lease-accounting-in-practice',
    title: 'Lease Accounting in Practice',
    motif: 'ledger',
    subtitle: 'Find the leases, choose the rate and keep the schedule alive when terms change.',
    paragraphs: [
      'Copiers, trucks, floors and a corner of a data center. The course finds embedded leases, builds two schedules and survives a modification in month 19.',
    ],
    outcomes: [
      [
        'Identify a lease inside a contract',
        'A specific asset plus the right to direct its use makes a lease, whatever the title says.',
      ],
      ['Classify finance and operating leases', 'Transfer, option, term, value and specialty are the five questions.'],
      [
        'Measure liability and asset',
        'Discount at the implicit rate or, more often, at the borrowing rate for that term.',
      ],
      ['Account for a modification', 'Decide first whether it adds a right of use at a market price.'],
    ],
    hours: 3,
    price: 4400,
    instructors: ['malcolm-fairweather-ruiz'],
    tags: ['math'],
    popularity: 38,
  },
  {
    slug: 'sales-tax-across-state-lines',
    title: 'Sales Tax Across State Lines',
    motif: 'coins',
    subtitle: 'Know where you have nexus, what is taxable there and when the return is due.',
    paragraphs: [
      'Since economic nexus became the rule, an online shop can owe tax in states its owner has never visited. You will test three sellers against thresholds and build a registration calendar.',
    ],
    outcomes: [
      [
        'Determine physical and economic nexus',
        'Inventory in a warehouse is presence, even when the warehouse belongs to somebody else.',
      ],
      [
        'Classify products and services',
        "The same software can be exempt, taxable or partly taxable within one day's drive.",
      ],
      ['Manage exemption certificates', 'No certificate, no exemption: collect it before the sale and renew it.'],
      ['Correct past exposure', 'Voluntary disclosure usually limits the look-back and waives penalties.'],
    ],
    hours: 2,
    price: 3400,
    instructors: ['malcolm-fairweather-ruiz'],
    tags: ['recently-updated'],
    popularity: 42,
  },
  {
    slug: 'nonprofit-accounting-essentials',
    title: 'Nonprofit Accounting Essentials',
    motif: 'columns',
    subtitle: 'Restrictions, releases and functional expenses for the person who keeps the books and the newsletter.',
    paragraphs: [
      'A food pantry receives a grant, a bequest and six hundred hours of help. You will record all three, release what was restricted and prepare a statement that the board can read.',
    ],
    outcomes: [
      [
        'Separate net assets with and without donor restrictions',
        'Only a donor can restrict; a board can merely designate.',
      ],
      ['Recognize conditional and unconditional gifts', 'A barrier plus a right of return makes a gift conditional.'],
      ['Allocate functional expenses', 'Choose a driver, write it down, use it the whole year.'],
      ['Record donated goods and services', 'Services count when they need a skill you would have paid for.'],
    ],
    hours: 3,
    price: 3900,
    instructors: ['theodora-vance-lim'],
    popularity: 40,
  },
  {
    slug: 'government-auditing-overview',
    title: 'Government Auditing: An Overview',
    motif: 'compass',
    subtitle:
      'What yellow-book work adds to an ordinary audit: independence, internal control and findings that stand.',
    paragraphs: [
      'For auditors new to public money. The course compares engagement types, walks through a federal program and writes one finding in full: criteria, condition, cause, effect, recommendation.',
    ],
    outcomes: [
      [
        'Describe the added ethical principles',
        'Public interest and proper use of position stand beside integrity and objectivity.',
      ],
      ['Evaluate nonaudit services', 'Management must own the skill, knowledge or experience to oversee them.'],
      ['Write a complete finding', 'A finding without a cause is an anecdote.'],
      ['Track continuing education hours', 'Plan the two-year total and the yearly minimum from the first month.'],
    ],
    hours: 4,
    price: 4900,
    instructors: ['theodora-vance-lim'],
    popularity: 33,
  },
  {
    slug: 'excel-models-that-survive-review',
    title: 'Spreadsheet Models That Survive Review',
    motif: 'ledger',
    subtitle: 'Inputs apart, one formula a row, checks that turn red: models your successor can trust.',
    paragraphs: [
      'Most spreadsheet errors are found by the reader. You will rebuild one inherited model, name its assumptions and add eight checks, two of which will find something.',
    ],
    outcomes: [
      [
        'Separate inputs, calculations and outputs',
        'An assumption typed inside a formula is an assumption nobody will find.',
      ],
      ['Keep formulas consistent across a row', 'One row, one formula: exceptions go on a row of their own.'],
      ['Build checks and a log of changes', 'A balance check on every sheet and one total on the front page.'],
      ["Review another person's model", 'Change one input by a lot and predict the output before you look.'],
    ],
    hours: 2,
    price: 3200,
    instructors: ['malcolm-fairweather-ruiz'],
    tags: ['math'],
    popularity: 58,
  },
  {
    slug: 'ethics-cases-for-industry',
    title: 'Ethics Cases for Accountants in Industry',
    motif: 'compass',
    subtitle: 'Six short cases from month-end: accruals, cutoffs, bonuses and a very persuasive sales director.',
    paragraphs: [
      'Two hours of cases for those who work inside one company. Each ends with what was said, what was booked and what the file should have held.',
    ],
    outcomes: [
      ['Recognize earnings management', 'The entry that turns a miss into a hit deserves a second reader.'],
      ['Resist pressure with process', 'Ask for it in writing and for the support; many requests end there.'],
      ['Use reporting channels', 'Know the hotline, the audit committee and your protections before you need them.'],
      [
        'Document and step back',
        'Keep a dated note of facts at the time, in a place where you are allowed to keep it.',
      ],
    ],
    hours: 2,
    price: 2600,
    instructors: ['theodora-vance-lim'],
    tags: ['ethics'],
    popularity: 55,
  },
  {
    slug: 'payroll-compliance-essentials',
    title: 'Payroll Compliance Essentials',
    motif: 'coins',
    subtitle: 'Withhold, deposit and reconcile on time, with a calendar that survives your vacation.',
    paragraphs: [
      'From the first form to the year-end reconciliation. You will run four pay periods for a company of twelve and fix one overpayment.',
    ],
    outcomes: [
      [
        'Set up employees correctly',
        'Classification, withholding form, work state and residence state come before the first check.',
      ],
      ['Compute gross to net', 'Order matters: pre-tax deductions, taxes, garnishments, after-tax deductions.'],
      ['Meet deposit schedules', 'The look-back period decides between monthly and semiweekly.'],
      [
        'Reconcile quarter and year',
        'Tie wages on the returns to wages on the statements before they leave the building.',
      ],
    ],
    hours: 3,
    price: 3900,
    instructors: ['malcolm-fairweather-ruiz'],
    tags: ['math'],
    popularity: 46,
  },
  {
    slug: 'forensic-interviewing-for-auditors',
    title: 'Forensic Interviewing for Auditors',
    motif: 'magnifier',
    subtitle: 'Ask, wait, confirm: an interview method for people who are not detectives.',
    paragraphs: [
      'A draft course with recorded role plays. It separates information-seeking from admission-seeking interviews and stays firmly on the first side.',
    ],
    outcomes: [
      ['Plan an interview from documents', 'Know the answer to a third of your questions before you sit down.'],
      ['Ask open, then narrow, then closed', "The funnel keeps your theory out of the other person's answer."],
      ['Record without distorting', 'Read back the key sentence and let the person correct it.'],
    ],
    hours: 2,
    price: 3600,
    instructors: ['theodora-vance-lim'],
    status: 1,
    popularity: 0,
  },
]
