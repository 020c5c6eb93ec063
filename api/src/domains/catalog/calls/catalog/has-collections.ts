import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import type { Portal } from '../../../../portal/portal.ts'

/** Whether a portal has pages of this family; only the core portal has provider pages (OP-22, OP-47). */
export const hasCollections = (portal: Portal, family: CollectionFamily): boolean =>
  hasStorefront(portal) && (portal.kind === 'core' || (family !== 'provider' && family !== 'provider-topic'))
