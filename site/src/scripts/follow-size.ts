import { isMobile, resized_ms } from '@portico/shared/rules/screens/breakpoints.ts'

/** Closes a menu opened on a narrow screen when the screen becomes wide, where the page shows its links itself (LEG-024). */
export function followSize(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  addEventListener('resize', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      const menu = document.querySelector<HTMLElement>('#menu')
      if (!isMobile(innerWidth) && menu?.matches(':popover-open')) menu.hidePopover()
    }, resized_ms)
  })
}
