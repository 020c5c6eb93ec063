import type { CourseSource } from '../types.ts'

export const humanResources: CourseSource[] = [
  {
    slug: 'preventing-harassment-for-supervisors',
    title: 'Preventing Harassment for Supervisors',
    motif: 'speech',
    subtitle: 'Know what to do in the ten seconds after you see it and the ten minutes after you hear about it.',
    paragraphs: [
      "For the organization, a supervisor's knowledge is the organization's knowledge. That makes the first reaction to a joke, a rumor or a closed-door complaint the most important one. This course rehearses it.",
      'Interactive cases cover conduct by coworkers, customers and supervisors, remote work, gender identity and expression, and retaliation. A response card is included.',
      'Written for the two-hour supervisor requirement found in several states; check the rules of yours.',
    ],
    outcomes: [
      [
        'Define harassment and hostile environment in working terms',
        'Conduct becomes unlawful when it is unwelcome, tied to a protected trait, and severe or frequent enough to change the job.',
      ],
      [
        'Act when you see misconduct',
        'Stop it in the moment, check on the person, write it down and report the same day.',
      ],
      [
        'Receive a complaint well',
        'Listen, thank the person, promise action but not secrecy, and make the call before the end of the day.',
      ],
      ['Prevent retaliation', 'Watch schedules, reviews and silences for months after a complaint, not for days.'],
      ['Model respectful conduct in person and online', 'A team copies what its supervisor laughs at.'],
    ],
    hours: 2,
    price: 2700,
    instructors: ['denise-okonjo-barr'],
    tags: ['for-supervisors', 'annual-requirement', 'law-and-rules'],
    popularity: 89,
  },
  {
    slug: 'preventing-harassment-for-employees',
    title: 'Preventing Harassment for Employees',
    motif: 'people',
    subtitle: 'One hour on respect at work: what crosses the line, what bystanders can do and where to turn.',
    paragraphs: [
      'Written for everyone without direct reports. It avoids the villain-and-victim videos and looks instead at ordinary moments that go wrong: nicknames, group chats, the holiday party and the customer who is always right.',
    ],
    outcomes: [
      [
        'Recognize verbal, visual and physical harassment',
        'Impact counts along with intent; "only joking" describes the speaker, not the joke.',
      ],
      [
        'Use a bystander response that suits you',
        'Interrupt, distract, support afterward, or tell someone with authority.',
      ],
      ['Report inside and outside the organization', 'You may use any listed channel and go to an agency at any time.'],
      [
        'Recognize retaliation',
        'Fewer hours, colder treatment and worse shifts after a complaint all deserve a report.',
      ],
    ],
    hours: 1,
    price: 1500,
    instructors: ['denise-okonjo-barr'],
    tags: ['annual-requirement', 'new-hire', 'short-course'],
    popularity: 87,
  },
  {
    slug: 'respeto-en-el-trabajo',
    title: 'Respeto en el trabajo: prevención del acoso',
    motif: 'speech',
    subtitle: 'Una hora sobre trato respetuoso: qué cruza la línea, qué puede hacer un testigo y a quién acudir.',
    paragraphs: [
      'Para todas las personas sin personal a cargo. Usa momentos comunes que salen mal: apodos, mensajes de grupo, la fiesta de fin de año y el cliente que siempre tiene la razón.',
    ],
    outcomes: [
      [
        'Reconocer el acoso verbal, visual y físico',
        'Cuenta el efecto y no solo la intención; "era broma" describe a quien la dijo.',
      ],
      ['Responder como testigo', 'Interrumpa, distraiga, apoye después o avise a alguien con autoridad.'],
      [
        'Denunciar dentro y fuera de la empresa',
        'Puede usar cualquier canal de la lista y acudir a una agencia en todo momento.',
      ],
      ['Reconocer una represalia', 'Menos horas o peores turnos después de una queja también se denuncian.'],
    ],
    hours: 1,
    price: 1500,
    instructors: ['beatriz-montenegro-hale'],
    language: 'es',
    tags: ['spanish', 'annual-requirement', 'short-course'],
    popularity: 50,
  },
  {
    slug: 'hiring-and-interviewing-fairly',
    title: 'Hiring and Interviewing Fairly',
    motif: 'door',
    subtitle: 'Write the criteria first, ask every candidate the same questions and score before you talk.',
    paragraphs: [
      'Unstructured interviews measure how much the candidate resembles the interviewer. You will build a structured one for a real opening, with anchors for each score and a list of questions to leave out.',
    ],
    outcomes: [
      [
        'Turn a job into measurable criteria',
        'List what the person must do in the first six months and hire for that.',
      ],
      ['Ask structured behavioral questions', "Same questions, same order, notes in the candidate's words."],
      [
        'Avoid unlawful and unhelpful questions',
        'If the answer would not change the decision, the question does not belong.',
      ],
      [
        'Score independently and decide together',
        'Write scores before the discussion, because the first voice moves the others.',
      ],
      ['Keep the record', 'Applications and notes are generally kept for at least a year after the decision.'],
    ],
    hours: 2,
    price: 2900,
    instructors: ['stephen-drozdov'],
    tags: ['for-supervisors'],
    popularity: 60,
  },
  {
    slug: 'wage-and-hour-essentials',
    title: 'Wage and Hour Essentials',
    motif: 'payslip',
    subtitle:
      'Classify, count and pay correctly: exempt or not, overtime, breaks and the fifteen minutes before the shift.',
    paragraphs: [
      'Wage claims are built from small minutes. The course finds them: booting up, walking to the time clock, answering a message on Sunday. Then it works the overtime out to the cent.',
    ],
    outcomes: [
      ['Apply the duties and salary tests', 'A title and a salary are not enough; the main duty decides.'],
      ['Recognize compensable time', 'If you allow it, you pay it, even when nobody asked for it.'],
      ['Compute the regular rate', 'Most bonuses and shift premiums belong in the rate before overtime is multiplied.'],
      [
        'Handle breaks and travel under state law',
        'Where state and federal rules differ, the worker gets the better one.',
      ],
    ],
    hours: 3,
    price: 3600,
    instructors: ['denise-okonjo-barr'],
    tags: ['law-and-rules', 'math'],
    popularity: 47,
  },
  {
    slug: 'managing-leave-and-accommodation',
    title: 'Managing Leave and Accommodation',
    motif: 'calendar',
    subtitle: 'Recognize a request that never uses the word, and hold a conversation that finds a workable answer.',
    paragraphs: [
      '"My knee is getting worse" can be a request for accommodation. This course trains supervisors to hear it and HR to answer it, with leave calendars and an interactive-process checklist.',
    ],
    outcomes: [
      [
        'Recognize a leave or accommodation request',
        'No form and no legal word is needed; a link between a condition and work is enough.',
      ],
      [
        'Determine eligibility for family and medical leave',
        'Twelve months, 1,250 hours and fifty employees within 75 miles are the federal thresholds.',
      ],
      ['Run the interactive process', 'Ask about the task, explore options, try one, write it down, come back.'],
      ['Handle medical information', 'Keep it apart from the personnel file and share only restrictions.'],
    ],
    hours: 3,
    price: 3600,
    instructors: ['denise-okonjo-barr', 'stephen-drozdov'],
    tags: ['law-and-rules'],
    popularity: 44,
  },
  {
    slug: 'workplace-investigations',
    title: 'Workplace Investigations, Step by Step',
    motif: 'magnifier',
    subtitle: 'Plan, interview, weigh and write: findings that people can accept even when they lose.',
    paragraphs: [
      'You will investigate one complaint from intake to closing letter, with six interviews, a missing message thread and a witness who would rather not.',
    ],
    outcomes: [
      ['Plan scope and order of interviews', 'Complainant first, respondent last, and both again if the facts move.'],
      [
        'Ask open questions and preserve the answers',
        'Begin with "walk me through" and end with "who else should I speak with?"',
      ],
      [
        'Assess credibility without guessing at faces',
        'Use detail, consistency, motive, plausibility and corroboration.',
      ],
      [
        'Write findings on a more-likely-than-not standard',
        'State the fact, the evidence for and against, and why one outweighs.',
      ],
      ['Close the loop with both parties', 'Say that it ended, what will change, and that retaliation is prohibited.'],
    ],
    hours: 4,
    price: 5400,
    instructors: ['denise-okonjo-barr'],
    popularity: 37,
  },
  {
    slug: 'performance-conversations',
    title: 'Performance Conversations',
    motif: 'speech',
    subtitle: 'Say the hard thing early, specifically and with a next step both of you can see.',
    paragraphs: [
      'Annual reviews surprise people because the year did not. This course replaces the surprise with fifteen-minute conversations and a page of notes.',
    ],
    outcomes: [
      ['Describe behavior and effect', 'Say what happened and what it caused; leave the adjective out.'],
      ['Set an expectation that can be measured', 'Who does what by when, and how we will both know.'],
      ['Listen for the obstacle', 'Ask what makes it hard before you decide that it is the person.'],
      ['Document coaching', 'Date, expectation, support offered, next check: four lines are enough.'],
    ],
    hours: 1.5,
    price: 2200,
    instructors: ['stephen-drozdov'],
    tags: ['for-supervisors'],
    popularity: 54,
  },
  {
    slug: 'onboarding-the-first-ninety-days',
    title: 'Onboarding: The First Ninety Days',
    motif: 'door',
    subtitle: 'Turn an accepted offer into a capable colleague with a plan for day 1, week 1 and month 3.',
    paragraphs: [
      'A third of new hires who leave do so in the first ninety days, often over something a checklist would have caught. You will write that checklist and the three conversations that go with it.',
    ],
    outcomes: [
      ['Prepare before the first day', 'Account, desk, badge, buddy and lunch: five items, one owner each.'],
      [
        'Complete employment eligibility forms on time',
        'Section 1 by the first day, section 2 within three business days of it.',
      ],
      ['Structure learning over ninety days', 'Watch, do with help, do alone, teach back.'],
      ['Ask the questions that keep people', 'At day 30 ask what has been different from what we promised.'],
    ],
    hours: 1.5,
    price: 2200,
    instructors: ['stephen-drozdov'],
    popularity: 42,
  },
  {
    slug: 'termination-with-care',
    title: 'Termination With Care',
    motif: 'gavel',
    subtitle: 'End employment lawfully, briefly and with dignity, and protect the team that stays.',
    paragraphs: [
      'The meeting lasts ten minutes; the preparation lasts a week. The course covers the decision review, the script, final pay, access and what to tell everybody else.',
    ],
    outcomes: [
      ['Review a decision before it is made', 'Would we do the same to anyone else, and does the file say so?'],
      [
        'Hold a short and respectful meeting',
        'Say the decision in the first sentence and stop explaining after the third.',
      ],
      ['Meet final pay and notice rules', 'Some states want the final check the same day.'],
      ['Support the remaining team', 'Tell them what changes for their work, and nothing about the person.'],
    ],
    hours: 1.5,
    price: 2600,
    instructors: ['denise-okonjo-barr'],
    popularity: 32,
  },
  {
    slug: 'unconscious-bias-at-work',
    title: 'Bias in Everyday Decisions',
    motif: 'people',
    subtitle: 'Change the process instead of the mind: small design moves that make decisions fairer.',
    paragraphs: [
      'Awareness alone changes little. This course skips the slogans and works on the moments where bias enters: who is asked, who is interrupted, whose mistake is remembered.',
    ],
    outcomes: [
      [
        'Recognize common decision shortcuts',
        'First impressions, similarity and the last thing that happened weigh more than they should.',
      ],
      [
        'Redesign a decision to reduce bias',
        'Decide criteria first, compare candidates side by side, and collect views in writing.',
      ],
      [
        'Run meetings that hear everyone',
        'Start with a written minute; the quiet half of the room has already thought.',
      ],
      ['Give credit and assignments evenly', 'Keep a list of stretch work and look at the names each quarter.'],
    ],
    hours: 1,
    price: 1700,
    instructors: ['stephen-drozdov'],
    tags: ['short-course'],
    popularity: 36,
  },
  {
    slug: 'employment-law-update-2024',
    title: 'Employment Law Update 2024',
    motif: 'gavel',
    subtitle: 'Our 2024 update, kept for those who enrolled in it; the current edition replaces it in the catalog.',
    paragraphs: [
      'A summary of what changed for employers during 2024. Closed to new enrollments. Certificates already issued stay valid and can still be checked.',
    ],
    outcomes: [
      [
        "Summarize the year's main federal changes",
        'Rules move between agencies and courts within one year, so every summary needs a date.',
      ],
      ['Find the law of a state that is not yours', "Start with the state labor agency's own page for employers."],
      [
        'Plan policy reviews for the coming year',
        'Review handbook, posters and contracts once a year, in the same month.',
      ],
    ],
    hours: 2,
    price: 2900,
    instructors: ['denise-okonjo-barr'],
    status: 4,
    popularity: 22,
  },
]
