import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { Crumb } from '../../seo/breadcrumb-list.ts'

type Entry = { readonly slug: string; readonly title: string }
/** What the pages of one family are called, and where they lead. */
export type FamilyWords = {
  /** the page that lists the family, where it has one */
  readonly list: { readonly crumb: Crumb; readonly title: string; readonly lead: string } | null
  readonly heading: (entry: Entry) => string
  /** above the courses, below the heading */
  readonly courses: (entry: Entry) => string
  readonly page_title: (entry: Entry) => string
  /** the search that finds the same courses */
  readonly search: (entry: Entry) => string
}

/** Of each family of collections; a family without its words does not compile. */
export const familyWords: Readonly<Record<CollectionFamily, FamilyWords>> = {
  topic: {
    list: {
      crumb: { title: 'Topics', path: linkTo('topics') },
      title: 'Training courses by topic',
      lead: 'Choose a topic to see its courses, the most popular first.',
    },
    heading: ({ title }) => `${title} courses`,
    courses: () => 'Courses',
    page_title: ({ title }) => `${title} courses`,
    search: ({ slug }) => linkTo('courses', {}, { topic: slug }),
  },
  'ce-topic': {
    list: {
      crumb: { title: 'Continuing education', path: linkTo('ceTopics') },
      title: 'Continuing education by topic',
      lead: 'Courses that earn continuing-education credits, by topic.',
    },
    heading: ({ title }) => `Continuing education: ${title}`,
    courses: () => 'Courses with CE credits',
    page_title: ({ title }) => `${title} CE courses`,
    search: ({ slug }) => linkTo('courses', {}, { topic: slug }),
  },
  agency: {
    list: {
      crumb: { title: 'Regulating agencies', path: linkTo('agencies') },
      title: 'Regulating agencies',
      lead: 'Agencies that accept our courses. Choose yours to see which ones.',
    },
    heading: ({ title }) => title,
    courses: () => 'Accepted courses',
    page_title: ({ title }) => title,
    search: ({ slug }) => linkTo('courses', {}, { agency: slug }),
  },
  state: {
    list: {
      crumb: { title: 'States', path: linkTo('states') },
      title: 'Courses by state',
      lead: 'Choose your state to see its regulating agencies and the courses for it.',
    },
    heading: ({ title }) => `Courses for ${title}`,
    courses: ({ title }) => `Courses valid in ${title}`,
    page_title: ({ title }) => `Courses for ${title}`,
    search: ({ slug }) => linkTo('courses', {}, { state: slug }),
  },
  language: {
    list: null,
    heading: ({ title }) => `Courses in ${title}`,
    courses: () => 'Courses',
    page_title: ({ title }) => `Courses in ${title}`,
    search: ({ slug }) => linkTo('courses', {}, { language: slug }),
  },
  provider: {
    list: {
      crumb: { title: 'Training providers', path: linkTo('providerTopics') },
      title: 'Training providers',
      lead: 'Companies that teach with us, by topic.',
    },
    heading: ({ title }) => title,
    courses: ({ title }) => `Courses by ${title}`,
    page_title: ({ title }) => `${title}: training provider`,
    search: ({ title }) => linkTo('courses', {}, { search: title }),
  },
  'provider-topic': {
    list: {
      crumb: { title: 'Training providers', path: linkTo('providerTopics') },
      title: 'Training providers by topic',
      lead: 'Companies that teach with us. Choose a topic to see who teaches it.',
    },
    heading: ({ title }) => `Training providers: ${title}`,
    courses: () => 'Their courses',
    page_title: ({ title }) => `${title} training providers`,
    search: ({ slug }) => linkTo('courses', {}, { topic: slug }),
  },
  author: {
    list: null,
    heading: ({ title }) => title,
    courses: ({ title }) => `Courses by ${title}`,
    page_title: ({ title }) => `Courses by ${title}`,
    search: ({ title }) => linkTo('courses', {}, { search: title }),
  },
}
