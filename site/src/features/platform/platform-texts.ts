export interface PlatformText {
  /** slug of the portal's own page that replaces the text below, once it is written */
  slug: string
  title: string
  /** in the title of the browser tab and of search results */
  meta_title: string
  meta_description: string
  lead: string
  sections: readonly { title: string; items: readonly string[] }[]
  questions: readonly { slug: string; question: string; answer: string }[]
}

/** Describes only what the product does today; what is planned belongs on the pricing page. */
export const lmsText: PlatformText = {
  slug: 'learning-management-system',
  title: 'Learning management system',
  meta_title: 'Learning management system for training providers',
  meta_description:
    'Build courses, sell or assign them on your own website, and prove who completed what: exams, SCORM, certificates, continuing-education credits.',
  lead: 'For schools that sell training and for companies that train their own people: build courses, sell or assign them, and prove who completed what.',
  sections: [
    {
      title: 'Build courses',
      items: [
        'Lessons of text, video, audio, documents and SCORM packages',
        'Exams with question pools, knowledge checks, surveys and assignments that instructors grade',
        'Edit a draft while people learn, and publish it when it is ready',
      ],
    },
    {
      title: 'Teach and follow up',
      items: [
        'Invite people by email, give seats to teams, and set due dates',
        'See progress, scores and time of every learner',
        'Learners ask questions in a lesson and go on where they stopped, on a phone, too',
      ],
    },
    {
      title: 'Sell on your own website',
      items: [
        'A storefront in your colors, on your own domain',
        'Cards, purchase orders, coupons, bundles and prices for teams',
        'Invoices, refunds and sales tax in one place',
      ],
    },
    {
      title: 'Prove it',
      items: [
        'Certificates that anyone can check by their number',
        'Credits that each agency accepts, with a minimum time in the course where it asks for one',
        'Signed packets of records for regulators, and plans for license renewals',
      ],
    },
  ],
  questions: [
    {
      slug: 'own-courses',
      question: 'Can I bring the courses that I have?',
      answer:
        '<p>Yes. Upload SCORM 1.2 packages, videos, audio files and documents, and import exam questions from a file.</p>',
    },
    {
      slug: 'only-own-people',
      question: 'Can a portal be for our own people only?',
      answer: '<p>Yes. An in-house portal sells nothing and shows no catalog. People come by invitation.</p>',
    },
    {
      slug: 'number-of-learners',
      question: 'Is the number of learners limited?',
      answer: '<p>No. Every plan includes any number of learners and courses.</p>',
    },
  ],
}

export const scormText: PlatformText = {
  slug: 'scorm-courseware',
  title: 'SCORM courseware',
  meta_title: 'SCORM courseware: host, sell and track SCORM 1.2',
  meta_description:
    'Upload a SCORM 1.2 package, see what is in it before anyone takes it, sell or assign it, and keep every score, status and place to go on from.',
  lead: 'Upload what your authoring tool exports. It becomes a lesson that you sell or assign, with every result on record.',
  sections: [
    {
      title: 'From zip file to lesson',
      items: [
        'Upload packages of up to 10 GB; an interrupted upload goes on where it stopped',
        'Each package is checked before it is unpacked, and a report says what is wrong with it',
        'A new version of a package waits until you have read its report and use it',
      ],
    },
    {
      title: 'In the lesson',
      items: [
        'Several parts in one package have a table of contents and their own results',
        'Learners go on where they stopped, on another device, too',
        'Work outlasts a lost connection or a crashed browser and is sent later',
      ],
    },
    {
      title: 'On record',
      items: [
        'Status, score and time, and a certificate once the course is completed',
        'Staff can look at what a package did when a learner reports a problem',
        'A reset starts a lesson over and keeps the earlier record',
      ],
    },
  ],
  questions: [
    {
      slug: 'versions',
      question: 'Which versions of SCORM work?',
      answer:
        '<p>SCORM 1.2. A package of SCORM 2004 is rejected with a message that says so; most authoring tools can export the same course as SCORM 1.2.</p>',
    },
    {
      slug: 'one-zip',
      question: 'How do I upload a package?',
      answer:
        '<p>As the zip file that your authoring tool exports. A zip of the folder in which it lies works, too.</p>',
    },
    {
      slug: 'mixed',
      question: 'Can a course mix SCORM with other lessons?',
      answer:
        '<p>Yes. A package is one lesson among texts, videos, documents and exams, and counts toward the same certificate.</p>',
    },
  ],
}
