import { portalFacts } from '@portico/shared/guards/guard.ts'
import { menuOf, type MenuEntry } from '@portico/shared/routes/staff-menu.ts'
import { portal_info } from '@portico/shared/contract/portals/portals.ts'
import type { Me } from '@portico/shared/contract/identity/session.ts'
import { useEffect, useState } from 'react'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'

/** Admin app pages the user's role may open; none until the portal is known. */
export function useStaffPages({ current_role, is_limited_to_courses: is_limited }: Me): readonly MenuEntry[] {
  const [entries, setEntries] = useState<readonly MenuEntry[]>([])
  useEffect(() => {
    let isCurrent = true
    const show = (found: readonly MenuEntry[]) => void (isCurrent && setEntries(found))
    callWithoutRedirect(portal_info, { query: {} }).then(
      (portal) =>
        show(
          menuOf({ role: current_role, is_limited, portal: portalFacts(portal) }).flatMap(({ entries: own }) => own),
        ),
      () => show([]),
    )
    return () => void (isCurrent = false)
  }, [current_role, is_limited])
  return entries
}
