import type { PortalLine } from '@portico/shared/contract/admin-portals.ts'
import type { PortalRow } from '../../db/portal-admin.ts'
import type { Config } from '../../config.ts'
import { portalUrl } from '../../kernel/portal-url.ts'

export const lineOf = (row: PortalRow, config: Config): PortalLine => ({ ...row, url: portalUrl(row, config) })
