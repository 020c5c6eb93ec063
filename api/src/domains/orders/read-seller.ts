import { sql } from 'drizzle-orm'
import type { Seller } from '@portico/shared/rules/orders/receipts/seller-lines.ts'
import type { Transaction } from '../../db/client.ts'
import { companies } from '../portals/tables.ts'

/** Returns the seller of record and the company behind the portal as of now; an order stores them when it is paid. */
export async function readSeller(db: Transaction): Promise<Seller | null> {
  const [seller] = await db
    .select({
      name: sql<string | null>`coalesce(nullif(${companies.seller_of_record}, ''), ${companies.name})`,
      address: companies.address,
      address_2: companies.address_2,
      city: companies.city,
      state: companies.state,
      zip_code: companies.zip_code,
      country: companies.country,
      email: companies.support_email,
      tax_id: companies.tax_id,
    })
    .from(companies)
  return seller ?? null
}
