import { asc, sql, type SQL } from 'drizzle-orm'
import type { Renewal } from '@portico/shared/contract/credentials/renewals.ts'
import { requirementOf } from '@portico/shared/rules/credentials/renewal/requirement-of.ts'
import { usStates } from '@portico/shared/states/us-state.ts'
import { sanitizeContent } from '../../../../adapters/sanitize-content.ts'
import type { Transaction } from '../../../../db/client.ts'
import { renewalRequirements } from '../../../lists/tables.ts'
import { publishedEntry } from '../../../../db/visible.ts'

/** Returns published requirements by title; `rest` is an extra condition. */
export async function readRenewals(db: Transaction, rest: SQL = sql`true`): Promise<Renewal[]> {
  const rows = await db
    .select({
      row: renewalRequirements,
      agencies: sql<string[]>`array(select g.title from renewal_agencies j join agencies g on g.id = j.agency_id
        where j.renewal_requirement_id = renewal_requirements.id order by g.title, g.id)`,
    })
    .from(renewalRequirements)
    .where(sql`${publishedEntry('renewal_requirements')} and ${rest}`)
    .orderBy(asc(renewalRequirements.title), asc(renewalRequirements.id))
  return rows.map(({ row, agencies }) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    state: { code: row.state, title: usStates[row.state] },
    profession: row.profession,
    cycle_years: row.cycle_years,
    ...requirementOf(row),
    agencies,
    text: sanitizeContent(row.text),
    source: row.source,
    checked_on: row.checked_on,
  }))
}

/** Returns the published requirement with this slug. */
export const renewalAt = async (db: Transaction, slug: string): Promise<Renewal | undefined> =>
  (await readRenewals(db, sql`${renewalRequirements.slug} = ${slug}`))[0]
