// Lists that no other demo data refers to.

export const demoFeatures = [
  {
    title: 'Start any time',
    icon: 'clock',
    text: 'No terms and no waiting: a course opens the minute it is paid for and keeps your place.',
  },
  {
    title: 'Written for your state',
    icon: 'globe',
    text: 'Hours and subjects follow the rules of the board that reads your certificate.',
  },
  {
    title: 'Certificate at once',
    icon: 'award',
    text: 'Pass the exam and download a certificate that anybody can check.',
  },
  {
    title: 'Teachers who answer',
    icon: 'users',
    text: 'Questions about a lesson reach its instructor, not a call center.',
  },
  {
    title: 'Records for five years',
    icon: 'shield',
    text: 'Your certificates and hours stay where an auditor can find them.',
  },
  {
    title: 'On every device',
    icon: 'book',
    text: 'Read on a phone, take the exam on a laptop: it is one and the same course.',
  },
]

export const demoSubtitles = [
  { code: 'en', title: 'English' },
  { code: 'es', title: 'Spanish' },
  { code: 'fr', title: 'French' },
]

export const demoArticleCategories = [
  { slug: 'license-renewal', title: 'License renewal' },
  { slug: 'safety-at-work', title: 'Safety at work' },
  { slug: 'for-employers', title: 'For employers' },
  { slug: 'news', title: 'News' },
]

export const demoPromoButtons = [
  { title: 'Browse all courses', link: '/courses', style: 'primary', icon: 'arrow-right', target: '_self', rel: '' },
  { title: 'Save with a bundle', link: '/bundles', style: 'secondary', icon: '', target: '_self', rel: '' },
  { title: 'Read the answers', link: '/faq', style: 'quiet', icon: '', target: '_self', rel: '' },
  {
    title: 'Write to us',
    link: 'mailto:help@portico.example',
    style: 'secondary',
    icon: 'mail',
    target: '_self',
    rel: '',
  },
]

/** Search synonyms; each portal has its own set. */
export const demoSynonyms = [
  { title: 'realtor, real estate' },
  { title: 'CPA, accountants, accounting' },
  { title: 'CEU, continuing education' },
  { title: 'daycare, child care' },
]
