import type { CourseSource } from '../types.ts'

export const insurance: CourseSource[] = [
  {
    slug: 'ethics-for-insurance-producers',
    title: 'Ethics for Insurance Producers',
    motif: 'policy',
    subtitle:
      'Earn your ethics hours on cases you will recognize: suitability, replacement, premiums and plain speech.',
    paragraphs: [
      "Ethics in insurance is mostly about information: who has it, who needs it and who would rather not ask. This course uses five client files to practice disclosure, suitability and the handling of other people's money.",
      'Each file ends with the note you would want to find if you were the one reviewing it.',
      'Accepted hours differ by state; the course page lists the departments it is written for.',
    ],
    outcomes: [
      [
        'Describe the duties owed to the client, the insurer and the public',
        "An agent's legal duty runs to the insurer, a broker's to the client, and honesty runs to both.",
      ],
      [
        'Recognize misrepresentation, twisting, churning and rebating',
        "Twisting persuades by misleading; churning uses the client's own policy values to do it.",
      ],
      [
        'Document suitability so that another person could follow it',
        "Record the need, the options offered, the choice and the reason in the client's words.",
      ],
      [
        'Handle premiums as fiduciary funds',
        'Premium dollars belong to somebody else from the moment they are in your hand.',
      ],
      [
        'Respond to a mistake before it becomes a claim',
        'Notify your errors and omissions carrier before you promise anything.',
      ],
    ],
    hours: 3,
    price: 2900,
    instructors: ['raymond-castellane'],
    tags: ['ethics', 'annual-requirement'],
    popularity: 79,
  },
  {
    slug: 'homeowners-policy-line-by-line',
    title: 'The Homeowners Policy, Line by Line',
    motif: 'house-umbrella',
    subtitle: 'Read the form the way a claim will: insuring agreement, exclusions, conditions, endorsements.',
    paragraphs: [
      'Clients buy a declarations page and live under the rest. This course opens the rest. You will read a common homeowners form section by section and answer the questions that callers ask after a storm, a dog bite or a burst supply line.',
      'Every lesson ends with one endorsement worth offering and the sentence that offers it.',
    ],
    outcomes: [
      [
        'Explain open-perils and named-perils coverage',
        'Dwelling coverage is often open perils while contents are covered for a list of named ones.',
      ],
      [
        'Work through replacement cost, actual cash value and the insurance-to-value condition',
        'A home insured below the required share of its value may be paid a share of the loss.',
      ],
      [
        'Find the water exclusions',
        'Sudden discharge inside the house, backup through a drain and rising surface water are three different answers.',
      ],
      [
        'Describe duties after loss',
        'Protect the property, keep receipts, give notice promptly and list what was damaged.',
      ],
      [
        'Offer endorsements that fit the household',
        'Scheduled jewelry, service lines, equipment breakdown and home business are often discovered too late.',
      ],
    ],
    hours: 4,
    price: 3900,
    instructors: ['priya-venkatesan-holt', 'raymond-castellane'],
    popularity: 66,
  },
  {
    slug: 'personal-auto-coverage-questions',
    title: 'Personal Auto: Twenty Coverage Questions',
    motif: 'car-shield',
    subtitle: 'Who is insured, in which car, for what and how much, worked out on twenty short accidents.',
    paragraphs: [
      'A nephew borrows the truck. A rental is scratched in another state. A delivery app pays by the mile. Each of the twenty accidents has an answer in the policy, and you will find it before you read ours.',
    ],
    outcomes: [
      [
        'Identify insured persons and covered autos',
        'Permission follows the car, and coverage usually follows the car first.',
      ],
      [
        'Split a loss between liability, collision and other-than-collision',
        'Hitting a deer is other than collision; swerving into the ditch to miss it is collision.',
      ],
      [
        'Apply uninsured and underinsured motorist coverage',
        'It stands in the shoes of the driver who should have paid.',
      ],
      [
        'Explain the gap in ride-share and delivery use',
        'From the moment the app is on, the personal policy may be silent.',
      ],
    ],
    hours: 2,
    price: 2400,
    instructors: ['raymond-castellane'],
    popularity: 54,
  },
  {
    slug: 'flood-insurance-essentials',
    title: 'Flood Insurance Essentials',
    motif: 'storm',
    subtitle: 'Explain flood zones, waiting periods and coverage limits before the water explains them for you.',
    paragraphs: [
      'A quarter or more of flood claims come from outside the areas where lenders require the cover. This course prepares you for the conversation: what a flood is in the policy sense, what the federal program pays and what a private policy may add.',
    ],
    outcomes: [
      [
        'Define flood as the policy does',
        'Water has to cover normally dry land of two acres or two properties, or be a mudflow.',
      ],
      [
        'Read a flood map and explain the zones',
        'Zones that begin with A or V are special flood hazard areas; the others are lower risk, never no risk.',
      ],
      [
        'State the usual waiting period and its exceptions',
        'Federal flood policies generally begin after 30 days unless tied to a new loan or a map change.',
      ],
      [
        'Describe building, contents and basement limits',
        'A basement is covered for structure and equipment, seldom for finishes and furniture.',
      ],
    ],
    hours: 3,
    price: 3200,
    instructors: ['priya-venkatesan-holt'],
    popularity: 46,
  },
  {
    slug: 'commercial-general-liability-foundations',
    title: 'Commercial General Liability Foundations',
    motif: 'policy',
    subtitle: 'Understand occurrence, aggregate and additional insured well enough to explain them to a roofer.',
    paragraphs: [
      'The general liability form is twelve or so pages that settle most arguments between contractors. You will trace three claims through it and issue the certificate that goes with each.',
    ],
    outcomes: [
      [
        'Separate occurrence from claims-made triggers',
        'Occurrence asks when the damage happened, claims-made asks when the claim arrived.',
      ],
      [
        'Apply per-occurrence and aggregate limits',
        'Products and completed operations have an aggregate of their own.',
      ],
      [
        'Explain the work and product exclusions',
        'The policy pays for what your work damages, not for doing your work again.',
      ],
      [
        'Issue certificates without adding coverage',
        'A certificate is information only; rights come from an endorsement.',
      ],
    ],
    hours: 4,
    price: 4200,
    instructors: ['raymond-castellane'],
    popularity: 38,
  },
  {
    slug: 'workers-compensation-in-plain-words',
    title: "Workers' Compensation in Plain Words",
    motif: 'life-ring',
    subtitle: 'Classify, quote and explain the oldest bargain in American insurance.',
    paragraphs: [
      'Employees give up the right to sue; employers pay without fault. Around that bargain stand class codes, payroll audits and an experience modifier that owners love to argue about. The course gives you the arguments and the arithmetic.',
    ],
    outcomes: [
      [
        'Explain what the policy covers in parts one and two',
        'Part one pays what the statute owes, part two defends the employer when a suit still comes.',
      ],
      [
        'Classify operations by business, not by job title',
        'The governing class follows the enterprise; clerical staff are the usual exception.',
      ],
      [
        'Work through an experience modifier',
        'Frequency weighs more than severity, so five small claims can cost more than one large one.',
      ],
      [
        'Prepare a client for the premium audit',
        'Certificates for every subcontractor, payroll by class, overtime shown apart.',
      ],
    ],
    hours: 3,
    price: 3400,
    instructors: ['raymond-castellane'],
    tags: ['math'],
    popularity: 34,
  },
  {
    slug: 'life-insurance-needs-analysis',
    title: 'Life Insurance Needs Analysis',
    motif: 'umbrella',
    subtitle: 'Move from a multiple of income to a number that the family can recognize as theirs.',
    paragraphs: [
      'Three households, three methods, one honest conversation about how long money has to last. You will compute human life value, needs-based and capital retention figures and explain why they disagree.',
    ],
    outcomes: [
      [
        'Collect the facts that change the answer',
        'Debts, dependents, survivor income, existing cover and the wish behind each.',
      ],
      [
        'Compare term, whole and universal life by purpose',
        'Start from how long the need lasts, then from how certain the budget is.',
      ],
      ['Explain illustrations without promising them', 'Guaranteed columns are promises, the others are arithmetic.'],
      [
        'Review a replacement fairly',
        'Put new contestability, surrender charges and health changes on the same page as the saving.',
      ],
    ],
    hours: 3,
    price: 3200,
    instructors: ['raymond-castellane'],
    popularity: 41,
  },
  {
    slug: 'medicare-basics-for-producers',
    title: 'Medicare Basics for Producers',
    motif: 'life-ring',
    subtitle: 'Sort the parts, the periods and the penalties so that a client hears one clear path.',
    paragraphs: [
      'Enrollment questions come with a birthday attached. The course arranges hospital, medical, drug and supplement coverage on a single timeline, and marks the dates that cost money when missed.',
      'It is general education and does not replace the annual certification that carriers ask for.',
    ],
    outcomes: [
      [
        'Describe Parts A, B, C and D and how supplements fit',
        'A supplement fills gaps in original Medicare; it does not work with a Part C plan.',
      ],
      [
        'Explain the initial, general and special enrollment periods',
        'The initial period is seven months wide with the birthday month in the middle.',
      ],
      [
        'Estimate a late enrollment penalty',
        'The Part B penalty grows by a tenth for each full year of delay without qualifying cover.',
      ],
      [
        'Follow the rules on contact and scope of appointment',
        'Agree in advance what will be discussed and keep to it.',
      ],
    ],
    hours: 2,
    price: 2600,
    instructors: ['raymond-castellane', 'priya-venkatesan-holt'],
    tags: ['recently-updated'],
    popularity: 53,
  },
  {
    slug: 'claims-adjusting-first-contact',
    title: 'Claims Adjusting: First Contact to First Payment',
    motif: 'storm',
    subtitle: 'Set the reserve, the expectations and the tone in the first two days of a property claim.',
    paragraphs: [
      'A claim that starts well usually ends well. You will run a kitchen fire from first notice to advance payment, write four file notes and have two of them returned for repair.',
    ],
    outcomes: [
      [
        'Make first contact within the required time',
        'Many states count acknowledgment in days, so a voice message with a claim number is better than a perfect call next week.',
      ],
      ['Investigate coverage before you measure', 'Confirm policy period, location, insured and cause, in that order.'],
      [
        'Write a file note that stands alone',
        'Date, source, fact, next step: a stranger should be able to take over at any line.',
      ],
      [
        'Explain partial payments and recoverable depreciation',
        'Tell the insured what was held back, why, and what will release it.',
      ],
    ],
    hours: 3,
    price: 3600,
    instructors: ['priya-venkatesan-holt'],
    popularity: 36,
  },
  {
    slug: 'insurance-fraud-awareness',
    title: 'Insurance Fraud Awareness',
    motif: 'magnifier',
    subtitle: 'Notice the pattern, preserve the facts and refer without accusing.',
    paragraphs: [
      'Most suspicious claims are ordinary ones with a strange detail. This course trains proportion: which details are indicators, which are only bad luck, and how a referral protects everyone.',
    ],
    outcomes: [
      ['Tell hard fraud from soft fraud', 'Hard fraud stages a loss, soft fraud stretches one that happened.'],
      ['Weigh indicators together', 'One indicator is a question, several that point the same way are a referral.'],
      ['Refer to the special investigation unit correctly', 'Send facts and sources; leave conclusions to the unit.'],
      ['Keep good-faith duties during an investigation', 'The clock for claim handling keeps running while you look.'],
    ],
    hours: 1,
    price: 1900,
    instructors: ['priya-venkatesan-holt'],
    tags: ['short-course'],
    popularity: 31,
  },
  {
    slug: 'annuity-suitability-and-best-interest',
    title: 'Annuity Suitability and Best Interest',
    motif: 'calculator',
    subtitle: 'Meet the care, disclosure, conflict and documentation duties with a file that proves it.',
    paragraphs: [
      'Many states adopted a best interest standard for annuity recommendations and ask for a one-time course before you sell. The lessons follow its four obligations through two clients, one of whom should not buy.',
    ],
    outcomes: [
      [
        'Compare fixed, indexed and variable annuities',
        'Ask who carries the market risk: the insurer, both, or the owner.',
      ],
      [
        'Apply the four obligations of a best interest standard',
        'Care, disclosure, conflict of interest and documentation each need their own evidence.',
      ],
      [
        'Explain surrender charges and liquidity',
        'Money that may be needed within the surrender period belongs somewhere else.',
      ],
      [
        'Document a recommendation and the alternatives refused',
        'The strongest file shows what was not recommended, and why.',
      ],
    ],
    hours: 4,
    price: 3900,
    instructors: ['raymond-castellane'],
    tags: ['law-and-rules', 'ethics'],
    popularity: 48,
  },
  {
    slug: 'cyber-liability-for-small-business',
    title: 'Cyber Liability for Small Business',
    motif: 'policy',
    subtitle: 'Match first-party and third-party cover to what a twenty-person company would really lose.',
    paragraphs: [
      'A draft course on the fastest-changing form in the office. It compares what ransomware, a misdirected wire and a lost laptop cost a dental practice, and where each cost would land.',
    ],
    outcomes: [
      [
        'Separate first-party from third-party costs',
        "Restoring your own data is first party, answering for somebody else's is third party.",
      ],
      [
        'Find the conditions on controls',
        'An application that says "yes" to multi-factor sign-in becomes part of the policy.',
      ],
      [
        'Explain social engineering limits',
        'Voluntary payment to a thief is often a sublimit, sometimes an exclusion.',
      ],
    ],
    hours: 2,
    price: 2900,
    instructors: ['raymond-castellane'],
    status: 1,
    popularity: 0,
  },
]
