import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { listTags, type Tag } from '@portico/shared/tags/tags.ts'
import { mostCountedCourses } from '@portico/shared/contract/catalog/collections.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import type { Crumb } from '../../seo/breadcrumb-list.ts'

type Entry = { readonly slug: string; readonly title: string }
/** Wording and links of a family of collection pages. */
export type FamilyText = {
  /** the page that lists the family, if it has one */
  readonly list: { readonly crumb: Crumb; readonly title: string; readonly lead: string } | null
  /** tag for changes to the family as a whole, if its pages link to each other */
  readonly shown_by: Tag | null
  readonly heading: (entry: Entry) => string
  /** first sentence below the heading */
  readonly lead: (entry: Entry, portal: string) => string
  /** says in a sentence that no course is here; only pages of landing families exist without courses */
  readonly none: (entry: Entry) => string
  /** heading above the courses */
  readonly courses: (entry: Entry) => string
  readonly page_title: (entry: Entry) => string
  /** heading above bundles that hold only these courses, for families that name bundles */
  readonly bundles?: (entry: Entry) => string
  /** heading above the topics of its courses, for families that link to them */
  readonly topics?: (entry: Entry) => string
  /** heading above the links to other pages of the family */
  readonly others: string
  /** search text that finds the same courses */
  readonly search: (entry: Entry) => string
}

