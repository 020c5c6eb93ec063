import { sql } from 'drizzle-orm'
import { resourceOf } from '@portico/shared/resources/resources.ts'
import { reaction } from '../kernel/reaction.ts'
import { entryTags } from '../publishing/entries/entry-tags.ts'
import { tagsOfTouched, touchedEntries } from '../publishing/entries/touched-entries.ts'
import { publishTags } from '../publishing/publish-tags.ts'
import { keepIndex } from '../search/keep-index.ts'

/** The courses that name the entry are updated in catalog and search, then every page that shows it or one of them is rendered. */
export const task = reaction<'list.changed'>(async ({ services, portal, inPortal, log }, { list, id }) => {
  const resource = resourceOf(list)
  const touched = await inPortal(async ({ db }) => {
    const found = await touchedEntries(db, { of: resource.name, id })
    await db.execute(
      sql`select refresh_catalog(e::bigint) from json_array_elements_text(${JSON.stringify(found.get('course') ?? [])}::json) e`,
    )
    return found
  })
  const { family } = resource
  const tags = [...resource.shown_on, ...(family ? entryTags(family, id) : []), ...tagsOfTouched(touched)]
  await publishTags({ services, portal, log }, { job_id: null, tags })
  if (touched.get('course')?.length) await keepIndex({ ...services, log }, portal.id)
})
