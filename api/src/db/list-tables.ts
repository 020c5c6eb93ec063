import type { PgTable } from 'drizzle-orm/pg-core'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { bundles } from '../domains/courses/tables.ts'
import {
  topics,
  agencies,
  states,
  trainingOptions,
  tags,
  authors,
  languages,
  organizations,
  synonyms,
  subtitles,
  features,
  questionCategories,
  faqs,
  articleCategories,
  schedules,
  promoButtons,
  renewalRequirements,
} from '../domains/lists/tables.ts'
import {
  partnerCompanies,
  partnerAuthors,
  partnerQuestions,
  partnerFeatures,
  partnerOptions,
  partnerPages,
} from '../domains/partners/tables.ts'

/** The join table of a field that lists entries of another list. */
export type ListLink = {
  readonly table: string
  readonly own: string
  readonly other: string
  /** the column with their order, if order matters */
  readonly order?: string
}

type ListTable = {
  readonly table: PgTable
  /** how courses refer to its entries: in a column of their own, through a join table (`between`), or not at all */
  readonly in_courses: { readonly column: string; readonly between?: string } | null
  /** join tables between this list and others, by field */
  readonly links?: Readonly<Record<string, ListLink>>
}

/** The table of each reference list, and its links. */
export const listTables: Readonly<Record<ResourceName, ListTable>> = {
  bundles: {
    table: bundles,
    in_courses: null,
    links: { course_ids: { table: 'bundle_courses', own: 'bundle_id', other: 'course_id', order: 'sort_number' } },
  },
  topics: { table: topics, in_courses: { between: 'course_topics', column: 'topic_id' } },
  agencies: {
    table: agencies,
    in_courses: { between: 'course_agencies', column: 'agency_id' },
    links: { state_ids: { table: 'agency_states', own: 'agency_id', other: 'state_id' } },
  },
  states: { table: states, in_courses: { between: 'course_states', column: 'state_id' } },
  'training-options': {
    table: trainingOptions,
    in_courses: { between: 'course_training_options', column: 'training_option_id' },
  },
  tags: { table: tags, in_courses: { between: 'course_tags', column: 'tag_id' } },
  authors: { table: authors, in_courses: { column: 'author_id' } },
  languages: { table: languages, in_courses: { column: 'language_id' } },
  organizations: { table: organizations, in_courses: null },
  synonyms: { table: synonyms, in_courses: null },
  subtitles: { table: subtitles, in_courses: null },
  features: { table: features, in_courses: null },
  'question-categories': { table: questionCategories, in_courses: null },
  faq: { table: faqs, in_courses: null },
  'article-categories': { table: articleCategories, in_courses: null },
  schedules: { table: schedules, in_courses: null },
  'promo-buttons': { table: promoButtons, in_courses: null },
  partners: {
    table: partnerCompanies,
    in_courses: { between: 'course_providers', column: 'partner_company_id' },
    links: { course_ids: { table: 'course_providers', own: 'partner_company_id', other: 'course_id' } },
  },
  'partner-authors': { table: partnerAuthors, in_courses: null },
  'partner-faq': { table: partnerQuestions, in_courses: null },
  'partner-features': { table: partnerFeatures, in_courses: null },
  'partner-options': { table: partnerOptions, in_courses: null },
  'partner-pages': { table: partnerPages, in_courses: null },
  'renewal-requirements': {
    table: renewalRequirements,
    in_courses: null,
    links: { agency_ids: { table: 'renewal_agencies', own: 'renewal_requirement_id', other: 'agency_id' } },
  },
}
