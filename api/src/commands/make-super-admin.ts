import type { Database } from '../db/client.ts'
import { makeSuperAdminAccount } from '../domains/identity/make-super-admin.ts'
import { makeFirstPortals } from '../domains/portals/make-first-portals.ts'

type Input = { platform: Database; auth: Database; core_portal_id: number; email: string; password_hash: string }

/** Creates the two portals that every installation has, and a super admin on the admin portal. Idempotent; an existing account keeps its password. */
export async function makeSuperAdmin({
  platform,
  auth,
  core_portal_id,
  email,
  password_hash,
}: Input): Promise<{ is_new: boolean }> {
  const admin_portal_id = await makeFirstPortals(platform, core_portal_id)
  return makeSuperAdminAccount({ platform, auth }, { admin_portal_id, email, password_hash })
}
