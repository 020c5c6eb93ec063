import { join } from 'node:path'
import type { PortalFacts } from '@portico/shared/guards/guard.ts'
import { hasSubscription } from '@portico/shared/rules/portals/has-subscription.ts'
import { isBlocked } from '@portico/shared/rules/portals/is-blocked.ts'
import { isValidPortal } from '@portico/shared/rules/portals/is-valid.ts'
import { inPortal } from '../db/in-portal.ts'
import { companies, portalSettings } from '../db/tables/portals.ts'
import type { Portal } from '../portal/portal.ts'
import { portalHost, portalUrl } from '../portal/portal-url.ts'
import type { Services } from '../kernel/services.ts'
import { treeFolder, portalFile } from './folders.ts'
import { writeAtomically } from './write-atomically.ts'

/** Writes what the edge must know of a portal beside its pages, in the open tree and in the blocked one. */
export async function writePortalFile(
  services: Pick<Services, 'app' | 'config' | 'now'>,
  portal: Portal,
): Promise<void> {
  const facts = JSON.stringify(await readFacts(services, portal))
  for (const kind of ['portals', 'blocked'] as const)
    writeAtomically(join(treeFolder(services.config, kind, portal.id), portalFile), facts)
}

async function readFacts(
  { app, config, now }: Pick<Services, 'app' | 'config' | 'now'>,
  portal: Portal,
): Promise<PortalFacts> {
  const [setting, company] = await inPortal(
    app.db,
    portal.id,
    async (db) => [(await db.select().from(portalSettings))[0], (await db.select().from(companies))[0]] as const,
  )
  return {
    kind: portal.kind,
    type: setting?.type ?? null,
    is_marketable: setting?.is_marketable ?? false,
    is_blocked: isBlocked(portal),
    is_valid: isValidPortal({ setting, company }),
    has_blog: setting?.has_blog ?? false,
    has_course_catalog: setting?.has_course_catalog ?? false,
    disable_course_questions: setting?.disable_course_questions ?? false,
    is_provider: portal.plan_short_name === 'partner',
    has_subscription: hasSubscription({ ...portal, now: now() }),
    host: portalHost(portal, config),
    url: portalUrl(portal, config),
  }
}
