import type { Portal } from '../kernel/portal.ts'
import type { Services } from '../kernel/services.ts'
import { nextVersion, removePage } from './store.ts'

/**
 * Takes pages off the storefront at once. To be called after the change behind it is committed: the version read here is then
 * higher than that of every render that could still have seen the old state.
 */
export async function unpublish({ services, portal, paths }: { services: Services; portal: Portal; paths: readonly string[] }): Promise<void> {
  const version = await nextVersion(services)
  for (const path of paths) await removePage({ services, portal_id: portal.id, path, version })
}
