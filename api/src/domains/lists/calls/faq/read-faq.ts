import { sql, type SQL } from 'drizzle-orm'
import type { FaqEntry } from '@portico/shared/contract/lists/faq.ts'
import { sanitizeContent } from '../../../../adapters/sanitize-content.ts'
import type { Transaction } from '../../../../db/client.ts'
import { publishedContent, publishedEntry } from '../../../../db/visible.ts'

type Row = FaqEntry & { id: number; category_id: number | null; seo_keywords: string | null }

/** Reads published FAQ entries with their categories; `rest` filters, orders and limits them. */
export async function selectFaq(db: Transaction, rest: SQL): Promise<Row[]> {
  const rows = await db.execute<Row>(sql`
    select f.id, f.category_id, f.slug, f.question, f.answer, f.seo_keywords,
      case when k.id is null then null else json_build_object('slug', k.slug, 'title', k.title) end as category
    from faqs f left join question_categories k on k.id = f.category_id and ${publishedEntry('k')}
    where ${publishedContent('f')} ${rest}`)
  return rows.map((row) => ({ ...row, answer: sanitizeContent(row.answer) }))
}
