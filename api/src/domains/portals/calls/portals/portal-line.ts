import type { PortalLine } from '@portico/shared/contract/portals/staff.ts'
import type { PortalRow } from '../../cross-portal/portal-admin.ts'
import type { Config } from '../../../../config.ts'
import { portalUrl } from '../../../../portal/portal-url.ts'

export const lineOf = (row: PortalRow, config: Config): PortalLine => ({ ...row, url: portalUrl(row, config) })
