import type { CourseSource } from '../types.ts'

export const realEstate: CourseSource[] = [
  {
    slug: 'fair-housing-in-daily-practice',
    title: 'Fair Housing in Daily Practice',
    motif: 'two-doors',
    subtitle: 'Turn fair housing law into what you say at a showing, write in a listing and do with an application.',
    paragraphs: [
      'Nobody plans to steer a buyer. It happens in a helpful sentence about schools, a listing that praises a "perfect bachelor pad", or a call returned a day later than the others. This course works on those sentences.',
      'You will review the protected classes, rewrite six listings, and practice answers to the questions that buyers really ask. A one-page script sheet goes with you.',
      'Written for brokers, salespersons, leasing agents and property managers.',
    ],
    outcomes: [
      [
        'Name the seven federally protected classes and look up those your state adds',
        'Federal law protects race, color, religion, sex, national origin, familial status and disability; many states add source of income and more.',
      ],
      [
        'Recognize steering, blockbusting and discriminatory advertising',
        'Steering can be polite: narrowing the homes you show because of who the buyers are is enough.',
      ],
      [
        'Answer questions about neighborhoods without steering',
        'Point to objective sources and let the buyer decide what matters.',
      ],
      [
        'Handle requests for reasonable accommodation and modification',
        'An accommodation changes a rule, a modification changes the property; both begin with the request.',
      ],
      [
        'Keep records that show equal service',
        'The same questions, the same order and the same response time are easiest to prove when they are logged.',
      ],
    ],
    hours: 3,
    price: 2900,
    instructors: ['yvette-saldana-cole'],
    tags: ['annual-requirement', 'law-and-rules'],
    popularity: 81,
  },
  {
    slug: 'agency-relationships-and-disclosure',
    title: 'Agency Relationships and Disclosure',
    motif: 'handshake',
    subtitle: 'Know whom you represent, say so at the right moment and keep the paper that proves it.',
    paragraphs: [
      'Agency disputes begin when a friendly conversation turns into advice. The course follows a buyer from an open house to a closing table and stops at each point where a relationship was created, changed or assumed.',
      'State forms differ, so every lesson ends with the place in your own rules where the answer is found.',
    ],
    outcomes: [
      [
        'Explain client and customer relationships in words a consumer understands',
        'A client is owed loyalty and advice; a customer is owed honesty.',
      ],
      [
        'Give the agency disclosure at the right time',
        'Disclosure comes before confidential information, not before signature.',
      ],
      ['Avoid undisclosed dual agency', 'Consent has to be informed, written and given before the conflict bites.'],
      [
        'End an agency relationship cleanly',
        'Confidentiality survives the end of the agreement, so the file stays closed as well as finished.',
      ],
    ],
    hours: 3,
    price: 3200,
    instructors: ['harlan-whitcombe'],
    tags: ['law-and-rules'],
    popularity: 63,
  },
  {
    slug: 'contracts-and-contingencies',
    title: 'Contracts and Contingencies',
    motif: 'contract',
    subtitle: 'Fill in a purchase contract that says what the parties meant, with dates that somebody is watching.',
    paragraphs: [
      'Six contracts, six disputes, one common cause: a blank that two people read in two ways. You will repair each contract and write the amendment that should have followed.',
      'Financing, appraisal, inspection and sale-of-home contingencies are treated one at a time, with a deadline calendar that you can reuse.',
    ],
    outcomes: [
      [
        'Identify the elements of an enforceable contract',
        'Offer, acceptance, consideration, capacity, lawful purpose and, for land, a writing.',
      ],
      [
        'Draft a contingency that has a clear test and a clear date',
        'Say what must happen, by when, who gives notice and what happens to the deposit if it does not.',
      ],
      [
        'Tell an amendment from a counteroffer',
        'A counteroffer ends the offer it answers; an amendment changes a contract that already exists.',
      ],
      [
        'Track deadlines from the day of acceptance',
        'Count the first day the way your form counts it, and put the calendar in the file.',
      ],
      [
        'Stay on the right side of the practice of law',
        'Completing an approved form is brokerage; drafting new legal rights is not.',
      ],
    ],
    hours: 4,
    price: 4400,
    instructors: ['harlan-whitcombe'],
    popularity: 57,
  },
  {
    slug: 'property-condition-disclosure',
    title: 'Property Condition and Material Facts',
    motif: 'house',
    subtitle: 'Find out, ask twice and disclose once in writing: a calm approach to material facts.',
    paragraphs: [
      'A wet basement dries out in August. What you knew in March still counts. This course covers latent defects, red flags, stigmatized property and the duty to ask.',
      'Photographs from real inspections, with addresses removed, train your eye for stains, slopes and fresh paint in one place only.',
    ],
    outcomes: [
      [
        'Define a material fact',
        'A fact is material when a reasonable buyer would weigh it in the decision or the price.',
      ],
      [
        "Separate the seller's duty from the licensee's duty",
        'The seller tells what the seller knows; a licensee also has to notice what is in plain sight.',
      ],
      [
        'Handle lead-based paint disclosure for older homes',
        'Housing built before 1978 calls for the pamphlet, the disclosure form and a ten-day chance to test, unless waived.',
      ],
      [
        'Respond when a seller asks you to stay silent',
        'Decline in writing, explain the duty, and be ready to end the listing.',
      ],
    ],
    hours: 2,
    price: 2600,
    instructors: ['harlan-whitcombe', 'yvette-saldana-cole'],
    popularity: 42,
  },
  {
    slug: 'trust-accounts-without-surprises',
    title: 'Trust Accounts Without Surprises',
    motif: 'keys',
    subtitle: "Deposit, record and reconcile other people's money so that an audit is an ordinary day.",
    paragraphs: [
      'Commingling is seldom theft. More often it is a bank fee, a late deposit or a commission left in the account too long. The course builds a monthly three-way reconciliation from a shoebox of documents.',
      'For managing brokers, bookkeepers and anyone who signs.',
    ],
    outcomes: [
      [
        'Deposit earnest money within the time your state allows',
        'The clock usually runs from acceptance or receipt, and weekends are counted differently from state to state.',
      ],
      [
        'Keep a journal and a ledger for each beneficiary',
        'The journal tells the story of the account, the ledger the story of one client.',
      ],
      [
        'Carry out a three-way reconciliation',
        'Adjusted bank balance, journal balance and the sum of all ledgers have to be one number.',
      ],
      [
        'Handle a disputed deposit',
        'Hold the funds until both parties agree in writing, a court orders or your rules provide another way.',
      ],
    ],
    hours: 3,
    price: 3600,
    instructors: ['harlan-whitcombe'],
    tags: ['for-supervisors', 'math'],
    popularity: 35,
  },
  {
    slug: 'property-management-basics',
    title: 'Property Management Basics',
    motif: 'skyline',
    subtitle: 'Screen, lease, maintain and return deposits by a routine that treats every applicant alike.',
    paragraphs: [
      'A property manager works for an owner and answers to a tenant, a city and a calendar. This course sets up the routines that keep all four content.',
      'You will build written screening criteria, a move-in record with photographs and a maintenance log that tells urgent from important.',
    ],
    outcomes: [
      [
        'Write screening criteria before the first application',
        'Criteria written afterward look like reasons; criteria written before are a standard.',
      ],
      [
        'Prepare a lease and its required attachments',
        'Local rules may add notices on lead paint, mold, bed bugs, flooding or shutoff valves.',
      ],
      [
        'Document condition at move-in and move-out',
        'The same rooms, the same angles, dated: photographs end most deposit disputes.',
      ],
      [
        'Return a deposit on time with an itemized statement',
        "Normal wear is the owner's cost, and the deadline is set by statute, often between 14 and 45 days.",
      ],
      ['Sort repair requests by risk', 'No heat, no water, gas smell and sparks are emergencies at any hour.'],
    ],
    hours: 4,
    price: 4200,
    instructors: ['yvette-saldana-cole'],
    popularity: 49,
  },
  {
    slug: 'advertising-and-social-media-rules',
    title: 'Advertising and Social Media Rules',
    motif: 'map-pin',
    subtitle: 'Post, tag and promote in ways that are lively, lawful and clearly from your brokerage.',
    paragraphs: [
      'A reel is an advertisement. So is a yard sign, a team logo and a reply to a comment. The course goes through forty posts and asks of each: whose name is missing, what is promised, who is left out?',
    ],
    outcomes: [
      [
        'Show the brokerage name as your rules require',
        'In most states the firm must be as easy to see as the agent or the team.',
      ],
      ['Advertise only with authority', "Another firm's listing needs permission, even for a share."],
      [
        'Avoid words and audience settings that exclude',
        'Describe the property, never the person who should live there, and do not narrow an audience by age or family.',
      ],
      ['Keep testimonials and rankings truthful', 'A superlative needs a source and a date beside it.'],
    ],
    hours: 1,
    price: 1900,
    instructors: ['yvette-saldana-cole'],
    tags: ['short-course'],
    popularity: 37,
  },
  {
    slug: 'residential-valuation-for-agents',
    title: 'Residential Valuation for Agents',
    motif: 'house',
    subtitle: 'Choose comparables you can defend and explain a price opinion without calling it an appraisal.',
    paragraphs: [
      'Price is the first advice a seller asks for and the last one they forgive. You will select, adjust and weigh comparable sales for three homes: a ranch in a plat of ranches, a remodeled bungalow and a lake cabin with nothing near it.',
      'All the arithmetic is shown, with a worksheet to keep.',
    ],
    outcomes: [
      [
        'Select comparable sales by similarity, distance and date',
        'A close sale from last month beats a perfect match from two years ago in a moving market.',
      ],
      [
        'Adjust the comparable toward the subject',
        'If the comparable is better, subtract; the subject is never adjusted.',
      ],
      ['Explain a range and the reason for it', 'Give low, likely and high with the sale that supports each.'],
      [
        'Stay within the limits on price opinions',
        'State the purpose, the client and that the opinion is not an appraisal.',
      ],
    ],
    hours: 3,
    price: 3400,
    instructors: ['harlan-whitcombe'],
    tags: ['math'],
    popularity: 40,
  },
  {
    slug: 'closing-process-start-to-finish',
    title: 'The Closing Process, Start to Finish',
    motif: 'contract',
    subtitle: 'Follow the file from accepted offer to recorded deed and know who has the ball each day.',
    paragraphs: [
      'Thirty-eight days, eleven people and one moving truck. This course lays a closing out on a timeline and shows where files stall: title objections, repair receipts, late disclosures and wire instructions.',
      'A lesson on wire fraud is included because it has to be.',
    ],
    outcomes: [
      [
        'Describe what each party contributes to a closing',
        'The title company clears ownership, the lender clears the loan, and the agent clears the calendar.',
      ],
      [
        'Read a settlement statement line by line',
        "Debits and credits are named from the party's point of view, so the same line appears on both sides.",
      ],
      [
        'Protect clients against wire fraud',
        'Tell clients on day one that instructions never change by email, and that they should call a number they already have.',
      ],
      ['Prorate taxes and rent', 'Find the daily amount first, then ask who owns the day of closing.'],
    ],
    hours: 2,
    price: 2700,
    instructors: ['harlan-whitcombe'],
    popularity: 33,
  },
  {
    slug: 'ethics-for-real-estate-licensees',
    title: 'Ethics for Real Estate Licensees',
    motif: 'handshake',
    subtitle:
      'Practice judgment where the rule book is silent: multiple offers, family clients and the neighbor who talks.',
    paragraphs: [
      'Twelve short cases, none of them obvious. For each you decide, compare your answer with those of two experienced brokers, and read what the rules in several states would add.',
    ],
    outcomes: [
      [
        'Apply a four-step test to a hard decision',
        'Whose interest, what duty, who would object, and could I explain it to all of them at once?',
      ],
      [
        'Treat multiple offers fairly and as the seller instructs',
        "Disclosing terms is the seller's choice, and the choice has to be made before it matters.",
      ],
      [
        'Disclose a personal interest early',
        'A relative, a share or a future job all belong in writing before the offer.',
      ],
      ['Speak about competitors with facts', 'Say what you do, not what they fail to do.'],
    ],
    hours: 2,
    price: 2500,
    instructors: ['harlan-whitcombe'],
    tags: ['ethics'],
    popularity: 51,
  },
  {
    slug: 'commercial-leasing-introduction',
    title: 'Introduction to Commercial Leasing',
    motif: 'skyline',
    subtitle: 'Read a commercial lease for what it costs: rent, expenses, options and the way out.',
    paragraphs: [
      'Gross, net, modified gross: the words matter less than the clause on operating expenses. Using three sample leases, an office suite, a shop and a warehouse bay, you will compute the real first-year cost and find the clause that could double it.',
    ],
    outcomes: [
      [
        'Compare gross and net leases in dollars',
        'Convert both to an annual cost per rentable square foot before you compare.',
      ],
      [
        'Explain common area charges and caps',
        'A cap on controllable expenses leaves taxes, insurance and snow outside.',
      ],
      ['Spot options and the dates that keep them alive', 'An option missed by one day is usually gone.'],
      [
        'Summarize a lease for a client on one page',
        'Term, rent steps, expenses, use, assignment, default, and who fixes the roof.',
      ],
    ],
    hours: 3,
    price: 3900,
    instructors: ['harlan-whitcombe'],
    status: 3,
    popularity: 0,
  },
  {
    slug: 'remote-notarization-2023-edition',
    title: 'Remote Closings and Notarization, 2023 Edition',
    motif: 'keys',
    subtitle: 'The earlier edition of our remote closing course, kept for learners who are still completing it.',
    paragraphs: [
      'This edition covers the rules as they stood in 2023. It is closed to new enrollments; learners who began it keep access until they finish.',
    ],
    outcomes: [
      [
        'Describe the steps of a remote online notarization',
        'Identity proofing, credential analysis, a recorded session and a tamper-evident seal.',
      ],
      [
        'Tell in-person electronic from remote notarization',
        'Both use electronic documents; only one uses a camera in place of a table.',
      ],
      [
        'Prepare clients for a remote session',
        'A government identification, a quiet room and a tested connection save an hour.',
      ],
    ],
    hours: 1,
    price: 1900,
    instructors: ['harlan-whitcombe'],
    status: 4,
    popularity: 14,
  },
]
