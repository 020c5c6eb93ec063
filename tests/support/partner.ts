import { sql } from 'drizzle-orm'
import type { Transaction } from '../../api/src/db/client.ts'
import type { Person, PortalName, World } from './world.ts'

/** Returns the provider of that name in the transaction's portal, creating it on the highest tier if missing. */
export async function companyNamed(tx: Transaction, name: string): Promise<number> {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const [row] = await tx.execute<{ id: number }>(sql`
    insert into partner_companies (name, slug, status, tier) values (${name}, ${slug}, 2, 'tier_3')
    on conflict (portal_id, slug) do update set name = excluded.name returning id`)
  if (!row) throw new Error('no company came back')
  return Number(row.id)
}

export const joinCompany = (tx: Transaction, { user_id, id }: { user_id: number; id: number }): Promise<unknown> =>
  tx.execute(sql`insert into partner_members (user_id, partner_company_id) values (${user_id}, ${id})`)

/** Creates and signs in a person who works for the provider of that name. */
export async function partnerOf(world: World, name: string, portal: PortalName = 'core'): Promise<Person> {
  const person = await world.person('partner', portal)
  await world.within(portal, async (tx) => joinCompany(tx, { user_id: person.id, id: await companyNamed(tx, name) }))
  return person
}

/** Creates an approved page of a provider that has its own page. */
export async function seedPartnerPage(tx: Transaction, mark: string) {
  const name = `Provider of ${mark}`
  const company = await companyNamed(tx, name)
  const slug = `page-of-${mark}`
  const [row] = await tx.execute<{ id: number }>(sql`
    insert into partner_pages (partner_company_id, title, slug, url, status, sent_at)
    values (${company}, 'A page', ${slug}, 'https://harbor.example.com', 3, now()) returning id`)
  return {
    partner_page: Number(row?.id),
    partner_page_slug: slug,
    provider_slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  }
}
