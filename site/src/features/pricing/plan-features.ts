/** Features of every plan (TEN-048), in the order in which buyers ask. */
export const planFeatures: readonly { title: string; items: readonly string[] }[] = [
  {
    title: 'Courses and learners',
    items: [
      'Unlimited learners and course uploads',
      'SCORM compatibility',
      'Quizzes',
      'Certificate tracking and expiry alerts',
      'Custom certificates',
    ],
  },
  {
    title: 'Your website and sales',
    items: [
      'A ready-made website with content management',
      'A white-label domain',
      'E-commerce through a card payment provider',
      'Reselling courses',
    ],
  },
  {
    title: 'Credits and data',
    items: [
      'Content credits that roll over every year',
      'Extra credits at a price per user and course',
      'Migration support',
      'Data export',
      'An API',
      'Cancel anytime',
    ],
  },
]

/** The only feature named in the specification. It counts a second one without naming it, so none is promised (TEN-049, OP-15). */
export const comingSoon: readonly string[] = ['AI question-and-answer over documents you upload']
