import { sql } from 'drizzle-orm'
import { statement } from '../../db/statements.ts'
import { publishedEntry } from '../../db/visible.ts'
import type { FacetKey } from './catalog-search.ts'

export type FacetEntry = { key: FacetKey; id: number; value: string; title: string }

/** Reads the entries of the five lists used as catalog filters, in list order, without unpublished ones. */
export const readFacetLists = statement<FacetEntry>(
  () => sql`
    select 'topic' as key, id, slug as value, title from topics where ${publishedEntry('topics')}
    union all select 'language', id, code, title from languages where ${publishedEntry('languages')}
    union all select 'agency', id, slug, title from agencies where ${publishedEntry('agencies')}
    union all select 'state', id, slug, title from states where ${publishedEntry('states')}
    union all select 'training_option', id, slug, title from training_options where ${publishedEntry('training_options')}`,
)
