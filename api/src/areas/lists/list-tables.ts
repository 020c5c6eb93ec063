import type { PgTable } from 'drizzle-orm/pg-core'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import {
  agencies,
  articleCategories,
  authors,
  faqs,
  features,
  languages,
  organizations,
  promoButtons,
  questionCategories,
  states,
  subtitles,
  tags,
  topics,
  trainingOptions,
} from '../../db/tables/lists.ts'
import type { Link } from '../../lists/list-table.ts'

/** Where each list is kept. */
export const listTables: Readonly<Record<ResourceName, PgTable>> = {
  agencies,
  'article-categories': articleCategories,
  authors,
  faq: faqs,
  features,
  languages,
  organizations,
  'promo-buttons': promoButtons,
  'question-categories': questionCategories,
  states,
  subtitles,
  tags,
  topics,
  'training-options': trainingOptions,
}

/** Tables between two lists, by list and field. */
export const listLinks: Readonly<Partial<Record<ResourceName, Readonly<Record<string, Link>>>>> = {
  agencies: { state_ids: { table: 'agency_states', own: 'agency_id', other: 'state_id' } },
}
