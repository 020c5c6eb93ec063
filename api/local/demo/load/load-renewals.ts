import { demoRenewals } from '../content/renewal-requirements.ts'
import { at, type Bulk } from './bulk.ts'

/** Loads the boards' renewal requirements. */
export async function loadRenewals(bulk: Bulk, portal_id: number): Promise<void> {
  const ids = await bulk.ids('renewal_requirements', demoRenewals.length)
  await bulk.insert(
    'renewal_requirements',
    demoRenewals.map(({ agency: _, ...told }, index) => ({
      id: at(ids, index),
      portal_id,
      ...told,
      checked_on: '2026-11-02',
    })),
  )
  for (const [index, { agency }] of demoRenewals.entries())
    await bulk.tx`insert into renewal_agencies (portal_id, renewal_requirement_id, agency_id)
      select portal_id, ${at(ids, index)}, id from agencies where portal_id = ${portal_id} and slug = ${agency}`
}
