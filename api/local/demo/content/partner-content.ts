import { approvalStatus, type ApprovalStatus } from '@portico/shared/states/partners/approval.ts'
import { featureDisplay } from '@portico/shared/states/partners/feature.ts'

/** Content of the first partner company, which the demo's partner account works for. All fictional. */
export const partnerOptions = ['Online', 'At your kitchen', 'In small groups']

export const partnerFeatures = [
  {
    title: 'Taught by kitchen managers',
    text: 'Everyone who teaches has led a crew through an inspection.',
    icon: 'users',
    display: featureDisplay.all,
  },
  {
    title: 'Answers within a day',
    text: 'Questions about a course are read by the person who wrote it.',
    icon: 'clock',
    display: featureDisplay.all,
  },
  {
    title: 'Worksheets to take along',
    text: 'Temperature logs and cleaning plans that you can print and use.',
    icon: 'download',
    display: featureDisplay.only_page,
  },
  { title: 'Crews of 5 to 50', text: '', icon: 'check-circle', display: featureDisplay.only_card },
] as const

export const partnerAuthors = [
  {
    name: 'Ulrich Pemberwick',
    description:
      'Ran the kitchens of two hospitals before he began to teach. He writes the courses about holding temperatures.',
  },
  {
    name: 'Mireille Castagno',
    description: 'A former inspector. She knows which questions a crew is asked, and in which order.',
  },
]

export const partnerQuestions = [
  {
    question: 'Do you come to our kitchen?',
    answer:
      '<p>Yes, within 60 miles of Portland, for crews of five or more. Write to us with three dates that suit you.</p>',
  },
  { question: 'Which languages do you teach in?', answer: '<p>English and Spanish. The worksheets come in both.</p>' },
]

type Page = {
  slug: string
  title: string
  url: string
  text: string
  status: ApprovalStatus
  reason: string
  clicks: number
}
export const partnerPages: readonly Page[] = [
  {
    slug: 'harbor-kitchen-temperature-logs',
    title: 'Free temperature logs',
    url: 'https://www.harborkitchen.test/logs',
    text: 'Printable logs for coolers, hot holding and cooling, with the limits already on them. Hang one on each door and you are ready for the next visit.',
    status: approvalStatus.approved,
    reason: '',
    clicks: 128,
  },
  {
    slug: 'harbor-kitchen-on-site',
    title: 'Training at your kitchen',
    url: 'https://www.harborkitchen.test/on-site',
    text: 'What a day with us looks like, what it costs by the size of the crew, and the dates that are still free.',
    status: approvalStatus.pending,
    reason: '',
    clicks: 0,
  },
  {
    slug: 'harbor-kitchen-summer-offer',
    title: 'Summer offer',
    url: 'https://www.harborkitchen.test/offer',
    text: 'Three courses for the price of two until the end of August.',
    status: approvalStatus.not_approved,
    reason: 'The offer ended in August. Please change the dates or withdraw the page.',
    clicks: 0,
  },
]
