import type { ScrollTarget } from '../pages/scroll-target.ts'
import { waitForElement } from './wait-for-element.ts'

/** Scrolls as the rule says; waits for a hash's target, because a page may render it late (SES-036…038). Respects prefers-reduced-motion. */
export async function scrollToTarget(target: ScrollTarget): Promise<void> {
  if (target.kind === 'stay') return
  if (target.kind !== 'element')
    return window.scrollTo(target.kind === 'top' ? { left: 0, top: 0 } : { left: target.left, top: target.top })
  const element = await waitForElement(() => document.getElementById(target.id))
  if (!element) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: element.getBoundingClientRect().top + window.scrollY - target.offset_px,
    behavior: still ? 'auto' : target.behavior,
  })
}
