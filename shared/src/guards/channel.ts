import { portalType } from '../states/portal-type.ts'
import type { PortalFacts } from './guard.ts'

/** The core portal and channel portals sell; in-house ones and those without a type do not (SES-010, OP-22). */
export const isChannel = ({ kind, type }: Pick<PortalFacts, 'kind' | 'type'>): boolean =>
  kind === 'core' || (kind === 'tenant' && type === portalType.channel)
