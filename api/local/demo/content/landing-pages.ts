/** What staff wrote for a landing page: its introduction, and who it is for, one group of people each. */
export type LandingText = { text: string; audience: readonly string[] }

/** One page of each family with a full introduction, by slug or code; the others have a sentence or nothing, as in a portal that is being written. */
export const landingTexts = {
  topics: {
    'nursing-healthcare': {
      text: `<p>Contact hours for nurses, nursing assistants and the people who run the front desk: patient safety, infection prevention, privacy and documentation.</p>
<p>Nurses and educators who still work shifts wrote these courses, so a lesson starts with the moment on the unit and ends with what you do differently tomorrow. Most take one to three hours. You can stop at any page and go on later, on a phone as well.</p>
<p>After the final exam you download your certificate at once. It shows your hours and our provider number.</p>`,
      audience: [
        'Registered and practical nurses who renew their license this year or next',
        'Nursing assistants and medication aides in hospitals, clinics and long-term care',
        'Charge nurses and educators who plan the yearly training of a unit',
        'Front-desk and billing staff who handle patient information',
      ],
    },
  },
  agencies: {
    'state-board-of-nursing-ohio': {
      text: `<p>Licenses registered and practical nurses in Ohio and sets the contact hours for renewal. Check your renewal notice for the hours and topics that apply to your license type.</p>
<p>Every course on this page is accredited for Ohio nurses today. Its own page says how many hours count. Your certificate carries the hours and our provider number.</p>
<p>Not sure how many hours you still need? The renewal page below adds up what you have and finds the least expensive courses for the rest.</p>`,
      audience: [
        'Registered nurses in Ohio who renew in this cycle',
        'Practical nurses in Ohio who need hours in laws and rules',
        'Nurses with a license elsewhere who are about to work in Ohio',
        'Nurse managers who keep track of renewals for a whole unit',
      ],
    },
  },
  states: {
    OH: {
      text: `<p>Ohio renews professional licenses by board, and each board sets its own hours, subjects and dates. A course counts for you if your own board accepts it, so start with your agency below.</p>
<p>Nurses find their contact hours here, accountants their ethics hours. Each course names the agencies that accept it and the hours that they grant. Anything else in our catalog is open to you, too; it just does not count toward an Ohio license.</p>
<p>Keep your certificates for at least one cycle after you renew: boards check samples. In your account they stay as long as you need them.</p>`,
      audience: [
        'Nurses with an Ohio license',
        'Accountants who report to the Ohio board',
        'Employers in Ohio who train teams with different licenses',
      ],
    },
  },
  languages: {
    es: {
      text: `<p>These courses are taught in Spanish from the first lesson to the final exam. They were written in Spanish for crews and care teams in the United States, not translated word for word.</p>
<p>The names of American agencies, forms and labels are kept in English beside the Spanish explanation, because that is how people meet them at work. Our website and our emails are in English.</p>
<p>If half of your team prefers Spanish, buy seats in both versions of a subject: everybody gets a certificate of the same kind.</p>`,
      audience: [
        'People who learn best in Spanish',
        'Foremen and shift leads with crews that speak both languages',
        'Employers who must train everybody in a language that they understand',
      ],
    },
  },
  options: {
    'self-paced': {
      text: `<p>Start at any time and stop where you like; your place is kept.</p>
<p>You need nothing but a browser. Lessons are short enough for a break, and every page works on a phone. There is no class to wait for.</p>
<p>The final exam opens when you have been through the lessons. Your certificate is ready the moment you pass.</p>`,
      audience: [
        'People who work shifts or changing hours',
        'Everybody with a renewal date that comes sooner than the next class',
        'Teams whose members start at different times of the year',
      ],
    },
  },
} as const satisfies Record<string, Readonly<Record<string, LandingText>>>

/** Entries that no course names yet. Their pages say so; on-site training and most states are empty as well. */
export const emptyEntries = {
  topic: {
    slug: 'dental-practice',
    title: 'Dental Practice',
    text: '<p>Radiation safety, infection control and emergencies in the dental office. Our first courses are being written.</p>',
    audience: ['Dentists, hygienists and dental assistants'],
  },
  agency: {
    slug: 'state-dental-board-ohio',
    title: 'State Dental Board — Ohio',
    state: 'OH',
    text: '<p>Licenses dentists and dental hygienists in Ohio. We have applied to become a provider.</p>',
    audience: ['Dentists and dental hygienists in Ohio'],
  },
  language: { code: 'fr', title: 'French' },
}
