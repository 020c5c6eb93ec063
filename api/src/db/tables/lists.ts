import { boolean, integer, pgTable, primaryKey, smallint, text, type PgTable } from 'drizzle-orm/pg-core'
import type { RosterFormatName } from '@portico/shared/rules/packets/roster-formats.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import type { UsState } from '@portico/shared/states/us-state.ts'
import {
  partnerAuthors,
  partnerCompanies,
  partnerFeatures,
  partnerOptions,
  partnerPages,
  partnerQuestions,
} from './partners.ts'
import { instant, portalId, portalTable, ref } from '../portal-table.ts'
import { bundles } from './courses.ts'

const order = () => ({ status: smallint().notNull().default(2), sort_number: integer().notNull().default(0) })

export const topics = portalTable('topics', {
  title: text().notNull(),
  slug: text().notNull(),
  text: text().notNull().default(''),
  image: text(),
  is_continuing_education: boolean().notNull().default(true),
  ...order(),
})
export const agencies = portalTable('agencies', {
  title: text().notNull(),
  slug: text().notNull(),
  logo: text(),
  text: text().notNull().default(''),
  asks_license: boolean().notNull().default(false),
  license_purpose: text().notNull().default(''),
  excludes_staff_completions: boolean().notNull().default(false),
  roster_format: text().$type<RosterFormatName>().notNull().default('generic'),
  ...order(),
})
export const states = portalTable('states', {
  title: text().notNull(),
  slug: text().notNull(),
  code: text().notNull(),
  text: text().notNull().default(''),
  ...order(),
})
export const languages = portalTable('languages', { title: text().notNull(), code: text().notNull(), ...order() })
export const trainingOptions = portalTable('training_options', {
  title: text().notNull(),
  slug: text().notNull(),
  text: text().notNull().default(''),
  ...order(),
})
export const tags = portalTable('tags', { title: text().notNull(), slug: text().notNull(), color: text(), ...order() })
export const synonyms = portalTable('synonyms', { title: text().notNull(), ...order() })
export const authors = portalTable('authors', {
  name: text().notNull(),
  slug: text().notNull(),
  description: text().notNull().default(''),
  avatar: text(),
  ...order(),
})
export const organizations = portalTable('organizations', {
  name: text().notNull(),
  logo: text(),
  provider_number: text(),
  ...order(),
})
export const questionCategories = portalTable('question_categories', {
  title: text().notNull(),
  slug: text().notNull(),
  ...order(),
})
export const faqs = portalTable('faqs', {
  category_id: ref(),
  question: text().notNull(),
  answer: text().notNull(),
  slug: text().notNull(),
  seo_keywords: text(),
  publication_status: smallint().notNull().default(2),
  sort_number: integer().notNull().default(0),
})
export const articleCategories = portalTable('article_categories', {
  title: text().notNull(),
  slug: text().notNull(),
  ...order(),
})
export const features = portalTable('features', {
  title: text().notNull(),
  text: text().notNull().default(''),
  icon: text().notNull().default('star'),
  ...order(),
})
export const subtitles = portalTable('subtitles', { title: text().notNull(), code: text().notNull(), ...order() })
export const promoButtons = portalTable('promo_buttons', {
  title: text().notNull(),
  link: text().notNull(),
  style: text().notNull().default('primary'),
  icon: text().notNull().default(''),
  target: text().notNull().default('_self'),
  rel: text().notNull().default(''),
  ...order(),
})
export const schedules = portalTable('schedules', {
  title: text().notNull(),
  course_id: ref(),
  /** what clocks there show, such as 2026-11-21T09:00; a trigger keeps the instants */
  starts: text().notNull(),
  ends: text().notNull(),
  time_zone: text().notNull(),
  starts_at: instant().notNull(),
  ends_at: instant().notNull(),
  place: text().notNull().default(''),
  link: text(),
  seats: integer().notNull().default(20),
  status: smallint().notNull().default(2),
})
export const renewalRequirements = portalTable('renewal_requirements', {
  title: text().notNull(),
  slug: text().notNull(),
  /** its postal code */
  state: text().$type<UsState>().notNull(),
  profession: text().notNull(),
  cycle_years: integer().notNull().default(2),
  hours: integer().notNull().default(24),
  subjects: text().notNull().default(''),
  most_online: integer(),
  most_live_online: integer(),
  most_classroom: integer(),
  text: text().notNull().default(''),
  source: text().notNull(),
  checked_on: text().notNull(),
  status: smallint().notNull().default(2),
})
export const agencyStates = pgTable(
  'agency_states',
  { portal_id: portalId(), agency_id: ref().notNull(), state_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.agency_id, t.state_id] })],
)
export const renewalAgencies = pgTable(
  'renewal_agencies',
  { portal_id: portalId(), renewal_requirement_id: ref().notNull(), agency_id: ref().notNull() },
  (t) => [primaryKey({ columns: [t.portal_id, t.renewal_requirement_id, t.agency_id] })],
)

/** Where a field with many entries of another list is kept. */
export type ListLink = {
  readonly table: string
  readonly own: string
  readonly other: string
  /** the column that keeps their order, where it counts */
  readonly order?: string
}
type ListPlace = {
  readonly table: PgTable
  /** how a course names its entries: in a column of its own, in a table between the two, or not at all */
  readonly in_courses: { readonly column: string; readonly between?: string } | null
  /** tables between this list and another, by field */
  readonly links?: Readonly<Record<string, ListLink>>
}

/** Where each reference list is kept. */
export const listPlaces: Readonly<Record<ResourceName, ListPlace>> = {
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
