import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { certificates } from '../tables.ts'
import type { Config } from '../../../config.ts'
import type { Portal } from '../../../portal/portal.ts'
import { portalUrl } from '../../../portal/portal-url.ts'

type Row = typeof certificates.$inferSelect

export const checkUrl = (serial: string, portal: Portal, config: Config): string =>
  portalUrl(portal, config) + linkTo('certificate', { serial })

export const certificateWire = (row: Row, portal: Portal, config: Config) => ({
  id: row.id,
  serial: row.serial,
  course: row.snapshot.course,
  learner: row.snapshot.learner,
  organization_id: row.organization_id,
  issued_at: row.issued_at,
  expires_at: row.expires_at,
  revoked_at: row.revoked_at,
  related_id: row.enrollment_id,
  check_url: checkUrl(row.serial, portal, config),
})
