import { linkTo } from '@portico/shared/pages/link-to.ts'
import { readCookie } from '@portico/shared/browser/cookies.ts'
import { useEffect } from 'react'
import { switchesRole } from './switch-role.ts'

const cookie = 'portico_current_role'
const every_ms = 1_000

/** Sends this tab to the dashboard if another tab has switched the role (SES-034). */
export function useOtherTabs(): void {
  useEffect(() => {
    const before = readCookie(cookie)
    const look = () => {
      const now = readCookie(cookie)
      if (now !== null && now !== before && !switchesRole()) location.assign(linkTo('dashboard'))
    }
    const clock = setInterval(look, every_ms)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
