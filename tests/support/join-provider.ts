import { inDatabase } from './portico-database.ts'

/** Creates a published provider of the core portal and makes this person work for it. */
export const joinProvider = (email: string, { name, slug }: { name: string; slug: string }): Promise<unknown> =>
  inDatabase(
    (sql) => sql`
      with company as (
        insert into partner_companies (portal_id, name, slug, status, tier) values (24, ${name}, ${slug}, 2, 'partner')
        on conflict (portal_id, slug) do update set name = excluded.name returning id)
      insert into partner_members (portal_id, user_id, partner_company_id)
      select 24, u.id, c.id from users u, company c where u.email = ${email}`,
  )
