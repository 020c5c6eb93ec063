import { sql } from 'drizzle-orm'
import { select_provider_pages } from '@portico/shared/contract/partners/partners.ts'
import { verb } from '../../../../kernel/verb.ts'

const most = 1_000

export const selectProviderPages = verb(
  select_provider_pages,
  async ({ db }, { query: { user_id = null } }) => [
    ...(await db.execute<{ id: number; title: string }>(sql`
      select p.id, p.name as title from partner_companies p
      where ${user_id}::bigint is null
        or exists (select 1 from partner_members m where m.partner_company_id = p.id and m.user_id = ${user_id}::bigint)
      order by p.name, p.id limit ${most}`)),
  ],
  { one_query: true },
)
