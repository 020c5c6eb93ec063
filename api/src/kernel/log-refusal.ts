import { sql } from 'drizzle-orm'
import type { Endpoint } from '@portico/shared/calls/endpoint.ts'
import { errorCatalog } from '@portico/shared/errors/catalog.ts'
import type { ErrorEntry } from '@portico/shared/errors/error-area.ts'
import { inPortal } from '../db/in-portal.ts'
import type { Actor } from './context.ts'
import type { Refusal } from './fail.ts'
import type { Portal } from '../portal/portal.ts'
import type { Services } from './services.ts'

/** What is known of a request when it is refused: the portal once the host is read, the actor once the session is. */
export type Trail = { portal: Portal | null; actor: Actor | null; subject: string | null; changes: unknown }

/**
 * Writes failed logins and refused rights to the portal's activity log, counting repeats within a minute. Uses its own transaction, since the refused
 * one is rolled back.
 */
export async function logRefusal(
  services: Services,
  { refusal, trail, endpoint, request_id }: { refusal: Refusal; trail: Trail; endpoint: Endpoint; request_id: string },
): Promise<void> {
  const { portal, actor, subject } = trail
  const { kind }: ErrorEntry = errorCatalog[refusal.code]
  const counts =
    (actor && kind === 'right') || (endpoint.method !== 'GET' && endpoint.auth !== 'signature' && kind === 'login')
  if (!counts || !portal?.id) return
  const action = `${endpoint.method} ${endpoint.path}`
  await inPortal(services.app.db, portal.id, (db) =>
    db.execute(sql`
      select log_refusal(${actor?.id ?? null}::bigint, ${actor?.role ?? null}, ${action}, ${subject}, ${refusal.code}, ${request_id})`),
  )
}