/** Required for every family of collections; a missing one is a type error. */
export const familyTexts: Readonly<Record<CollectionFamily, FamilyText>> = {
  topic: {
    list: {
      crumb: { title: 'Topics', path: linkTo('topics') },
      title: 'Training courses by topic',
      lead: 'Choose a topic to see its courses, most popular first.',
    },
    shown_by: listTags.topics,
    heading: ({ title }) => `${title} courses`,
    lead: ({ title }, portal) => `${title} courses by ${portal}, for one person or for a whole team.`,
    none: ({ title }) => `None of our ${title} courses is on sale right now.`,
    courses: () => 'Courses',
    page_title: ({ title }) => `${title} courses`,
    bundles: ({ title }) => `${title} bundles`,
    others: 'More topics',
    search: ({ slug }) => linkTo('courses', {}, { topic: slug }),
  },
  'ce-topic': {
    list: {
      crumb: { title: 'Continuing education', path: linkTo('ceTopics') },
      title: 'Continuing education by topic',
      lead: 'Courses that earn continuing-education credits, by topic.',
    },
    shown_by: listTags.ce_topics,
    heading: ({ title }) => `Continuing education: ${title}`,
    lead: ({ title }) => `${title} courses that earn continuing-education credits.`,
    none: ({ title }) => `None of our ${title} courses earns continuing-education credits right now.`,
    courses: () => 'Courses with CE credits',
    page_title: ({ title }) => `${title} CE courses`,
    bundles: () => 'Bundles with CE credits in every course',
    others: 'More topics with CE credits',
    search: ({ slug }) => linkTo('courses', {}, { topic: slug }),
  },
  agency: {
    list: {
      crumb: { title: 'Regulating agencies', path: linkTo('agencies') },
      title: 'Regulating agencies',
      lead: 'Agencies that accept our courses. Choose yours to see which ones.',
    },
    shown_by: listTags.agencies,
    // A board's bare name would read as if the page were the board's own.
    heading: ({ title }) => `Courses accepted by ${title}`,
    lead: ({ title }, portal) => `${title} accepts these courses by ${portal}.`,
    none: ({ title }) => `None of our courses is accepted by ${title} right now.`,
    courses: () => 'Accepted courses',
    page_title: ({ title }) => `Courses accepted by ${title}`,
    bundles: () => 'Bundles with accepted courses only',
    topics: () => 'Topics of the accepted courses',
    others: 'More regulating agencies',
    search: ({ slug }) => linkTo('courses', {}, { agency: slug }),
  },
  state: {
    list: {
      crumb: { title: 'States', path: linkTo('states') },
      title: 'Courses by state',
      lead: 'Choose your state to see its regulating agencies and the courses for it.',
    },
    shown_by: listTags.states,
    heading: ({ title }) => `Courses for ${title}`,
    lead: ({ title }) => `Courses that count in ${title}, and the agencies that regulate training there.`,
    none: ({ title }) => `None of our courses is accepted by an agency of ${title} right now.`,
    courses: ({ title }) => `Courses valid in ${title}`,
    page_title: ({ title }) => `Courses for ${title}`,
    bundles: ({ title }) => `Bundles with courses valid in ${title} only`,
    topics: ({ title }) => `Topics for ${title}`,
    others: 'Other states',
    search: ({ slug }) => linkTo('courses', {}, { state: slug }),
  },
  language: {
    list: null,
    shown_by: listTags.languages,
    heading: ({ title }) => `Courses in ${title}`,
    lead: ({ title }, portal) => `Courses by ${portal} that are taught in ${title}.`,
    none: ({ title }) => `None of our courses is taught in ${title} right now.`,
    courses: () => 'Courses',
    page_title: ({ title }) => `Courses in ${title}`,
    others: 'Other languages',
    search: ({ slug }) => linkTo('courses', {}, { language: slug }),
  },
  'training-option': {
    list: {
      crumb: { title: 'Training options', path: linkTo('trainingOptions') },
      title: 'Ways to take a course',
      lead: 'At your own pace or at a set time, online or on site: choose how you want to learn.',
    },
    shown_by: listTags.training_options,
    heading: ({ title }) => `${title} courses`,
    lead: ({ title }, portal) => `Courses by ${portal} in this format: ${title.toLowerCase()}.`,
    none: ({ title }) => `None of our courses is offered in this format right now: ${title.toLowerCase()}.`,
    courses: () => 'Courses',
    page_title: ({ title }) => `${title} training`,
    others: 'Other ways to take a course',
    search: ({ slug }) => linkTo('courses', {}, { training_option: slug }),
  },
  provider: {
    list: {
      crumb: { title: 'Training providers', path: linkTo('providerTopics') },
      title: 'Training providers',
      lead: 'Companies that teach with us, by topic.',
    },
    shown_by: listTags.providers,
    heading: ({ title }) => title,
    lead: ({ title }, portal) => `Courses by ${title}, sold and certified by ${portal}.`,
    none: ({ title }) => `None of the courses by ${title} is on sale right now.`,
    courses: ({ title }) => `Courses by ${title}`,
    page_title: ({ title }) => `${title}: training provider`,
    others: 'More training providers',
    search: ({ title }) => linkTo('courses', {}, { search: title }),
  },
  'provider-topic': {
    list: {
      crumb: { title: 'Training providers', path: linkTo('providerTopics') },
      title: 'Training providers by topic',
      lead: 'Companies that teach with us. Choose a topic to see its providers.',
    },
    shown_by: listTags.providers,
    heading: ({ title }) => `Training providers: ${title}`,
    lead: ({ title }, portal) => `Companies that teach ${title} with ${portal}, and their courses.`,
    none: ({ title }) => `None of our providers teaches ${title} right now.`,
    courses: () => 'Their courses',
    page_title: ({ title }) => `${title} training providers`,
    others: 'More topics of our providers',
    search: ({ slug }) => linkTo('courses', {}, { topic: slug }),
  },
  author: {
    list: null,
    shown_by: null,
    heading: ({ title }) => title,
    lead: ({ title }, portal) => `Courses that ${title} wrote for ${portal}.`,
    none: ({ title }) => `None of the courses by ${title} is on sale right now.`,
    courses: ({ title }) => `Courses by ${title}`,
    page_title: ({ title }) => `Courses by ${title}`,
    others: 'More authors',
    search: ({ title }) => linkTo('courses', {}, { search: title }),
  },
}

/** '1 course', '57 courses', or 'More than …' if not all were counted. */
export const coursesText = (count: number): string =>
  count === 1
    ? '1 course'
    : count < mostCountedCourses
      ? `${formatCount(count)} courses`
      : `More than ${formatCount(mostCountedCourses)} courses`
