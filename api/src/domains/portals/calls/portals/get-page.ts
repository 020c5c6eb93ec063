import { and, eq } from 'drizzle-orm'
import { get_page } from '@portico/shared/contract/portals/portals.ts'
import { portalPages } from '../../tables.ts'
import { publishedContent } from '../../../../db/visible.ts'
import { sanitizeContent } from '../../../../adapters/sanitize-content.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

export const getPage = verb(get_page, async ({ db }, { params }) => {
  const [page] = await db
    .select()
    .from(portalPages)
    .where(and(eq(portalPages.slug, params.slug), publishedContent('portal_pages')))
  return page ? { ...page, content: sanitizeContent(page.content) } : fail('general.page_not_found')
})
