import type { Portal } from '../../portal/portal.ts'
import type { Services } from '../../kernel/services.ts'
import { untilEdgesReread } from './edge-file-trust.ts'
import { nextVersion, storePages } from './store.ts'

/** A portal may lose thousands of pages; lock at most this many rows at a time. */
const batch = 200

/**
 * Removes pages from the storefront immediately. Call after the change is committed, so the version read here is higher than that of any render that
 * could have seen the old state.
 */
export async function unpublish({
  services,
  portal,
  paths,
}: {
  services: Services
  portal: Portal
  paths: readonly string[]
}): Promise<void> {
  if (paths.length === 0) return
  const place = { services, portal_id: portal.id, version: await nextVersion(services) }
  for (let from = 0; from < paths.length; from += batch) {
    const changes = paths.slice(from, from + batch).map((path) => ({ path, body: null }))
    for (const each of await storePages(place, changes))
      if (each.state === 'failed') throw new Error(`${each.path} could not be taken away`, { cause: each.error })
  }
  await untilEdgesReread()
}
